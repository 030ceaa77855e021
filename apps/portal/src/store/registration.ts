import type { Registration } from '@ensaio/domain'
import type { StateCreator } from 'zustand'

/** A failed pre-registration. Kept in memory only, because it contains personal data. */
export interface RegistrationSlice {
  registration: Registration | null
  /** Keeps the typed values for a return to the form; null deletes them. */
  keepRegistration: (registration: Registration | null) => void
}

/** Creates the registration part of the store. */
export function registrationSlice(): StateCreator<RegistrationSlice, [], [], RegistrationSlice> {
  return (set) => ({
    registration: null,
    keepRegistration: (registration) => set({ registration }),
  })
}

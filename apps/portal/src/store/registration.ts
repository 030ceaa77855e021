import type { Registration } from '@ensaio/domain'
import type { StateCreator } from 'zustand'

/** A pre-registration that went wrong. It is in memory alone: it says who somebody is. */
export interface RegistrationSlice {
  registration: Registration | null
  /** Keeps what was typed, for whoever comes back to the form; null forgets it. */
  keepRegistration: (registration: Registration | null) => void
}

/** Makes the registration part of the store. */
export function registrationSlice(): StateCreator<RegistrationSlice, [], [], RegistrationSlice> {
  return (set) => ({
    registration: null,
    keepRegistration: (registration) => set({ registration }),
  })
}

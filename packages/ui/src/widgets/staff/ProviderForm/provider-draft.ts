import { NewProvider, type StaffProvider, servedCities } from '@ensaio/domain'
import * as v from 'valibot'

/** Somebody new who photographs, while being typed. */
export const AddedProvider = v.object({ ...NewProvider.entries, active: v.boolean() })

/** Somebody known: the e-mail is their login and stays. */
export const ChangedProvider = v.object({ ...AddedProvider.entries, email: v.string() })

/** What the form holds; the city is any text until it is chosen. */
export type ProviderTyped = Omit<v.InferInput<typeof AddedProvider>, 'city'> & { city: string }

/** What the form gives. */
export type ProviderDraft = v.InferOutput<typeof AddedProvider>

/** The form as it opens: what is known of somebody, or a usual week. */
export function typedOf(provider: StaffProvider | null): ProviderTyped {
  return {
    name: provider?.name ?? '',
    email: provider?.email ?? '',
    phone: provider?.phone ?? '',
    city: provider?.city ?? servedCities[0].name,
    working_days: provider?.working_days ?? [1, 2, 3, 4, 5],
    active: provider?.active ?? true,
  }
}

import { type CityNames, formatPostalCode, NewProvider, type StaffProvider } from '@ensaio/domain'
import * as v from 'valibot'

/** A new photographer as typed. */
export const AddedProvider = v.object({ ...NewProvider.entries, active: v.boolean() })

/** An existing photographer: the e-mail is the login and cannot change. */
export const ChangedProvider = v.object({ ...AddedProvider.entries, email: v.string() })

/** The values of the form; the city may be empty. */
export type ProviderTyped = Omit<v.InferInput<typeof AddedProvider>, 'city'> & { city: string }

/** The output of the form. */
export type ProviderDraft = v.InferOutput<typeof AddedProvider>

/** The initial values of the form: an existing photographer, or a usual week. */
export function typedOf(provider: StaffProvider | null, cities: CityNames): ProviderTyped {
  return {
    name: provider?.name ?? '',
    email: provider?.email ?? '',
    phone: provider?.phone ?? '',
    city: provider?.city ?? cities[0] ?? '',
    working_days: provider?.working_days ?? [1, 2, 3, 4, 5],
    active: provider?.active ?? true,
    base_cep: formatPostalCode(provider?.base_cep ?? ''),
    skills: provider?.skills ?? [],
  }
}

import * as v from 'valibot'
import { endpoint } from '../wire/endpoint.ts'

const spelling = /^\d{2}\.?\d{3}-?\d{3}$/
const incomplete = 'Complete o CEP: são 8 números.'
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Any spelling of a CEP → 8 digits (rule wire-digits). */
export const PostalCode = v.pipe(
  v.string('Informe o CEP.'),
  v.trim(),
  v.nonEmpty('Informe o CEP.'),
  v.regex(spelling, incomplete),
  v.transform(digitsOf),
)

/** The same where none has to be told: null and an empty text are null. */
export const OptionalPostalCode = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text?.trim() ?? ''),
  v.check((text) => text === '' || spelling.test(text), incomplete),
  v.transform((text) => (text === '' ? null : digitsOf(text))),
)

/** The address of a CEP; the CEP of a whole town has neither street nor neighbourhood. */
export const PostalCodeAddress = v.object({
  postal_code: v.string(),
  street: v.string(),
  neighborhood: v.string(),
  city: v.string(),
  state: v.string(),
})
export type PostalCodeAddress = v.InferOutput<typeof PostalCodeAddress>

/** Looks up a CEP (rule address-search); on failure the fields are typed by hand. */
export const findPostalCode = endpoint({
  method: 'GET',
  path: '/cep/{cep}',
  summary: 'The address of a CEP.',
  audience: 'public',
  output: PostalCodeAddress,
})

import * as v from 'valibot'
import { line } from '../person/text.ts'
import { PostalCode } from './postal-code.ts'
import { State } from './states.ts'

/** An address as typed: CEP first, the rest filled in from it or by hand (rule address-search). */
export const AddressForm = v.object({
  postal_code: PostalCode,
  street: line('Informe a rua.'),
  number: line('Informe o número.', 20),
  neighborhood: line('Informe o bairro.'),
  city: line('Informe a cidade.'),
  state: State,
})
export type AddressForm = v.InferOutput<typeof AddressForm>

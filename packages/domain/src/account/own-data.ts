import * as v from 'valibot'
import { Phone } from '../person/phone.ts'
import { line, orNone } from '../person/text.ts'
import { endpoint } from '../wire/endpoint.ts'

/** A person's own name and number, as typed. Without a mobile number, no message reaches a phone (rule own-data). */
export const OwnData = v.object({ name: line('Informe o seu nome.'), phone: orNone(Phone) })
export type OwnData = v.InferInput<typeof OwnData>

/** 422 for a photographer without a number: clients and the office call them. */
export const saveOwnData = endpoint({
  method: 'POST',
  path: '/account/data',
  summary: 'Changes the name and the number of the caller; what the old number agreed to ends.',
  audience: 'signed-in',
  body: OwnData,
  output: v.null(),
})

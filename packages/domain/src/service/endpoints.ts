import * as v from 'valibot'
import { endpoint } from '../wire/endpoint.ts'
import { Service } from './schema.ts'

/** The services that the signed-in person's company may order. */
export const listClientServices = endpoint({
  method: 'GET',
  path: '/client/services',
  summary: 'The services that your company may order.',
  audience: 'client',
  output: v.array(Service),
})

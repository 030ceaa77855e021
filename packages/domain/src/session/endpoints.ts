import * as v from 'valibot'
import { BrazilianPoint } from '../address/position.ts'
import { endpoint } from '../wire/endpoint.ts'
import { SessionChange } from './information.ts'
import { SessionPage, SessionSearch } from './lists/search.ts'
import { Session } from './schema.ts'

/** The company's ensaios: 25 a page, with the four counters (rule list-counters). */
export const searchSessions = endpoint({
  method: 'POST',
  path: '/sessions/search',
  summary: 'Searches the ensaios of your company, 25 a page, with the four counters.',
  audience: 'client',
  body: SessionSearch,
  output: SessionPage,
})

/** One ensaio; 404 when the caller may not see it (rule accessible-to). Staff see every item (rule client-items). */
export const getSession = endpoint({
  method: 'GET',
  path: '/sessions/{id}',
  summary: 'One whole ensaio.',
  audience: 'signed-in',
  output: Session,
})

/**
 * Changes one thing of an ensaio: moves it as the caller may (rule status-moves; when cancelling, `has_fee` counts for admins only, else the
 * server works the fee out, rule untrusted-claims), or writes the contact, or the property's data. Scheduling takes a day: it happens on the public page.
 */
export const updateSession = endpoint({
  method: 'POST',
  path: '/sessions/{id}',
  summary: 'Moves or cancels an ensaio, or changes its contact or the data of its property.',
  audience: 'signed-in',
  body: SessionChange,
  output: Session,
})

/** Sets the position of the property by hand; null takes that of its address again (rule property-position). */
export const setPosition = endpoint({
  method: 'POST',
  path: '/staff/sessions/{id}/position',
  summary: 'Sets where the property is on the map, or takes the position of its address again.',
  audience: 'dispatch',
  body: v.object({ point: v.nullable(BrazilianPoint) }),
  output: Session,
})

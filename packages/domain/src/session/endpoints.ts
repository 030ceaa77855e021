import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { Session } from './schema.ts'
import { SessionPage, SessionSearch } from './search.ts'
import { SessionStatus } from './status.ts'

/** The company's ensaios: 25 a page, with the four counters (D3). */
export const searchSessions = endpoint({
  method: 'POST',
  path: '/sessions/search',
  summary: 'Searches the ensaios of your company, 25 a page, with the four counters.',
  audience: 'client',
  body: SessionSearch,
  output: SessionPage,
})

/** One ensaio; somebody else's answers like one that does not exist (D1). */
export const getSession = endpoint({
  method: 'GET',
  path: '/sessions/{id}',
  summary: 'One ensaio, whole.',
  audience: 'client',
  output: Session,
})

/** Cancels (status 3). `has_fee` counts for staff only: the server works the fee out (D6). */
export const updateSession = endpoint({
  method: 'POST',
  path: '/sessions/{id}',
  summary: 'Cancels an ensaio.',
  audience: 'client',
  body: v.object({ status: SessionStatus, has_fee: v.optional(v.boolean()) }),
  output: Session,
})

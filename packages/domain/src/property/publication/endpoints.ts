import * as v from 'valibot'
import { endpoint } from '../../wire/endpoint.ts'
import { Publication, PublicationForm, PublicProperty } from './schema.ts'

/** The published page of an ensaio's property, also before it is turned on. */
export const getPublication = endpoint({
  method: 'GET',
  path: '/sessions/{id}/publication',
  summary: "The published page of an ensaio's property.",
  audience: 'review',
  output: Publication,
})

/**
 * Fills in the page, and turns it on or off. Needs delivered material to be turned on. 409 `transition_refused` when it is no longer as the
 * person saw it (rule seen-form); turning it off is not refused, and then changes nothing else.
 */
export const savePublication = endpoint({
  method: 'POST',
  path: '/sessions/{id}/publication',
  summary: "Fills in the published page of an ensaio's property, and turns it on or off.",
  audience: 'review',
  body: PublicationForm,
  output: Publication,
})

/** Gives the page two new addresses; the old ones never open again. */
export const renewPublication = endpoint({
  method: 'POST',
  path: '/sessions/{id}/publication/addresses',
  summary: 'Replaces both addresses of a published page.',
  audience: 'review',
  output: Publication,
})

/** A published page. An address that is unknown, withdrawn, expired or behind a password is answered alike (rule published-page). */
export const getPublicProperty = endpoint({
  method: 'GET',
  path: '/properties/{code}',
  summary: 'The published page of a property.',
  audience: 'public',
  output: PublicProperty,
})

/** Opens a page behind a password in this browser, for a day. */
export const openPublicProperty = endpoint({
  method: 'POST',
  path: '/properties/{code}/password',
  summary: 'Opens a published page with its password.',
  audience: 'public',
  body: v.object({ password: v.string('Digite a senha.') }),
  output: PublicProperty,
})

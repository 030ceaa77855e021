import { formatDate } from '../../calendar/format-date.ts'
import type { LocalDate } from '../../calendar/local-date.ts'
import { Session } from '../../session/schema.ts'
import { endpoint } from '../../wire/endpoint.ts'
import type { Originals } from './originals-schema.ts'

/** How many days before they are archived a company is told of its originals, and how long they stay once they were asked back. */
export const originalsNotice = 30

/** Here until a day, in the archive, or asked back from it. */
export type OriginalsState = 'leaving' | 'archived' | 'asked'

/** The state of the originals of an ensaio. */
export function originalsState({ archived_at, asked_at }: Originals): OriginalsState {
  if (archived_at === null) return 'leaving'
  return asked_at === null ? 'archived' : 'asked'
}

/** Why an original cannot be downloaded now. */
export const originalsArchived =
  'Os originais deste ensaio estão no arquivo. Peça-os de volta na página do ensaio; os outros tamanhos continuam disponíveis.'

/** The sentence about originals that are asked for while they are here. */
export function originalsHere(until: LocalDate): string {
  return `Os originais estão aqui até ${formatDate(until)}.`
}

/** Asks for archived originals back; the same again changes nothing. 409 while they are here (rule archived-originals). */
export const askForOriginals = endpoint({
  method: 'POST',
  path: '/sessions/{id}/originals',
  summary: 'Asks for the archived originals of an ensaio back.',
  audience: 'signed-in',
  output: Session,
})

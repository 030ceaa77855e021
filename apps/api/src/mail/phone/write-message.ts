import {
  formatLongInstant,
  type Instant,
  nearDayText,
  type PhoneKind,
  type PhoneWords,
  phoneLabel,
  phoneText,
  templateValues,
  withNoun,
} from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import { buildingOf, placeLine, visitSubject } from '../letters/place.ts'
import type { ToldSession } from './repository/phone-sessions.ts'

/** A message to be written: the ensaios that it is about, in order. */
export interface Telling {
  kind: PhoneKind
  sessions: readonly ToldSession[]
  /** The first start that it is about; null where none is told. */
  start: Instant | null
  name: string | null
  link: string
  /** The token of the number's link. */
  token: string
}

/** A message in words. */
export interface WrittenMessage {
  subject: string
  text: string
  values: string[]
}

function firstName(name: string | null): string {
  const first = name?.trim().split(/\s+/)[0] ?? ''
  // Strangers type names, and could enter an advert.
  return /^[\p{L}’'-]{2,30}$/u.test(first) ? first : 'tudo bem'
}

/** Photographers read the building only, as in their mails (rule photographer-window). */
function isForPhotographer(kind: PhoneKind): boolean {
  return kind.startsWith('photographer_') || kind === 'day_summary'
}

function wordsOf(
  { kind, sessions, start, name, link, token }: Telling,
  links: Links,
  now: Instant,
): PhoneWords {
  const [first] = sessions
  const common = { nome: firstName(name), link, sair: links.phonePreferences(token) }
  if (first === undefined) return common
  const isOne = sessions.length === 1
  const place = placeLine(isOne && !isForPhotographer(kind) ? first : buildingOf(topicOf(first, start)))
  const count = withNoun(sessions.length, 'visita', 'visitas')
  return {
    ...common,
    empresa: first.company,
    lugar: isOne || kind === 'day_summary' ? place : `${place}, ${count}`,
    visitas: count,
    quando: start === null ? '' : formatLongInstant(start, first.timeZone),
    dia: start === null ? '' : nearDayText(start, now, first.timeZone),
  }
}

function topicOf({ address, vertical_data, timeZone }: ToldSession, start: Instant | null) {
  return { address, vertical_data, timeZone, start }
}

/** Writes a message as it is true now: its template's values, its text, and its line in "Caixa de saída". */
export function writeMessage(telling: Telling, links: Links, now: Instant): WrittenMessage {
  const { kind, sessions, start } = telling
  const words = wordsOf(telling, links, now)
  const [first] = sessions
  const label = phoneLabel(kind)
  const topic = first && topicOf(first, start)
  const about = topic && (sessions.length > 1 || isForPhotographer(kind) ? buildingOf(topic) : topic)
  return {
    subject: about === undefined ? label : visitSubject(label, about),
    text: phoneText(kind, words),
    values: templateValues(kind, words),
  }
}

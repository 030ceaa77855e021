import { randomUUID } from 'node:crypto'
import { type Instant, isMobile, isQuiet, type PhoneKind, phoneToE164, quietEnd } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import type { PhoneReader } from '../../database/tables/desk.ts'
import { consentsOf, hasConsents } from './repository/phone-consent.ts'
import { putMessage } from './repository/phone-outbox.ts'
import { readPhotographer, readTold, type ToldSession } from './repository/phone-sessions.ts'
import { writeMessage } from './write-message.ts'

/** Who of an ensaio's people gets a message. */
type ToldPerson = 'receiver' | 'invited' | 'orderer'

/** An event that phones are told of. */
export interface PhoneNews {
  kind: PhoneKind
  sessionIds: readonly number[]
  links: Links
  /** Who is told; the photographer of `providerId` alone, where that is given. */
  people?: readonly ToldPerson[]
  providerId?: number
  /** The start that it is about, where that is not the ensaio's own any more. */
  start?: Instant
  /** Which reminder it is; other events are told by their instant. */
  occasion?: string
}

interface Reader {
  reader: PhoneReader
  name: string
  phone: string
  link: string
}

function peopleOf(sessions: readonly ToldSession[], people: readonly ToldPerson[], links: Links): Reader[] {
  const [first] = sessions
  if (first === undefined) return []
  const many = sessions.length > 1
  const calendar = links.calendar(many ? (first.group ?? first.token) : first.token)
  const page = many ? links.sessions : links.session(first.id)
  return people.flatMap((person): Reader[] =>
    sessions.flatMap((session) => {
      const isOrderer = person === 'orderer'
      const reader: PhoneReader = isOrderer ? 'orderer' : 'holder'
      const link = isOrderer ? page : calendar
      return session.people[person].map(({ name, phone }) => ({ reader, name, phone, link }))
    }),
  )
}

/** Leaves out what is no mobile number, and numbers that came before. */
function reachable(readers: readonly Reader[]): Reader[] {
  const mobile = readers
    .filter(({ phone }) => isMobile(phone))
    .map((one) => ({ ...one, phone: phoneToE164(one.phone) }))
  return mobile.filter(({ phone }, nth) => mobile.findIndex((other) => other.phone === phone) === nth)
}

async function readersOf(tx: Tx, news: PhoneNews, sessions: readonly ToldSession[]): Promise<Reader[]> {
  const { people = [], providerId, links } = news
  if (providerId === undefined) return reachable(peopleOf(sessions, people, links))
  const person = await readPhotographer(tx, providerId)
  const [first] = sessions
  if (person === null || first === undefined) return []
  return reachable([{ ...person, reader: 'photographer', link: links.staffSession('provider', first.id) }])
}

/**
 * Writes an event to the phones of those who agreed, in the transaction of the event, once for each person and channel; returns how many
 * messages. In the quiet hours of the property they wait for the morning (rule phone-messages).
 */
export async function tellByPhone(tx: Tx, news: PhoneNews, now: Instant): Promise<number> {
  const { kind, providerId = null, links, occasion = now } = news
  if (!(await hasConsents(tx))) return 0
  const sessions = await readTold(tx, news.sessionIds)
  const [first] = sessions
  if (first === undefined) return 0
  const readers = await readersOf(tx, news, sessions)
  const consents = await consentsOf(
    tx,
    readers.map(({ phone }) => phone),
  )
  const start = news.start ?? first.start
  const starts = sessions.map((session) => news.start ?? session.start ?? now)
  const held_until = isQuiet(now, first.timeZone) ? quietEnd(now, first.timeZone) : null
  let written = 0
  for (const { reader, name, phone, link } of readers) {
    const consent = consents.find((one) => one.phone === phone)
    const channel = consent?.agreed[0]
    if (consent === undefined || channel === undefined) continue
    const { token } = consent
    const { subject, text } = writeMessage({ kind, sessions, start, name, link, token }, links, now)
    const isNew = await putMessage(tx, {
      ...{ reference: randomUUID(), channel, kind, reader, recipient: phone, recipient_name: name },
      ...{ session_id: first.id, occasion, session_ids: sessions.map(({ id }) => id), starts },
      ...{ provider_id: providerId, link, time_zone: first.timeZone, subject, text },
      ...{ created_at: now, held_until },
    })
    if (isNew) written += 1
  }
  return written
}

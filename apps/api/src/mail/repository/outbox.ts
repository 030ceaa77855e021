import { randomUUID } from 'node:crypto'
import {
  type CalendarEvent,
  hostingNoticeKinds,
  type Instant,
  type KeptHouseBrand,
  type MailKind,
  type MailPart,
  type MailText,
  type MailTopic,
  reminderKinds,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Links } from '../../config/links.ts'
import type { Database, Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { isSummaryStale } from '../../scheduling/repository/day-summaries.ts'
import { readHouseBrand } from '../../settings/repository/house-brand.ts'
import { preferenceOf } from './mail-preferences.ts'
import { findMailTexts } from './mail-texts.ts'
import { wasWrittenBefore } from './written-before.ts'

/** The words of a mail. */
interface Written {
  subject: string
  text: string
  html: string
  /** The body's parts, for a preview. */
  parts: MailPart[]
}

/** A mail to be sent to one person. */
export interface Letter {
  /** Their address, without a name. */
  recipient: string
  name: string | null
  /** The mail whose words administrators change; left out for one that has fixed words. */
  kind?: MailKind | null
  /** Writes it under a house's name, in its colour (rule house-brand); `text` are the words that administrators gave it (rule mail-texts), `preferencesUrl` the page of an optional one where it is turned off. */
  writtenBy: (house: KeptHouseBrand, text?: MailText | null, preferencesUrl?: string | null) => Written
  /** The visit to attach as a calendar file. */
  event: CalendarEvent | null
}

/** A waiting mail. */
export interface WaitingMail {
  id: number
  message_id: string
  recipient: string
  recipient_name: string | null
  subject: string
  text: string
  html: string | null
  event: CalendarEvent | null
  created_at: Instant
  attempts: number
  unsubscribe_url: string | null
  /** Is it a reminder of something that has changed since, or one of a visit that was written before today? */
  is_stale: boolean
  /** The reminders in it that still hold. */
  standing: number[]
}

/** The topic and reminders of a mail that its reader may turn off. */
interface Optional {
  topic: MailTopic
  links: Links
  /** The reminders in it: those that no longer hold before it is sent are left out (rule visit-reminders). */
  reminderIds: readonly number[]
  /** The summary of a photographer's day in it; written again when it no longer holds before it is sent (rule day-summary). */
  daySummaryId?: number | null
}

type Extra = { unsubscribe_url?: string; reminder_ids?: number[]; day_summary_id?: number | null }

/** Writes the letters for their readers and inserts them, with the same `extra` columns. */
async function put(tx: Tx, letters: readonly Letter[], extra: Extra, now: Instant): Promise<void> {
  if (letters.length === 0) return
  const kinds = letters.flatMap(({ kind }) => kind ?? [])
  const saved = await findMailTexts(tx, [...new Set(kinds)])
  const house = await readHouseBrand(tx)
  const rows = letters.map(({ recipient, name, event, kind, writtenBy }) => {
    const words = kind ? saved.get(kind) : null
    const { subject, text, html } = writtenBy(house, words, extra.unsubscribe_url)
    return {
      recipient,
      subject,
      text,
      html,
      recipient_name: name,
      event: event === null ? null : JSON.stringify(event),
      message_id: `${randomUUID()}@ensaio`,
      created_at: now,
      ...extra,
    }
  })
  await tx.insertInto('outbox').values(rows).execute()
}

/** Puts a mail into the outbox, in the transaction of the event that it reports (rule mail-outbox). */
export function enqueueMail(tx: Tx, letter: Letter, now: Instant): Promise<void> {
  return put(tx, [letter], {}, now)
}

/** The same for all mails of one event, in three statements: other transactions often wait for the one that reports it. */
export function enqueueMails(tx: Tx, letters: readonly Letter[], now: Instant): Promise<void> {
  return put(tx, letters, {}, now)
}

/** The same for a mail that its reader may turn off; returns whether they want it (rule mail-preferences). */
export async function enqueueOptional(
  tx: Tx,
  letter: Letter,
  { topic, links, reminderIds, daySummaryId = null }: Optional,
  now: Instant,
): Promise<boolean> {
  const { token, off } = await preferenceOf(tx, letter.recipient)
  if (off.includes(topic)) return false
  const unsubscribe_url = links.mailPreferences(token, topic)
  const kept = { reminder_ids: [...reminderIds], day_summary_id: daySummaryId }
  await put(tx, [letter], { unsubscribe_url, ...kept }, now)
  return true
}

/**
 * The reminders of the mail that hold at an instant: their visit has not moved, begun or been cancelled, and none of its later reminders says the
 * same; no date was chosen; or the tour still goes offline then. On the day of the visit, only its last reminder holds.
 */
const standing = (now: Instant) => sql`array(
  select r.id from reminders r join photo_sessions s on s.id = r.session_id
  where r.id = any(outbox.reminder_ids) and (case
    when r.kind in ('first', 'second') then s.status = 1
    when r.kind like 'hosting%' then s.status in (5, 8) and exists (
      select from tours t join session_products p on p.id = t.session_product_id
      where p.session_id = s.id and t.hosted_until = (r.about at time zone 'UTC')::date)
    else s.status = 2 and s.scheduled_for = r.about and r.about > ${now}::timestamptz
      and (r.kind = 'morning'
        or (${now}::timestamptz at time zone s.time_zone)::date < (r.about at time zone s.time_zone)::date)
      and not exists (
        select from reminders l where l.session_id = r.session_id and l.about = r.about and l.id > r.id) end))`

/** Has the mail reminders of visits that were written before today? They say “amanhã” or “hoje”. */
const isDated = (now: Instant) => sql`exists (
  select from reminders r join photo_sessions s on s.id = r.session_id
  where r.id = any(outbox.reminder_ids) and r.kind in (${sql.join(reminderKinds)}) and ${wasWrittenBefore(now)})`

/** Takes the oldest waiting mail for some minutes, skipping mails that another process has; null when none waits. */
export async function takeMail(db: Database, now: Instant, forMinutes: number): Promise<WaitingMail | null> {
  const taken = await sql<Omit<WaitingMail, 'is_stale'> & { told: number; is_outdated: boolean }>`
    update outbox set attempts = attempts + 1,
      held_until = ${now}::timestamptz + interval '1 minute' * ${forMinutes}::int
    where id = (
      select id from outbox
      where sent_at is null and given_up_at is null
        and (held_until is null or held_until <= ${now}::timestamptz)
      order by id limit 1 for update skip locked
    )
    returning id, message_id, recipient, recipient_name, subject, text, html, event, created_at, attempts, unsubscribe_url,
      ${standing(now)} as standing, coalesce(cardinality(reminder_ids), 0) as told,
      (${isDated(now)} or day_summary_id is not null and ${isSummaryStale(now)}) as is_outdated ${prepared}`.execute(
    db,
  )
  const [mail] = taken.rows
  if (mail === undefined) return null
  const { told, is_outdated, ...waiting } = mail
  return { ...waiting, is_stale: is_outdated || mail.standing.length < told }
}

/**
 * Deletes an unsent mail about something that has changed since; returns false when it was sent or is gone. The summary of a day is then
 * written again as the day is now, and a notice about several tours without the one that stays online, unless another reader got it.
 */
export async function dropMail(tx: Tx, id: number): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning(['reminder_ids', 'day_summary_id'])
    .executeTakeFirst()
  if (dropped === undefined) return false
  await tx.deleteFrom('day_summaries').where('id', '=', dropped.day_summary_id).execute()
  const ids = dropped.reminder_ids ?? []
  if (ids.length < 2) return true
  await tx
    .deleteFrom('reminders as r')
    .where('r.id', 'in', ids)
    .where('r.kind', 'in', hostingNoticeKinds)
    .where(sql<boolean>`not exists (select from outbox o where r.id = any(o.reminder_ids))`)
    .execute()
  return true
}

/** Marks a mail as sent. */
export async function markSent(db: Database, id: number, now: Instant): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, held_until: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Writes why sending failed, and when it is tried again. */
export async function putBack(db: Database, id: number, reason: string, until: Instant): Promise<void> {
  await db.updateTable('outbox').set({ last_error: reason, held_until: until }).where('id', '=', id).execute()
}

/** Gives a mail up for good, with the reason. */
export async function giveUp(db: Database, id: number, reason: string, now: Instant): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: reason, held_until: null, given_up_at: now })
    .where('id', '=', id)
    .execute()
}

/**
 * Lets an unsent mail be taken at once, like a new one; returns false when it was sent or does not exist. A mail that is being sent just
 * then may be sent twice, under the same id, so that it appears once.
 */
export async function sendAgain(db: Database, id: number): Promise<boolean> {
  const freed = await db
    .updateTable('outbox')
    .set({ attempts: 0, held_until: null, given_up_at: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return freed !== undefined
}

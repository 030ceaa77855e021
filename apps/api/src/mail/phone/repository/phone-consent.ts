import { randomBytes } from 'node:crypto'
import { type Instant, isMobile, type PhoneChannel, phoneChannels } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/database.ts'

const newToken = () => randomBytes(24).toString('base64url')

const consentColumns = [
  'phone',
  'token',
  'whatsapp_since',
  'sms_since',
  'no_whatsapp_at',
  'changed_at',
] as const
const columnOf = { whatsapp: 'whatsapp_since', sms: 'sms_since' } as const

/** The number of a link, and the channels that its owner agreed to. */
export interface KeptConsent {
  phone: string
  token: string
  agreed: PhoneChannel[]
  /** Has its owner ever agreed to messages, or ended them? */
  hasChosen: boolean
  /** When WhatsApp last said that the number has none. */
  noWhatsAppAt: Instant | null
}

function consentOf(row: {
  phone: string
  token: string
  whatsapp_since: Instant | null
  sms_since: Instant | null
  no_whatsapp_at: Instant | null
  changed_at: Instant | null
}): KeptConsent {
  const agreed = phoneChannels.filter((channel) => row[columnOf[channel]] !== null)
  const { phone, token, changed_at, no_whatsapp_at: noWhatsAppAt } = row
  return { phone, token, agreed, hasChosen: changed_at !== null, noWhatsAppAt }
}

/** The consents of these numbers, of those that ever had one (rule phone-consent). */
export async function consentsOf(db: Database, phones: readonly string[]): Promise<KeptConsent[]> {
  if (phones.length === 0) return []
  const found = await db
    .selectFrom('phone_preferences')
    .select(consentColumns)
    .where('phone', 'in', phones)
    .execute()
  return found.map(consentOf)
}

/** Has anybody agreed to any channel? Where nobody has, events cost one small question. */
export async function hasConsents(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('phone_preferences')
    .select('phone')
    .where((build) => build.or([build('whatsapp_since', 'is not', null), build('sms_since', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The consent behind a link; null for an unknown one. */
export async function consentByLink(db: Database, token: string): Promise<KeptConsent | null> {
  const found = await db
    .selectFrom('phone_preferences')
    .select(consentColumns)
    .where('token', '=', token)
    .executeTakeFirst()
  return found === undefined ? null : consentOf(found)
}

/**
 * Writes that a number agrees to a channel, or no longer does; a landline never does. Consent is asked again when a message is taken, so
 * that nothing leaves that waits, or that another transaction is writing just now.
 */
export async function writeConsent(
  tx: Tx,
  phone: string,
  { channel, is_on: isOn }: { channel: PhoneChannel; is_on: boolean },
  now: Instant,
): Promise<void> {
  if (!isMobile(phone)) return
  const column = columnOf[channel]
  const since = isOn ? now : null
  await tx
    .insertInto('phone_preferences')
    .values({
      phone,
      token: newToken(),
      whatsapp_since: null,
      sms_since: null,
      [column]: since,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('phone').doUpdateSet({
        [column]: isOn
          ? sql`coalesce(phone_preferences.${sql.ref(column)}, excluded.${sql.ref(column)})`
          : null,
        changed_at: now,
      }),
    )
    .execute()
}

/** Remembers when WhatsApp said that a number has none (rule phone-fallback); null forgets it, as a message arrived there. */
export async function rememberNoWhatsApp(tx: Tx, phone: string, at: Instant | null): Promise<void> {
  await tx
    .updateTable('phone_preferences')
    .set({ no_whatsapp_at: at })
    .where('phone', '=', phone)
    .where('no_whatsapp_at', 'is distinct from', at)
    .execute()
}

/** Keeps a number that nobody agreed for, so that a message to it has a link where messages are ended; one that is there stays as it is. */
export async function keepNumber(tx: Tx, phone: string): Promise<void> {
  await tx
    .insertInto('phone_preferences')
    .values({ phone, token: newToken(), whatsapp_since: null, sms_since: null, changed_at: null })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute()
}

/** Ends all consents of a number, as its owner wrote to stop. */
export async function stopMessages(tx: Tx, phone: string, now: Instant): Promise<void> {
  for (const channel of phoneChannels) await writeConsent(tx, phone, { channel, is_on: false }, now)
}

/** The number of an account: its own, else that of its photographer; null without one. */
export async function phoneOf(db: Database, userId: number): Promise<string | null> {
  const found = await db
    .selectFrom('users')
    .leftJoin('providers', 'providers.user_id', 'users.id')
    .select(sql<string | null>`coalesce(users.phone, providers.phone)`.as('phone'))
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return found?.phone ?? null
}

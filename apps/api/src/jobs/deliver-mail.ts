import type { Instant } from '@ensaio/domain'
import type { Clock } from '../adapters/clock.ts'
import { type Mail, type Mailbox, type Mailer, MailRefused } from '../adapters/mail/mail.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import type { Links } from '../config/links.ts'
import type { Database } from '../database/database.ts'
import { giveUp, markSent, putBack, takeMail, type WaitingMail } from '../mail/repository/outbox.ts'
import { signatureOf } from '../mail/signature.ts'
import { renewReminder } from '../scheduling/reminders/renew-reminder.ts'
import { readHouseBrand } from '../settings/repository/house-brand.ts'

const second = 1000
const longestWait = 60 * 60 * second
const patience = 3 * 24 * 60 * 60 * second
/** Longer than sending one mail may take; after a crash, another server may then send it. */
const heldMinutes = 5
const mailsPerRound = 200

function later(now: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(now) + milliseconds).toISOString()
}

/** What sends mails: `from` is the configured sender; the storage holds the house's logo. */
interface Post {
  db: Database
  clock: Clock
  links: Links
  mailer: Mailer
  from: Mailbox
  storage?: Storage
}

async function asMail(waiting: WaitingMail, post: Post): Promise<Mail> {
  return {
    messageId: waiting.message_id,
    ...(await signatureOf(await readHouseBrand(post.db), waiting.html, post)),
    to: { name: waiting.recipient_name ?? '', address: waiting.recipient },
    subject: waiting.subject,
    text: waiting.text,
    html: waiting.html,
    event: waiting.event,
    date: waiting.created_at,
    unsubscribeUrl: waiting.unsubscribe_url ?? undefined,
  }
}

/**
 * Sends the waiting mails of the outbox, each at least once under the same id, and returns how many were sent (rule mail-outbox). A mail
 * that fails waits longer each time, from 15 seconds to an hour; when its address is refused for good or after three days it is given up,
 * with its last error. A waiting reminder leaves out visits that moved or were cancelled, and is dropped when none is left (rule
 * visit-reminders). A round ends at the first temporary failure, because the other mails would fail, too.
 */
export async function deliverMail(post: Post, onFailure: (error: unknown) => void): Promise<number> {
  const { db, clock, links, mailer } = post
  for (let sent = 0; sent < mailsPerRound; ) {
    const waiting = await takeMail(db, clock.now(), heldMinutes)
    if (waiting === null) return sent
    if (waiting.is_stale) {
      await renewReminder(db, waiting, { links, now: clock.now() })
      continue
    }
    try {
      await mailer.send(await asMail(waiting, post))
    } catch (error) {
      onFailure(error)
      const now = clock.now()
      const reason = error instanceof Error ? error.message.slice(0, 500) : String(error)
      const isOld = Date.parse(now) - Date.parse(waiting.created_at) > patience
      if (error instanceof MailRefused || isOld) {
        await giveUp(db, waiting.id, reason, now)
        continue
      }
      const wait = Math.min(15 * second * 2 ** (waiting.attempts - 1), longestWait)
      await putBack(db, waiting.id, reason, later(now, wait))
      return sent
    }
    // Outside the `try`: if marking fails, the mail was sent all the same. It stays held for some minutes before it is sent again.
    await markSent(db, waiting.id, clock.now())
    sent += 1
  }
  return mailsPerRound
}

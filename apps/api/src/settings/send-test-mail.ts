import { randomUUID } from 'node:crypto'
import type { Instant, MailTest, MailTestOutcome } from '@ensaio/domain'
import { type Mailbox, type Mailer, MailRefused } from '../adapters/mail/mail.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import type { Database } from '../database/database.ts'
import { mailTestMail } from '../mail/letters/welcome.ts'
import { signatureOf } from '../mail/signature.ts'
import { readHouseBrand } from './repository/house-brand.ts'

/** What sends mails; `mailsLeave` says whether a mail server is configured. */
export interface Post {
  mailer: Mailer
  from: Mailbox
  storage: Storage
  mailsLeave: boolean
}

const longest = 300

function outcomeOf(error: unknown): MailTestOutcome {
  if (error instanceof MailRefused) return 'refused'
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  if (code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2') return 'wrong_login'
  return responseCode === undefined ? 'unreachable' : 'refused'
}

/** Sends a mail to one person at once, and tells how it ended (rule mail-test). The outbox would try again in silence. */
export async function sendTestMail(
  db: Database,
  post: Post,
  person: { email: string; name: string },
  now: Instant,
): Promise<MailTest> {
  const house = await readHouseBrand(db)
  const { subject, text, html } = mailTestMail(person).writtenBy(house)
  const to = person.email
  try {
    await post.mailer.send({
      messageId: `${randomUUID()}@ensaio`,
      ...(await signatureOf(house, html, post)),
      to: { name: person.name, address: to },
      subject,
      text,
      html,
      event: null,
      date: now,
    })
    return { outcome: post.mailsLeave ? 'sent' : 'kept', to, said: null }
  } catch (error) {
    const said = (error instanceof Error ? error.message : String(error)).slice(0, longest)
    return { outcome: outcomeOf(error), to, said }
  }
}

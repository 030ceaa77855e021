import type { Clock } from '../ports/clock.ts'
import type { Database } from '../ports/database.ts'
import type { Mailer } from '../ports/mail.ts'
import { markSent, takeMails } from '../repositories/outbox.ts'

/** Sends what waits in the outbox, at least once each, and returns how many went (D40). A mail that fails waits longer each time. */
export async function deliverMail(
  { db, clock, mailer, from }: { db: Database; clock: Clock; mailer: Mailer; from: string },
  onFailure: (error: unknown) => void,
): Promise<number> {
  const mails = await takeMails(db, clock.now(), 20)
  let sent = 0
  for (const mail of mails) {
    try {
      const { message_id: messageId, recipient: to, subject, text, created_at: date } = mail
      await mailer.send({ messageId, from, to, subject, text, date })
      await markSent(db, mail.id, clock.now())
      sent += 1
    } catch (error) {
      onFailure(error)
    }
  }
  return sent
}

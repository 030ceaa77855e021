import { dateReminderKinds, type Instant, reminderKinds } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { dropMail, enqueueOptional, type Letter, type WaitingMail } from '../../mail/repository/outbox.ts'
import { readClaimed } from '../repository/reminders.ts'
import { dateReminderLetters, visitReminderLetters } from './reminder-letters.ts'

async function lettersAbout(tx: Tx, reminderIds: readonly number[], links: Links, now: Instant) {
  const { kind, sessionIds } = await readClaimed(tx, reminderIds)
  const ofVisit = reminderKinds.find((one) => one === kind)
  if (ofVisit) {
    const letters = await visitReminderLetters(tx, { kind: ofVisit, sessionIds, links }, now)
    return { topic: 'visit_reminders', letters } as const
  }
  const ofDate = dateReminderKinds.find((one) => one === kind)
  const letters: Letter[] = ofDate ? await dateReminderLetters(tx, { kind: ofDate, sessionIds, links }) : []
  return { topic: 'date_reminders', letters } as const
}

/**
 * Drops a waiting reminder of which something has changed, or one of a visit from an earlier day, and writes its reader another one, as of now, of
 * the ensaios that still stand as they were told; none, when all have changed (rule visit-reminders).
 */
export async function renewReminder(
  db: Database,
  { id, recipient, standing }: Pick<WaitingMail, 'id' | 'recipient' | 'standing'>,
  { links, now }: { links: Links; now: Instant },
): Promise<void> {
  await transact(db, async (tx) => {
    if (!(await dropMail(tx, id)) || standing.length === 0) return
    const { topic, letters } = await lettersAbout(tx, standing, links, now)
    const letter = letters.find((one) => one.recipient.toLowerCase() === recipient.toLowerCase())
    if (letter) await enqueueOptional(tx, letter, { topic, links, reminderIds: standing }, now)
  })
}

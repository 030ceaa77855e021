import { type Instant, lateDaysToTell } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import { type Database, transact } from '../../database/database.ts'
import { lateDeliveriesMail } from '../../mail/reminders/late-deliveries.ts'
import { enqueueOptional } from '../../mail/repository/outbox.ts'
import { dispatchersOf } from '../../providers/repository/providers.ts'
import { readHouseZone } from '../../settings/repository/house-brand.ts'
import { claimReminder, lockLate } from '../repository/reminders.ts'

/** Mails everybody who may dispatch the deliveries that have become late, all in one mail, each once; returns how many mails (rule late-delivery-mail). */
export async function tellLateDeliveries(
  { db, links }: { db: Database; links: Links },
  now: Instant,
): Promise<number> {
  const days = lateDaysToTell(now, await readHouseZone(db))
  if (days === null) return 0
  return transact(db, async (tx) => {
    const late = []
    for (const one of await lockLate(tx, days, now)) {
      const id = await claimReminder(tx, { sessionId: one.id, kind: 'late', about: one.start }, now)
      if (id !== null) late.push(one)
    }
    if (late.length === 0) return 0
    const optional = { topic: 'late_deliveries', links, reminderIds: [] } as const
    let written = 0
    for (const person of await dispatchersOf(tx)) {
      const letter = lateDeliveriesMail({ ...person, url: links.lateDeliveries }, late)
      if (await enqueueOptional(tx, letter, optional, now)) written += 1
    }
    return written
  })
}

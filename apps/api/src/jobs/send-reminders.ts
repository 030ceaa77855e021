import type { Clock } from '../adapters/clock.ts'
import type { Links } from '../config/links.ts'
import type { Database } from '../database/database.ts'
import { remindDates } from '../scheduling/reminders/remind-dates.ts'
import { remindVisits } from '../scheduling/reminders/remind-visits.ts'
import { tellLateDeliveries } from '../scheduling/reminders/tell-late-deliveries.ts'
import { readSettings } from '../settings/repository/settings.ts'

/**
 * Writes every reminder that is due into the outbox, each once in any number of processes, and returns how many mails (rules
 * visit-reminders, date-reminders and late-delivery-mail). What the house turned off is left out; turned on again, it begins with what is
 * due then.
 */
export async function sendReminders(
  { db, clock, links }: { db: Database; clock: Clock; links: Links },
  onFailure: (error: unknown) => void,
): Promise<number> {
  const now = clock.now()
  const { visit_reminders: ofVisits, date_reminders: ofDates } = (await readSettings(db)).settings
  const visits = ofVisits ? await remindVisits({ db, links }, now, onFailure) : 0
  const dates = ofDates ? await remindDates({ db, links }, now, onFailure) : 0
  return visits + dates + (await tellLateDeliveries({ db, links }, now))
}

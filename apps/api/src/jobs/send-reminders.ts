import type { Clock } from '../adapters/clock.ts'
import type { Links } from '../config/links.ts'
import type { Database } from '../database/database.ts'
import { tellHostingEnds } from '../deliverables/tell-hosting-ends.ts'
import { tellWeeklyDigests } from '../mail/reminders/tell-weekly-digests.ts'
import { remindDates } from '../scheduling/reminders/remind-dates.ts'
import { remindVisits } from '../scheduling/reminders/remind-visits.ts'
import { summarizeDays } from '../scheduling/reminders/summarize-days.ts'
import { tellLateDeliveries } from '../scheduling/reminders/tell-late-deliveries.ts'
import { tellConversations } from '../sessions/conversation/tell-conversations.ts'
import { readSettings } from '../settings/repository/settings.ts'

/**
 * Writes every reminder that is due, and what was said in conversations, into the outbox, each once in any number of processes, and returns
 * how many mails (rules visit-reminders, day-summary, date-reminders, hosting-notices, late-delivery-mail, weekly-digest and
 * conversation-mail). What the house turned off is left out; turned on again, it begins with what is due then.
 */
export async function sendReminders(
  { db, clock, links }: { db: Database; clock: Clock; links: Links },
  onFailure: (error: unknown) => void,
): Promise<number> {
  const now = clock.now()
  const where = { db, links }
  const { settings } = await readSettings(db)
  const visits = settings.visit_reminders ? await remindVisits(where, now, onFailure) : 0
  const days = settings.visit_reminders ? await summarizeDays(where, now, onFailure) : 0
  const dates = settings.date_reminders ? await remindDates(where, now, onFailure) : 0
  const hostings = settings.hosting_notices ? await tellHostingEnds(where, now, onFailure) : 0
  const late = await tellLateDeliveries(where, now)
  const digests = settings.weekly_digest ? await tellWeeklyDigests(where, now, onFailure) : 0
  const talks = await tellConversations(where, now, onFailure)
  return visits + days + dates + hostings + late + digests + talks
}

import { type FirstStepName, type FirstSteps, firstStepNames, type Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** Were the first steps dismissed? */
async function isDismissed(db: Database): Promise<boolean> {
  const row = await db.selectFrom('first_steps').select('dismissed_at').executeTakeFirst()
  return row !== undefined
}

/** The first steps; null once all are done, or they were dismissed. `mailsLeave` says whether a mail server is configured. */
export async function readFirstSteps(db: Database, mailsLeave: boolean): Promise<FirstSteps | null> {
  if (await isDismissed(db)) return null
  const { rows } = await sql<Record<FirstStepName, boolean>>`select
    exists (select from house_brand) as brand,
    exists (select from settings) as terms,
    exists (select from services join price_rules on price_rules.service_id = services.id where services.active) as services,
    exists (select from office_events where kind in ('city_added', 'city_changed')) as cities,
    not exists (
      select from cities where cities.active and not exists (
        select from providers where providers.active and providers.city = cities.name
      )
    ) as photographers,
    exists (select from office_events where kind = 'mail_tested' and detail->>'outcome' = 'sent') as mails,
    exists (
      select from office_events where kind = 'payment_tested'
        and detail->>'outcome' not in ('wrong_key', 'unreachable')
    ) as payments,
    (select count(*) > 1 from users where role is not null and disabled_at is null) as colleague,
    exists (select from companies) as client,
    exists (select from bookings) as visit`.execute(db)
  const [found] = rows
  if (found === undefined) return null
  const done = {
    ...found,
    // Cities that all have photographers were looked at.
    cities: found.cities || found.photographers,
    mails: found.mails && mailsLeave,
  }
  const steps = firstStepNames.map((name) => ({ name, done: done[name] }))
  return steps.every((step) => step.done) ? null : steps
}

/** Hides the first steps for everybody; returns false when somebody did before. */
export async function writeDismissal(tx: Tx, userId: number, now: Instant): Promise<boolean> {
  const written = await tx
    .insertInto('first_steps')
    .values({ dismissed_by: userId, dismissed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('dismissed_at')
    .executeTakeFirst()
  return written !== undefined
}

/** The name and address of a signed-in person, to whom tests are sent. */
export function readOwnAddress(db: Database, userId: number): Promise<{ name: string; email: string }> {
  return db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirstOrThrow()
}

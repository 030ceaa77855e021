import { sql } from 'kysely'
import { type Database, transact } from '../database.ts'
import { lateRows } from './0505-late-rows.ts'
import { failedMails } from './0506-failed-mails.ts'
import { partitions } from './0507-partitions.ts'
import { mergedCounts } from './0508-merged-counts.ts'
import { importedSessions } from './0509-imported-sessions.ts'
import { type Migration, migrationLock } from './migration.ts'
import { alone, buildOnline, runAhead } from './online-index.ts'
import { core } from './until-0088/0001-core.ts'
import { deliverables } from './until-0088/0002-deliverables.ts'
import { desk } from './until-0088/0003-desk.ts'
import { reference } from './until-0088/0004-reference.ts'
import { money } from './until-0088/0010-money.ts'
import { people } from './until-0088/0020-people.ts'
import { mail } from './until-0088/0021-mail.ts'
import { galleries } from './until-0088/0030-galleries.ts'
import { office } from './until-0088/0040-office.ts'
import { queues } from './until-0088/0040-queues.ts'
import { rateLimits } from './until-0088/0050-rate-limits.ts'
import { searching } from './until-0088/0060-searching.ts'
import { calendarChanges } from './until-0088/0061-calendar-changes.ts'
import { peopleLeave } from './until-0088/0062-people-leave.ts'
import { files } from './until-0088/0070-files.ts'
import { orientation } from './until-0088/0072-orientation.ts'
import { visitsOfHolders } from './until-0088/0076-visits-of-holders.ts'
import { list } from './until-0088/0078-list.ts'
import { bookingsOfASession } from './until-0088/0086-bookings-of-a-session.ts'
import { deliveredProducts } from './until-0088/0088-delivered-products.ts'
import { setUpLinks } from './until-0121/0090-set-up-links.ts'
import { cities } from './until-0121/0091-cities.ts'
import { settings } from './until-0121/0099-settings.ts'
import { officeRoles } from './until-0121/0100-office-roles.ts'
import { firstSteps } from './until-0121/0101-first-steps.ts'
import { leads } from './until-0121/0120-leads.ts'
import { inactiveCompanies } from './until-0121/0121-inactive-companies.ts'
import { houseBrand } from './until-0142/0130-house-brand.ts'
import { cityHours } from './until-0142/0140-city-hours.ts'
import { promisedDays } from './until-0142/0141-promised-days.ts'
import { tags } from './until-0142/0142-tags.ts'
import { secondSteps } from './until-0161/0150-second-steps.ts'
import { loginDevices } from './until-0161/0151-login-devices.ts'
import { emailChanges } from './until-0161/0152-email-changes.ts'
import { clientRoles } from './until-0161/0160-client-roles.ts'
import { mergedCompanies } from './until-0161/0161-merged-companies.ts'
import { serviceChanges } from './until-0230/0170-service-changes.ts'
import { pix } from './until-0230/0180-pix.ts'
import { paymentRefunds } from './until-0230/0181-payment-refunds.ts'
import { audit } from './until-0230/0190-audit.ts'
import { monthlyStatements } from './until-0230/0200-monthly-statements.ts'
import { mailTexts } from './until-0230/0220-mail-texts.ts'
import { coupons } from './until-0230/0230-coupons.ts'
import { reminders } from './until-0281/0250-reminders.ts'
import { calendarFeeds } from './until-0281/0260-calendar-feeds.ts'
import { carriedCredit } from './until-0281/0270-carried-credit.ts'
import { preparationLists } from './until-0281/0280-preparation-lists.ts'
import { preparedness } from './until-0281/0281-preparedness.ts'
import { numbers } from './until-0322/0285-numbers.ts'
import { finding } from './until-0322/0286-finding.ts'
import { sessionPositions } from './until-0322/0310-session-positions.ts'
import { hostingEnds } from './until-0322/0320-hosting-ends.ts'
import { weeklyDigests } from './until-0322/0321-weekly-digests.ts'
import { daySummaries } from './until-0322/0322-day-summaries.ts'
import { whoGoes } from './until-0342/0330-who-goes.ts'
import { preferredPeriods } from './until-0342/0340-preferred-periods.ts'
import { arrivals } from './until-0342/0341-arrivals.ts'
import { phoneMessages } from './until-0342/0342-phone-messages.ts'
import { apiKeys } from './until-0461/0350-api-keys.ts'
import { webhooks } from './until-0461/0351-webhooks.ts'
import { publications } from './until-0461/0370-publications.ts'
import { pageVisits } from './until-0461/0371-page-visits.ts'
import { photoSizes } from './until-0461/0390-photo-sizes.ts'
import { pageDownloads } from './until-0461/0391-page-downloads.ts'
import { listVersions } from './until-0461/0440-list-versions.ts'
import { listings } from './until-0461/0450-listings.ts'
import { conversations } from './until-0461/0460-conversations.ts'
import { favorites } from './until-0461/0461-favorites.ts'
import { photoVersions } from './until-0495/0470-photo-versions.ts'
import { hostingRenewals } from './until-0495/0480-hosting-renewals.ts'
import { videoFiles } from './until-0495/0490-video-files.ts'
import { panoramas } from './until-0495/0491-panoramas.ts'
import { phoneFallback } from './until-0495/0495-phone-fallback.ts'
import { paidRenewals } from './until-0504/0500-paid-renewals.ts'
import { planPages } from './until-0504/0501-plan-pages.ts'
import { planRooms } from './until-0504/0502-plan-rooms.ts'
import { dayShortenings } from './until-0504/0503-day-shortenings.ts'
import { photoArchives } from './until-0504/0504-photo-archives.ts'

/** All migrations, oldest first. Never change one that was released: add another. */
export const migrations: readonly Migration[] = [
  core,
  deliverables,
  desk,
  reference,
  money,
  people,
  mail,
  galleries,
  office,
  queues,
  rateLimits,
  searching,
  calendarChanges,
  peopleLeave,
  files,
  orientation,
  visitsOfHolders,
  list,
  bookingsOfASession,
  deliveredProducts,
  setUpLinks,
  cities,
  settings,
  officeRoles,
  firstSteps,
  leads,
  inactiveCompanies,
  houseBrand,
  cityHours,
  promisedDays,
  tags,
  secondSteps,
  loginDevices,
  emailChanges,
  clientRoles,
  mergedCompanies,
  serviceChanges,
  pix,
  paymentRefunds,
  audit,
  monthlyStatements,
  mailTexts,
  coupons,
  reminders,
  calendarFeeds,
  carriedCredit,
  preparationLists,
  preparedness,
  numbers,
  finding,
  sessionPositions,
  hostingEnds,
  weeklyDigests,
  daySummaries,
  whoGoes,
  preferredPeriods,
  arrivals,
  phoneMessages,
  apiKeys,
  webhooks,
  publications,
  pageVisits,
  photoSizes,
  pageDownloads,
  listVersions,
  listings,
  conversations,
  favorites,
  photoVersions,
  hostingRenewals,
  videoFiles,
  panoramas,
  phoneFallback,
  paidRenewals,
  planPages,
  planRooms,
  dayShortenings,
  photoArchives,
  lateRows,
  failedMails,
  partitions,
  mergedCounts,
  importedSessions,
]

/** The names of the steps that this database still lacks; ignores steps of a newer server. */
export async function missingMigrations(db: Database): Promise<string[]> {
  const done = await doneSteps(db)
  return migrations.filter((step) => !done?.has(step.name)).map((step) => step.name)
}

/** The names of the steps that were done; null in a database without any table. */
async function doneSteps(db: Database): Promise<Set<string> | null> {
  const { rows: tables } = await sql<{
    known: boolean
  }>`select to_regclass('migrations') is not null as known`.execute(db)
  if (!tables[0]?.known) return null
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return new Set(rows.map((row) => row.name))
}

/** Does the missing ones of these steps in one transaction, one process at a time; returns their names. */
function round(db: Database, steps: readonly Migration[]): Promise<string[]> {
  return transact(db, async (tx) => {
    // A step may take longer than the limit that protects the server from slow statements.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${migrationLock}::bigint)`.execute(tx)
    await sql`create table if not exists migrations (name text primary key, done_at timestamptz not null default now())`.execute(
      tx,
    )
    const done = await doneSteps(tx)
    const missing = steps.filter((step) => !done?.has(step.name))
    for (const step of missing) {
      for (const statement of step.statements) await sql.raw(statement).execute(tx)
      await sql`insert into migrations (name) values (${step.name})`.execute(tx)
    }
    return missing.map((step) => step.name)
  })
}

/** Does a step begin with work during which other servers go on writing? */
const isOnline = (step: Migration) => (step.online ?? step.ahead) !== undefined

/** Does the missing steps of a database in use. Those before an online one share a transaction; its online work follows, before its own transaction. */
async function upgrade(connection: Database, steps: readonly Migration[]): Promise<string[]> {
  const done = await doneSteps(connection)
  const names: string[] = []
  let waiting: Migration[] = []
  for (const step of steps) {
    if (!done?.has(step.name) && isOnline(step)) {
      names.push(...(await round(connection, waiting)))
      waiting = []
      await runAhead(connection, step.ahead ?? [])
      await buildOnline(connection, step.online ?? [])
    }
    waiting.push(step)
  }
  return [...names, ...(await round(connection, waiting))]
}

/**
 * Brings the database up to date, one process at a time; returns the names of the steps. The missing steps share a transaction, which
 * ends before a step with `online` indexes or statements `ahead`: these come first, while other servers write (rule online-index). A new
 * database is empty and needs only the transaction.
 */
export async function migrate(db: Database, steps: readonly Migration[] = migrations): Promise<string[]> {
  const done = await doneSteps(db)
  const isOnlineUpgrade = done !== null && steps.some((step) => isOnline(step) && !done.has(step.name))
  return isOnlineUpgrade ? alone(db, (connection) => upgrade(connection, steps)) : round(db, steps)
}

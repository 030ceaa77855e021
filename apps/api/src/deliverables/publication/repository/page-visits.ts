import type { DeviceKind, LocalDate, PublicationVisits, VisitSource } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'

/** One opening of a page, or one download from it. */
export interface PageVisit {
  sessionId: number
  day: LocalDate
  source: VisitSource
  device: DeviceKind | null
  what: 'visits' | 'downloads'
}

/** Adds one to the counts of a day. */
export async function countPageVisit(db: Database, visit: PageVisit): Promise<void> {
  const { sessionId, day, source, device, what } = visit
  await db
    .insertInto('page_visits')
    .values({ session_id: sessionId, day, source, device: device ?? '', [what]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'day', 'source', 'device'])
        .doUpdateSet({ [what]: sql`page_visits.${sql.ref(what)} + 1` }),
    )
    .execute()
}

/** The counts of a page from one day to another, both included; days without any are there, too. */
export async function readPageVisits(
  db: Database,
  sessionId: number,
  { from, until }: { from: LocalDate; until: LocalDate },
): Promise<PublicationVisits> {
  const rows = await db
    .selectFrom('page_visits')
    .select(['day', 'source', 'device', 'visits', 'downloads'])
    .where('session_id', '=', sessionId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .execute()
  const { rows: days } = await sql<{ day: LocalDate }>`
    select day::date as day from generate_series(${from}::date, ${until}::date, interval '1 day') as day
    order by day`.execute(db)
  const sum = (those: readonly { visits: number; downloads: number }[], what: 'visits' | 'downloads') =>
    those.reduce((total, row) => total + row[what], 0)
  const most = <Group extends { visits: number }>(groups: Group[]) =>
    groups.filter(({ visits }) => visits > 0).toSorted((one, other) => other.visits - one.visits)
  return {
    days: days.map(({ day }) => {
      const those = rows.filter((row) => row.day === day)
      return { day, visits: sum(those, 'visits'), downloads: sum(those, 'downloads') }
    }),
    sources: most(
      [...Map.groupBy(rows, ({ source }) => source)].map(([source, those]) => ({
        source,
        visits: sum(those, 'visits'),
      })),
    ),
    devices: most(
      [...Map.groupBy(rows, ({ device }) => device)].map(([device, those]) => ({
        device: device === '' ? null : device,
        visits: sum(those, 'visits'),
      })),
    ),
  }
}

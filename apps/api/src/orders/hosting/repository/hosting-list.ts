import {
  addDays,
  clientItemIds,
  type HostingList,
  type HostingPage,
  hasDelivery,
  hostingNotices,
  type Instant,
  type ListedHosting,
  sessionStatuses,
  sessionsPerPage,
} from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from '../../../accounts/viewer.ts'
import type { Database } from '../../../database/database.ts'
import { plainWords } from '../../../database/plain-column.ts'
import { matchesWord } from '../../../sessions/repository/queue-words.ts'

const days = hostingNotices.hosting_month

/** The words that filter a list. */
export interface HostingSearch {
  viewer: Viewer
  text: string
}

const orders: Record<HostingList, RawBuilder<unknown>> = {
  ending: sql`f.until, s.id`,
  ended: sql`f.until desc, s.id desc`,
}

/** The common table expression `listed` with the state of each hosting that ends within 30 days or has ended (rule hosting-list). */
function listed({ viewer, text }: HostingSearch, now: Instant) {
  // A day more than any zone needs: the state is then decided by the property's day.
  const latest = addDays(now.slice(0, 10), days + 1)
  const words = plainWords(text).map((word) => matchesWord(word, viewer, now))
  const delivered = sessionStatuses.filter(hasDelivery)
  const today = sql`(${now}::timestamptz at time zone s.time_zone)::date`
  return sql`first_ends as (
      select p.session_id, min(t.hosted_until) as until
      from tours t join session_products p on p.id = t.session_product_id
      where t.hosted_until <= ${latest}::date and coalesce(t.matterport_url, t.tour_url) is not null
        and p.item_id in (${sql.join(clientItemIds)})
      group by p.session_id
    ), listed as (
      select s.id, f.until, case when f.until < ${today} then 'ended' else 'ending' end as list
      from first_ends f join photo_sessions s on s.id = f.session_id
      where s.status in (${sql.join(delivered)}) and f.until <= ${today} + ${sql.lit(days)}
        and ${sql.join([sql<SqlBool>`true`, ...words], sql` and `)}
    )`
}

function hostings(db: Database, where: RawBuilder<unknown>, search: HostingSearch, now: Instant) {
  return sql<Omit<ListedHosting, 'client'> & { company_id: number; company: string }>`
    with ${listed(search, now)}
    select s.id, s.address, s.vertical_data, f.until, c.id as company_id, c.name as company,
      (select max(r.sent_at) from reminders r
        where r.session_id = s.id and r.kind like 'hosting%'
          and r.about = f.until::timestamp at time zone 'UTC') as noticed_at
    from listed f join photo_sessions s on s.id = f.id join companies c on c.id = s.company_id
    ${where}`.execute(db)
}

const shown = ({
  company_id,
  company,
  vertical_data: { unit, complement },
  ...row
}: Omit<ListedHosting, 'client'> & { company_id: number; company: string }): ListedHosting => ({
  ...row,
  vertical_data: { unit, complement },
  client: { id: company_id, name: company },
})

/** One page of a list, with the length of both. */
export async function readHostingPage(
  db: Database,
  { list, page, ...search }: HostingSearch & { list: HostingList; page: number },
  now: Instant,
): Promise<HostingPage> {
  const { rows: counts } = await sql<HostingPage['totals']>`
    with ${listed(search, now)}
    select (count(*) filter (where list = 'ending'))::int as ending,
      (count(*) filter (where list = 'ended'))::int as ended from listed`.execute(db)
  const totals = counts[0] ?? { ending: 0, ended: 0 }
  const offset = (page - 1) * sessionsPerPage
  const part = sql`where f.list = ${list} order by ${orders[list]} limit ${sessionsPerPage}::int offset ${offset}::int`
  const { rows } = await hostings(db, part, search, now)
  return {
    hostings: rows.map(shown),
    last_page: Math.max(1, Math.ceil(totals[list] / sessionsPerPage)),
    totals,
  }
}

/** A whole list in its order. */
export async function readHostings(
  db: Database,
  { list, ...search }: HostingSearch & { list: HostingList },
  now: Instant,
): Promise<ListedHosting[]> {
  const { rows } = await hostings(db, sql`where f.list = ${list} order by ${orders[list]}`, search, now)
  return rows.map(shown)
}

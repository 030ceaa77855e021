import { type Instant, isVisitNear, standardName, status, type TimelineEvent } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Database, Tx } from '../../database/database.ts'
import type { SessionEventKind } from '../../database/tables/session.ts'
import { byKey, withKey } from '../../settings/systems/key-in-history.ts'
import { announceSession } from '../../settings/systems/repository/events.ts'
import { isRepeatable, timelineText } from '../timeline-text.ts'
import { visibleProducts } from './access.ts'

const mostEvents = 2000
/** Similar events within this time are shown as one. */
const hour = 3_600_000

function rowsOf(db: Database, viewer: Viewer, sessionId: number) {
  return db
    .selectFrom('session_events as e')
    .leftJoin('users', 'users.id', 'e.user_id')
    .leftJoin('items', (join) => join.on('items.id', '=', sql<never>`(e.detail ->> 'item_id')::int`))
    .leftJoin('providers', (join) =>
      join.onRef('providers.id', '=', sql<never>`(e.detail ->> 'provider_id')::int`),
    )
    .select(['e.id', 'e.actor', 'e.user_id', 'e.kind', 'e.detail', 'e.created_at'])
    .select([
      'users.name',
      'users.scope',
      'items.id as item_id',
      'items.title as product',
      'providers.name as provider',
    ])
    .select(sql<string>`coalesce((select value ->> 'name' from house_brand), ${standardName})`.as('house'))
    .where('e.session_id', '=', sessionId)
    .where(
      sql<boolean>`(items.id is null or exists (
        select 1 from session_products p
        where p.session_id = e.session_id and p.item_id = items.id and ${visibleProducts(viewer)}
      ))`,
    )
    .orderBy('e.id', 'desc')
    .limit(mostEvents)
    .execute()
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Clients see the photographer's name; other staff appear as the team. */
function actorName(row: Row, viewer: Viewer): string | null {
  if (row.actor === 'system') return null
  if (row.actor === 'holder') return 'Quem recebeu o link'
  const team = `Equipe ${row.house}`
  if (row.actor === 'staff' && viewer.scope === 'client' && row.scope !== 'provider') return team
  return row.name === null ? (row.actor === 'staff' ? team : null) : withKey(row.name, row.detail)
}

function belongsTo(newer: Row | undefined, row: Row): boolean {
  return (
    newer !== undefined &&
    isRepeatable(row.kind) &&
    newer.kind === row.kind &&
    newer.user_id === row.user_id &&
    newer.item_id === row.item_id &&
    Date.parse(newer.created_at) - Date.parse(row.created_at) <= hour
  )
}

/** Reads a session's timeline, newest first; clients get no events of products that they may not see (rule accessible-to). */
export async function timelineOf(
  db: Database,
  viewer: Viewer,
  session: { id: number; time_zone: string; scheduled_for: Instant | null },
  now: Instant,
): Promise<TimelineEvent[]> {
  const seen = await rowsOf(db, viewer, session.id)
  const groups: [Row, ...Row[]][] = []
  for (const row of seen) {
    const group = groups.at(-1)
    if (group && belongsTo(group.at(-1), row)) group.push(row)
    else groups.push([row])
  }
  return groups.flatMap((group) => {
    const [row] = group
    const { kind, detail, product, provider, house } = row
    const staff = row.actor === 'staff' ? row.name : null
    const isForStaff = viewer.scope === 'admin'
    const about = { kind, detail, product, provider, house, timeZone: session.time_zone, staff, isForStaff }
    const tellsPrices = viewer.scope !== 'provider'
    const tellsNotes = tellsPrices || isVisitNear(session, now)
    const text = timelineText({ ...about, tellsPrices, tellsNotes, count: group.length })
    return text === null ? [] : [{ id: row.id, at: row.created_at, actor: actorName(row, viewer), text }]
  })
}

/** An event of a session's timeline. */
export interface SessionEvent {
  sessionId: number
  actor: 'client' | 'staff' | 'holder' | 'system'
  userId: number | null
  /** The name of the API key by which it was done (rule api-key). */
  keyName?: string
  kind: SessionEventKind
  detail: Record<string, unknown>
}

/** SQL for when the visit was last recorded as done. Expects `photo_sessions` aliased as `s`. */
export const doneAt = sql<Instant | null>`(select max(done.created_at) from session_events done
  where done.session_id = s.id and done.kind = 'moved' and done.detail->>'to' = ${sql.lit(String(status.pending))})`

/** Records an event in the transaction of the change itself, and tells other systems of it (rule webhook). */
export async function recordEvent(tx: Tx, event: SessionEvent, now: Instant): Promise<void> {
  await recordPast(tx, event, now)
  await announceSession(tx, event, now)
}

/** Records what happened before the ensaio came here, of which nobody is told. */
export async function recordPast(tx: Tx, event: SessionEvent, now: Instant): Promise<void> {
  await tx
    .insertInto('session_events')
    .values({
      session_id: event.sessionId,
      actor: event.actor,
      user_id: event.userId,
      kind: event.kind,
      detail: JSON.stringify(byKey(event.detail, event.keyName)),
      created_at: now,
    })
    .execute()
}

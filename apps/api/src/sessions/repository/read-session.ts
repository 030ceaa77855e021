import {
  type Instant,
  isVisitNear,
  reaisOf,
  type Session,
  type SessionProduct,
  withoutContacts,
} from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from '../../accounts/viewer.ts'
import { logoUrl } from '../../companies/repository/companies.ts'
import type { Database } from '../../database/database.ts'
import { deliverablesOf, linksOf } from '../../deliverables/repository/deliverables.ts'
import { tagsOf } from '../../deliverables/repository/tags.ts'
import { productItem, serviceProducts } from '../../orders/repository/services.ts'
import { positionsOf } from '../../places/repository/session-positions.ts'
import { arrivalColumns, arrivalOfRow } from '../../visits/repository/arrivals.ts'
import { periodColumns, periodOfRow } from '../../visits/repository/preferred-periods.ts'
import { isAboutVisit } from '../../visits/repository/preparedness.ts'
import { favoritesOf } from '../favorites/repository/favorites.ts'
import { accessibleTo, visibleMaterial, visibleProducts } from './access.ts'
import { selectSummaries, summaryOf } from './summaries.ts'
import { doneAt } from './timeline.ts'

/** Reads the products of a session that the viewer may see (rule accessible-to), with their deliverables. */
async function readProducts(
  db: Database,
  { viewer, sessionId }: { viewer: Viewer; sessionId: number },
  now: Instant,
): Promise<SessionProduct[]> {
  const rows = await db
    .selectFrom('session_products as p')
    .innerJoin('items', 'items.id', 'p.item_id')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .leftJoin('service_items', (join) =>
      join
        .onRef('service_items.service_id', '=', 's.service_id')
        .onRef('service_items.item_id', '=', 'items.id'),
    )
    .select([
      'p.id as product_id',
      'p.status',
      'items.id',
      'items.title',
      'items.label',
      'items.icon',
      'service_items.orientation',
    ])
    .select(sql<boolean>`${visibleMaterial(viewer)}`.as('is_seen'))
    .where('p.session_id', '=', sessionId)
    .where(visibleProducts(viewer))
    .orderBy('items.id')
    .execute()
  const ids = rows.filter((row) => row.is_seen).map((row) => row.product_id)
  const [deliverables, links, favorites, tags] = await Promise.all([
    deliverablesOf(db, ids, viewer.scope === 'client' ? now : null),
    linksOf(db, ids),
    favoritesOf(db, ids),
    tagsOf(db, 'photos'),
  ])
  return rows.map(({ orientation, ...row }) => ({
    id: row.product_id,
    status: row.status,
    item: productItem(viewer.scope === 'client' ? row : { ...row, orientation }, tags),
    deliverables: deliverables.get(row.product_id) ?? [],
    links: links.get(row.product_id) ?? [],
    ...(favorites.has(row.product_id) && { favorites: favorites.get(row.product_id) }),
  }))
}

function selectWhole(db: Database, sessionId: number, reached: RawBuilder<SqlBool>) {
  return selectSummaries(db)
    .innerJoin('companies', 'companies.id', 's.company_id')
    .innerJoin('users', 'users.id', 's.created_by')
    .leftJoin('preparedness as ready', (join) => join.on(isAboutVisit))
    .leftJoin('preferred_periods as preferred', 'preferred.session_id', 's.id')
    .leftJoin('arrivals as arrival', 'arrival.session_id', 's.id')
    .leftJoin('photo_archives as archive', 'archive.session_id', 's.id')
    .select(arrivalColumns)
    .select(periodColumns)
    .select([
      'archive.archive_on',
      'archive.archived_at',
      'archive.asked_at as originals_asked_at',
      'ready.answer',
      'ready.note as answer_note',
      'ready.answered_at',
      's.token',
      's.notification',
      's.responsible_information',
      's.scheduling_responsible_info',
      's.price_cents',
      's.cancellation_fee_cents',
      's.company_id',
      'companies.name as company_name',
      'companies.logo_file',
      'companies.payment_plan',
      'users.name as user_name',
      doneAt.as('done_at'),
    ])
    .where('s.id', '=', sessionId)
    .where(reached)
    .executeTakeFirst()
}

/** Reads a whole session that meets a condition; null when there is none. */
async function readReached(
  db: Database,
  { viewer, sessionId, reached }: { viewer: Viewer; sessionId: number; reached: RawBuilder<SqlBool> },
  now: Instant,
): Promise<Session | null> {
  const row = await selectWhole(db, sessionId, reached)
  if (row === undefined) return null
  const isProvider = viewer.scope === 'provider'
  const { cancellation_fee_cents: fee } = row
  const summary = summaryOf(row)
  const services = await serviceProducts(db, [row.service_id])
  const session: Session = {
    ...summary,
    vertical_data: row.vertical_data,
    // The link allows moving the visit (rule public-token), which photographers may not do.
    token: isProvider ? '' : row.token,
    service: { ...summary.service, products: services.get(row.service_id) ?? [] },
    user: { name: row.user_name },
    client: {
      id: row.company_id,
      name: row.company_name,
      logo_url: logoUrl(row.logo_file),
      payment_plan: row.payment_plan,
    },
    notification: row.notification,
    responsible_information: row.responsible_information,
    scheduling_responsible_info: row.scheduling_responsible_info,
    preparedness:
      row.answer === null || row.answered_at === null
        ? null
        : { answer: row.answer, note: row.answer_note ?? '', at: row.answered_at },
    preferred_period: isProvider ? null : periodOfRow(row),
    arrival: arrivalOfRow(row),
    originals:
      isProvider || row.archive_on === null
        ? null
        : { archive_on: row.archive_on, archived_at: row.archived_at, asked_at: row.originals_asked_at },
    price: isProvider ? null : reaisOf(row.price_cents),
    cancellation_fee: isProvider || fee === null ? null : reaisOf(fee),
    products: await readProducts(db, { viewer, sessionId }, now),
    ...(viewer.scope === 'client' ? {} : { done_at: row.done_at }),
    ...(viewer.scope === 'admin' && {
      position: (await positionsOf(db, [sessionId])).get(sessionId) ?? null,
    }),
  }
  if (viewer.keyScopes?.includes('sessions_read') === false) return forDownloads(session)
  return isProvider && !isVisitNear(session, now) ? withoutContacts(session) : session
}

/** An ensaio for a key that only downloads what was delivered: without link, contacts, keys and notes, which have a scope of their own (rule api-key). */
function forDownloads(session: Session): Session {
  return {
    ...session,
    token: '',
    responsible_information: null,
    scheduling_responsible_info: null,
    preparedness: null,
    preferred_period: null,
    vertical_data: { ...session.vertical_data, keys: null, additional_info: null },
  }
}

/**
 * Reads a whole session; null when the viewer may not see that id. Photographers get no prices and no scheduling link, and contacts and
 * address only around the visit (rule photographer-window); keys that only download, neither link nor contacts (rule api-key).
 */
export function readSession(
  db: Database,
  viewer: Viewer,
  sessionId: number,
  now: Instant,
): Promise<Session | null> {
  return readReached(db, { viewer, sessionId, reached: accessibleTo(viewer) }, now)
}

/** As `readSession`, for a viewer who has just changed the session and may no longer see it. */
export function readChangedSession(
  db: Database,
  viewer: Viewer,
  sessionId: number,
  now: Instant,
): Promise<Session | null> {
  return readReached(db, { viewer, sessionId, reached: sql`true` }, now)
}

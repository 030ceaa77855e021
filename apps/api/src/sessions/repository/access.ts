import {
  clientItemIds,
  hasDelivery,
  type ItemId,
  itemIds,
  productStatus,
  sessionStatuses,
} from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from '../../accounts/viewer.ts'

/**
 * Matches the sessions that the viewer may see (rule accessible-to): clients those of their company, photographers those they are assigned
 * to, admins all. Expects `photo_sessions` aliased as `s`.
 */
export function accessibleTo(viewer: Viewer): RawBuilder<SqlBool> {
  if (viewer.scope === 'admin') return sql`true`
  if (viewer.scope === 'client') return sql`s.company_id = ${viewer.companyId}::int`
  return sql`exists (
    select 1 from bookings join providers on providers.id = bookings.provider_id
    where bookings.session_id = s.id and bookings.released_at is null
      and providers.user_id = ${viewer.userId}::int
  )`
}

const deliveredStatuses = sessionStatuses.filter(hasDelivery).map((one) => sql.lit(one))

/**
 * Matches products whose material is delivered: those marked so, and all of a delivered session, so that a correction hides nothing
 * that the client already had. Expects products aliased as `p` and sessions as `s`.
 */
export const isDelivered = sql<boolean>`(p.status = ${sql.lit(productStatus.delivered)} or s.status in (${sql.join(deliveredStatuses)}))`

/** Matches products that have material or a delivery link. */
export const holdsMaterial = sql<boolean>`(
  exists (select 1 from photos m where m.session_product_id = p.id)
  or exists (select 1 from blueprints m where m.session_product_id = p.id)
  or exists (select 1 from tours m where m.session_product_id = p.id)
  or exists (select 1 from videos m where m.session_product_id = p.id)
  or exists (select 1 from video_files m where m.session_product_id = p.id)
  or exists (select 1 from links m where m.session_product_id = p.id)
)`

/** Matches the products that the viewer may see; clients do not see those that the delivery skipped. */
export function visibleProducts(viewer: Viewer): RawBuilder<SqlBool> {
  const { scope } = viewer
  return sql`(p.item_id in (${sql.join(visibleItems(viewer))})
    and ${scope === 'client' ? sql`(p.status <> ${sql.lit(productStatus.delivered)} or ${holdsMaterial})` : sql`true`})`
}

/** Restricts a query to the products whose material the viewer may see: delivered ones for clients, all for staff (rule delivered-material). */
export function visibleMaterial(viewer: Viewer): RawBuilder<SqlBool> {
  return viewer.scope === 'client' ? isDelivered : sql`true`
}

/** Returns the items that the viewer may see (rule client-items). */
export function visibleItems(viewer: Pick<Viewer, 'scope'>): readonly ItemId[] {
  return viewer.scope === 'client' ? clientItemIds : itemIds
}

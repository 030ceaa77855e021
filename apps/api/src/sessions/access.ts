import { clientItemIds, type ItemId, itemIds } from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from '../accounts/viewer.ts'

/**
 * Holds for the ensaios that somebody signed in reaches (rule accessible-to): a client those of their company, a photographer those they are sent
 * to, an admin all. For queries in which `photo_sessions` is called `s`.
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

/**
 * Holds for the products whose material is handed over: those marked as delivered, and all of an ensaio that was delivered, so that a
 * correction takes nothing away that the client had. For queries in which products are called `p` and their ensaio `s`.
 */
export const isDelivered = sql<boolean>`(p.status = 3 or s.status in (5, 8))`

/** Holds for the products that hold something: material of their kind, or a delivery link. */
export const holdsMaterial = sql<boolean>`(
  exists (select 1 from photos m where m.session_product_id = p.id)
  or exists (select 1 from blueprints m where m.session_product_id = p.id)
  or exists (select 1 from tours m where m.session_product_id = p.id)
  or exists (select 1 from videos m where m.session_product_id = p.id)
  or exists (select 1 from links m where m.session_product_id = p.id)
)`

/** Holds for the products that somebody is shown: clients not those that the delivery skipped. */
export function visibleProducts(viewer: Viewer): RawBuilder<SqlBool> {
  const { scope } = viewer
  return sql`(p.item_id in (${sql.join(visibleItems(viewer))})
    and ${scope === 'client' ? sql`(p.status <> 3 or ${holdsMaterial})` : sql`true`})`
}

/** Restricts a query to the products whose material the viewer may see: delivered ones for clients, all for staff (rule delivered-material). */
export function visibleMaterial(viewer: Viewer): RawBuilder<SqlBool> {
  return viewer.scope === 'client' ? isDelivered : sql`true`
}

/** The product items that somebody sees: clients those of their view, staff all. */
export function visibleItems(viewer: Viewer): readonly ItemId[] {
  return viewer.scope === 'client' ? clientItemIds : itemIds
}

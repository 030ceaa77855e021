import type { Migration } from './migration.ts'

/** Nothing of a delivered ensaio is in production any more: products of earlier deliveries, too. */
export const deliveredProducts: Migration = {
  name: '0088-delivered-products',
  statements: [
    `update session_products p set status = 3 from photo_sessions s
      where s.id = p.session_id and s.status = 5 and p.status <> 3`,
  ],
}

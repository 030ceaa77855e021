import type { Migration } from '../migration.ts'

/** Marks the products of all delivered ensaios as no longer in production. */
export const deliveredProducts: Migration = {
  name: '0088-delivered-products',
  statements: [
    `update session_products p set status = 3 from photo_sessions s
      where s.id = p.session_id and s.status = 5 and p.status <> 3`,
  ],
}

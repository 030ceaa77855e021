import type { Database } from '@ensaio/api/database/database'
import type { ItemId, SessionStatus } from '@ensaio/domain'

/** A product of the demo, for tests. */
export interface DemoProduct {
  sessionId: number
  productId: number
  /** The base of its calls: `/sessions/7/31`. */
  path: string
}

/** A search: `email` is of the company's first user, `provider` of the assigned photographer. */
export interface WantedProduct {
  itemId: ItemId
  status?: SessionStatus
  email?: string
  provider?: string
}

/** The id of the photo that stands first in a gallery: its cover. */
export async function coverOf(db: Database, { productId }: DemoProduct): Promise<number> {
  const { id } = await db
    .selectFrom('photos')
    .select('id')
    .where('session_product_id', '=', productId)
    .orderBy('is_featured', 'desc')
    .orderBy('position')
    .executeTakeFirstOrThrow()
  return id
}

/** The matching products of the demo, in order; throws when there is none. */
export async function demoProducts(
  db: Database,
  { itemId, status = 5, email = 'pospago@demo.test', provider }: WantedProduct,
): Promise<[DemoProduct, ...DemoProduct[]]> {
  const fitting = db
    .selectFrom('session_products as p')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .innerJoin('users', 'users.id', 's.created_by')
    .leftJoin('bookings', (join) =>
      join.onRef('bookings.session_id', '=', 's.id').on('bookings.released_at', 'is', null),
    )
    .leftJoin('providers', 'providers.id', 'bookings.provider_id')
    .leftJoin('users as sent', 'sent.id', 'providers.user_id')
    .select(['p.id', 'p.session_id', 'sent.email as provider'])
    .where('p.item_id', '=', itemId)
    .where('s.status', '=', status)
    .where('users.email', '=', email)
    .orderBy('p.id')
  const rows = (await fitting.execute()).filter((row) => provider === undefined || row.provider === provider)
  const [first, ...rest] = rows.map(({ id, session_id }) => ({
    sessionId: session_id,
    productId: id,
    path: `/sessions/${session_id}/${id}`,
  }))
  if (first === undefined)
    throw new Error(`The demo has no product ${itemId} in an ensaio of status ${status}.`)
  return [first, ...rest]
}

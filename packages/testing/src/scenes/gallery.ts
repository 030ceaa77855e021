import { secretHash } from '@ensaio/api/accounts/login-session'
import type { Database } from '@ensaio/api/database/database'
import type { ItemId } from '@ensaio/domain'
import { buildCity } from './city.ts'

/** An ensaio with a delivered product that takes more uploads, and the cookies of its users. */
export interface Gallery {
  productId: number
  /** `/api/sessions/1/1`. */
  path: string
  /** Cookies of the company's user and of an admin. */
  owner: string
  admin: string
}

async function signIn(db: Database, userId: number): Promise<string> {
  const cookie = String(userId).padStart(43, 'c')
  const now = Date.now()
  await db
    .insertInto('auth_sessions')
    .values({
      id_hash: secretHash(cookie),
      user_id: userId,
      signed_in_at: new Date(now).toISOString(),
      expires_at: new Date(now + 3_600_000).toISOString(),
    })
    .execute()
  return `ensaio=${cookie}`
}

/** Creates it with so many photos, which have rows but no files; `item` is what was ordered, photos by default. */
export async function buildGallery(
  db: Database,
  { photos, item = 9 }: { photos: number; item?: ItemId },
): Promise<Gallery> {
  await buildCity(db, { photographers: 1, sessions: 1 })
  const now = new Date().toISOString()
  const session = await db
    .updateTable('photo_sessions')
    .set({ status: 4, scheduled_for: now })
    .returning(['id', 'created_by'])
    .executeTakeFirstOrThrow()
  const { id: productId } = await db
    .insertInto('session_products')
    .values({ session_id: session.id, item_id: item, status: 3 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: photos }, (_, position) => ({
    session_product_id: productId,
    file: 'photos/none.jpg',
    thumbnail_file: 'thumbnails/none.webp',
    position,
    bytes: 1,
    sha256: String(position),
  }))
  if (rows.length > 0) await db.insertInto('photos').values(rows).execute()
  const admin = await db
    .insertInto('users')
    .values({
      scope: 'admin',
      role: 'administrator',
      name: 'Administração',
      email: 'admin@corrida.test',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    productId,
    path: `/api/sessions/${session.id}/${productId}`,
    owner: await signIn(db, session.created_by),
    admin: await signIn(db, admin.id),
  }
}

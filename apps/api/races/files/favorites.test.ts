import { buildGallery } from '@ensaio/testing/scenes/gallery'
import { untilLocked } from '@ensaio/testing/server/lock-waits'
import { type RealPostgres, sharedPostgres } from '@ensaio/testing/server/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '../../src/accounts/viewer.ts'
import { linksOf } from '../../src/config/links.ts'
import { transact } from '../../src/database/database.ts'
import { openPostgres } from '../../src/database/postgres.ts'
import { lockProduct } from '../../src/deliverables/repository/products.ts'
import { askChoice } from '../../src/sessions/favorites/change-favorites.ts'

const now = '2026-11-20T15:00:00.000Z'

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await sharedPostgres()
})
afterAll(() => postgres.stop())

test('a choice is not asked for among photos whose delivery is taken back meanwhile (rule favorites)', async () => {
  const { db, close } = openPostgres(await postgres.createDatabase(), () => undefined)
  const { productId } = await buildGallery(db, { photos: 3 })
  const { session_id: id } = await db
    .selectFrom('session_products')
    .select('session_id')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'administrator')
    .executeTakeFirstOrThrow()
  const staff = { scope: 'admin', role: 'administrator', clientRole: null, companyId: null } as const
  const viewer: Viewer = { ...staff, userId, firstLogin: false, signedInAt: now, lacksSecondStep: false }
  const links = linksOf('http://localhost:3000')
  const asked = await transact(db, async (tx) => {
    await lockProduct(tx, productId)
    const answer = askChoice(db, { viewer, path: { id, productId }, wanted: 2, links }, now).catch(
      (error: unknown) => error,
    )
    await untilLocked(db, [answer])
    await tx.updateTable('session_products').set({ status: 2 }).where('id', '=', productId).execute()
    return { answer }
  })
  expect(await asked.answer).toMatchObject({ code: 'transition_refused' })
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
  await close()
})

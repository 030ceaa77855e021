import { initialSettings, renewedUntil, wallClock } from '@ensaio/domain'
import type { DemoScene } from '../scenes/demo-scene.ts'
import type { RequestMaker } from './demo-request.ts'

/** The scene's delivered ensaio with a tour, postpaid, and what a renewal of three months leads to. */
async function renewable({ demo, deliveredId: id, now }: DemoScene) {
  const { db } = demo
  const { value } = (await db.selectFrom('settings').select('value').executeTakeFirst()) ?? {}
  const settings = JSON.stringify({ ...initialSettings, ...value, hosting_3_months: 89 })
  await db.updateTable('settings').set({ value: settings }).execute()
  await db.updateTable('companies').set({ payment_plan: 2 }).execute()
  await db.updateTable('photo_sessions').set({ status: 5, delivered_at: now }).where('id', '=', id).execute()
  const product = { session_id: id, item_id: 7, status: 3 } as const
  const found = db.selectFrom('session_products').select('id').where('session_id', '=', id)
  const { id: productId } =
    (await found.where('item_id', '=', 7).executeTakeFirst()) ??
    (await db.insertInto('session_products').values(product).returning('id').executeTakeFirstOrThrow())
  const tour = { tour_url: 'https://tour.test/', matterport_url: null, hosting_months: 6 }
  const { hosted_until } = await db
    .insertInto('tours')
    .values({ session_product_id: productId, ...tour })
    .onConflict((conflict) => conflict.column('session_product_id').doUpdateSet(tour))
    .returning('hosted_until')
    .executeTakeFirstOrThrow()
  const today = wallClock(now, 'America/Sao_Paulo').date
  return { id, until: renewedUntil(hosted_until ?? today, today, 3) }
}

/** Requests about the hosting of tours. */
export const hostingRequests: Readonly<Record<string, RequestMaker>> = {
  getHosting: ({ deliveredId: id }) => ({ path: { id } }),
  askForOriginals: async ({ demo, deliveredId: id, now }) => {
    const away = { archive_on: '2026-11-01', archived_at: now, moved_at: now, asked_at: null, asked_by: null }
    await demo.db
      .insertInto('photo_archives')
      .values({ session_id: id, told_at: now, ...away })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(away))
      .execute()
    return { path: { id } }
  },
  listHostings: () => ({ query: { list: 'ended', text: 'rua' } }),
  renewHosting: async (scene) => {
    const { id, until } = await renewable(scene)
    return { path: { id }, body: { months: 3, price: 89, until } }
  },
  giveHosting: async (scene) => {
    const { id, until } = await renewable(scene)
    return { path: { id }, body: { months: 3, until, note: 'Atraso na entrega' } }
  },
}

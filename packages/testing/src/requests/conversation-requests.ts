import type { DemoProduct } from '../scenes/demo-product.ts'
import type { DemoScene } from '../scenes/demo-scene.ts'
import type { RequestMaker } from './demo-request.ts'

const inPath = ({ sessionId, productId }: DemoProduct) => ({ id: sessionId, productId })
const text = 'Dá para clarear este canto?'

/** A new thread of the scene's ensaio. */
async function newThread({ demo, sessionId, now }: DemoScene): Promise<number> {
  const { id } = await demo.db
    .insertInto('conversation_threads')
    .values({ session_id: sessionId, about: 'session', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await demo.db
    .insertInto('conversation_comments')
    .values({ thread_id: id, user_id: null, side: 'client', text, written_at: now })
    .execute()
  return id
}

/** The first photo of a delivered gallery, which is then a favourite of a choice that waits. */
async function chosenPhoto({ demo, correctable, now }: DemoScene): Promise<number> {
  const { db } = demo
  const { sessionId, productId } = correctable
  await db.updateTable('photo_sessions').set({ status: 5 }).where('id', '=', sessionId).execute()
  await db.updateTable('session_products').set({ status: 3 }).where('id', '=', productId).execute()
  const { id } = await db
    .selectFrom('photos')
    .select('id')
    .where('session_product_id', '=', productId)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('photo_choices').where('session_product_id', '=', productId).execute()
  await db
    .insertInto('photo_choices')
    .values({ session_product_id: productId, wanted: 3, asked_at: now })
    .execute()
  const favorite = { photo_id: id, added_at: now }
  await db
    .insertInto('photo_favorites')
    .values(favorite)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

/** Requests about the conversation of an ensaio, and about favourites. */
export const conversationRequests: Readonly<Record<string, RequestMaker>> = {
  favorPhoto: async (scene) => ({
    path: inPath(scene.correctable),
    body: { photo_id: await chosenPhoto(scene), is_favorite: true },
  }),
  askForChoice: ({ gallery }) => ({ path: inPath(gallery), body: { wanted: null } }),
  sendChoice: async (scene) => {
    await chosenPhoto(scene)
    return { path: inPath(scene.correctable) }
  },
  getConversation: ({ sessionId: id }) => ({ path: { id } }),
  startThread: ({ sessionId: id }) => ({ path: { id }, body: { text, subject: { about: 'session' } } }),
  answerThread: async (scene) => ({
    path: { id: scene.sessionId, threadId: await newThread(scene) },
    body: { text: 'Clareamos.' },
  }),
  resolveThread: async (scene) => ({
    path: { id: scene.sessionId, threadId: await newThread(scene) },
    body: { is_resolved: true },
  }),
}

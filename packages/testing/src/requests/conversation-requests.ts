import type { DemoScene } from '../scenes/demo-scene.ts'
import type { RequestMaker } from './demo-request.ts'

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

/** Requests about the conversation of an ensaio. */
export const conversationRequests: Readonly<Record<string, RequestMaker>> = {
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

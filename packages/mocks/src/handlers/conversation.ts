import {
  answerThread,
  askForChoice,
  type ChoiceForm,
  type CommentForm,
  favorPhoto,
  getConversation,
  resolveThread,
  sendChoice,
  startThread,
  type ThreadForm,
  withFavorite,
} from '@ensaio/domain'
import { now } from '../examples/clock.ts'
import { comment, favorites, thread, threads } from '../examples/house/conversation.ts'
import { reply } from '../reply.ts'

const own = (text: string) => comment({ id: 90, is_own: true, text: text.trim(), written_at: now })

/** Successful answers about the conversation of an ensaio, and about favourites. */
export const conversationHandlers = [
  reply(favorPhoto, async ({ request }) => {
    const { photo_id, is_favorite } = (await request.json()) as { photo_id: number; is_favorite: boolean }
    return withFavorite(favorites(), photo_id, is_favorite)
  }),
  reply(askForChoice, async ({ request }) => favorites((await request.json()) as ChoiceForm)),
  reply(sendChoice, () => favorites({ wanted: 2, sent_at: now, sent_by: 'Mariana Duarte' })),
  reply(getConversation, () => threads()),
  reply(startThread, async ({ request }) => {
    const { text, subject } = (await request.json()) as ThreadForm
    const about = { about: subject.about, material_id: null, pin: null, product_id: null }
    const material =
      subject.about === 'session' ? {} : { material_id: subject.material_id, pin: subject.pin ?? null }
    return thread({ id: 91, ...about, ...material, comments: [own(text)] })
  }),
  reply(answerThread, async ({ request, values }) => {
    const { text } = (await request.json()) as CommentForm
    const before = threads().find(({ id }) => id === Number(values.threadId)) ?? thread()
    return { ...before, resolved_at: null, resolved_by: null, comments: [...before.comments, own(text)] }
  }),
  reply(resolveThread, async ({ request, values }) => {
    const { is_resolved } = (await request.json()) as { is_resolved: boolean }
    const before = threads().find(({ id }) => id === Number(values.threadId)) ?? thread()
    const by = is_resolved
      ? { resolved_at: now, resolved_by: 'Mariana Duarte' }
      : { resolved_at: null, resolved_by: null }
    return { ...before, ...by }
  }),
]

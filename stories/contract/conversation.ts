import type { Client } from '@ensaio/client'
import type { Session } from '@ensaio/domain'
import { expect } from 'vitest'

/** Marks a favourite, and takes it out. */
export async function checkFavorites(
  client: Client,
  [id, productId]: readonly [number, number],
  photoId: number,
): Promise<void> {
  expect((await client.favorites.mark(id, productId, photoId, true)).photo_ids).toContain(photoId)
  expect((await client.favorites.mark(id, productId, photoId, false)).photo_ids).not.toContain(photoId)
}

/** Comments a point of a photo, answers, resolves, and opens the thread again. */
export async function checkConversation(client: Client, id: Session['id'], photoId: number): Promise<void> {
  const subject = { about: 'photo', material_id: photoId, pin: { x: 0.25, y: 0.75 } } as const
  const key = `contrato-${photoId}`
  const thread = await client.conversation.start(id, { text: 'O quadro está torto.', subject }, key)
  expect(thread).toMatchObject({ about: 'photo', material_id: photoId, pin: subject.pin, resolved_at: null })
  const [listed] = await client.conversation.list(id)
  const answered = await client.conversation.answer(id, listed?.id ?? 0, 'Combinado.', `${key}-resposta`)
  expect(answered.comments.at(-1)).toMatchObject({ text: 'Combinado.', is_own: true })
  expect((await client.conversation.resolve(id, answered.id, true)).resolved_at).not.toBeNull()
  expect((await client.conversation.resolve(id, answered.id, false)).resolved_at).toBeNull()
}

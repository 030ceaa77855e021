import { type Actor, type Instant, status } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { insertThread } from '../sessions/conversation/repository/threads.ts'
import type { DemoPeopleIds } from './insert-people.ts'
import type { DemoSession } from './insert-sessions.ts'
import type { StoredPictures } from './stored-pictures.ts'

type Line = readonly [side: Actor, text: string]

/** The threads about photos of a delivered ensaio: place of the photo, pin, and comments. */
const remarks: readonly {
  photo: number
  pin: { x: number; y: number }
  lines: readonly Line[]
  isOpen: boolean
  /** Was the photo replaced for it? */
  isReplaced?: boolean
}[] = [
  {
    photo: 1,
    pin: { x: 0.72, y: 0.34 },
    isOpen: false,
    isReplaced: true,
    lines: [
      ['client', 'Este canto ficou um pouco escuro. Dá para clarear?'],
      ['staff', 'Clareamos o canto; a foto já é a nova.'],
      ['client', 'Ficou ótimo, obrigada!'],
    ],
  },
  {
    photo: 2,
    pin: { x: 0.31, y: 0.58 },
    isOpen: true,
    lines: [
      ['client', 'Os fios aparecem ao lado do móvel. Conseguem tirar?'],
      ['staff', 'Conseguimos, sim. Enviamos até amanhã à tarde.'],
    ],
  },
  {
    photo: 4,
    pin: { x: 0.5, y: 0.42 },
    isOpen: true,
    lines: [['client', 'Esta é a nossa preferida: pode ser a capa do anúncio?']],
  },
]

async function insertLines(
  tx: Tx,
  threadId: number,
  { lines, users, from }: { lines: readonly Line[]; users: Record<Actor, number | null>; from: Instant },
): Promise<Instant> {
  const at = (index: number) => new Date(Date.parse(from) + index * 3_600_000).toISOString()
  await tx
    .insertInto('conversation_comments')
    .values(
      lines.map(([side, text], index) => ({
        thread_id: threadId,
        user_id: users[side],
        side,
        text,
        written_at: at(index),
      })),
    )
    .execute()
  return at(lines.length)
}

/** A thread for each correction that the demo's histories tell of. */
async function insertCorrections(tx: Tx): Promise<void> {
  const { rows } = await sql<{
    session_id: number
    product_id: number
    user_id: number
    text: string
    at: Instant
  }>`
    select e.session_id, p.id as product_id, e.user_id, e.detail ->> 'description' as text, e.created_at as at
    from session_events e join session_products p
      on p.session_id = e.session_id and p.item_id = (e.detail ->> 'item_id')::int
    where e.kind = 'correction_requested' order by e.id`.execute(tx)
  for (const { session_id: sessionId, product_id: productId, user_id: client, text, at } of rows) {
    const correction = { sessionId, about: 'product', productId, isCorrection: true } as const
    const threadId = await insertThread(tx, correction, at)
    const users = { client, staff: null }
    await insertLines(tx, threadId, { lines: [['client', text]], users, from: at })
  }
}

/** Replaces the photo that was too dark, as the thread about it says (rule photo-versions). */
async function replaceDark(
  tx: Tx,
  photo: { id: number; file: string },
  pictures: StoredPictures,
  replaced_at: Instant,
) {
  const before = await pictures.darken(photo.file)
  if (before === null) return
  const { file, thumbnail: thumbnail_file, preview: preview_file, width, height } = before
  await tx.updateTable('photos').set({ version: 2 }).where('id', '=', photo.id).execute()
  await tx
    .insertInto('photo_versions')
    .values({
      photo_id: photo.id,
      version: 1,
      file,
      thumbnail_file,
      preview_file,
      width,
      height,
      is_location_free: true,
      replaced_at,
    })
    .execute()
}

/** Lets companies and our people talk about the newest delivered photos, and about the corrections of the demo (rule conversation). */
export async function insertConversations(
  tx: Tx,
  sessions: readonly DemoSession[],
  { people, pictures }: { people: DemoPeopleIds; pictures: StoredPictures },
): Promise<void> {
  for (const company of new Set(sessions.map((session) => session.company))) {
    const users = { client: people.users.get(company) ?? null, staff: people.admin }
    const own = sessions.filter((session) => session.company === company && session.deliveredAt !== null)
    const newest = own
      .filter((session) => session.status === status.delivered)
      .toSorted((one, other) => (one.deliveredAt ?? '').localeCompare(other.deliveredAt ?? ''))
      .at(-1)
    const { rows: photos } = await sql<{ id: number; file: string; position: number; product_id: number }>`
      select m.id, m.file, m.position, p.id as product_id from photos m join session_products p on p.id = m.session_product_id
      where p.session_id = ${newest?.id ?? 0} and p.item_id = 9 order by m.position`.execute(tx)
    for (const { photo, pin, lines, isOpen, isReplaced } of newest?.deliveredAt ? remarks : []) {
      const found = photos.find(({ position }) => position === photo)
      if (newest?.deliveredAt == null || found === undefined) continue
      const about = { sessionId: newest.id, about: 'photo', productId: found.product_id } as const
      const threadId = await insertThread(tx, { ...about, materialId: found.id, pin }, newest.deliveredAt)
      const end = await insertLines(tx, threadId, { lines, users, from: newest.deliveredAt })
      if (isReplaced) await replaceDark(tx, found, pictures, end)
      const resolved = { resolved_at: end, resolved_by: users.client }
      if (!isOpen)
        await tx.updateTable('conversation_threads').set(resolved).where('id', '=', threadId).execute()
    }
  }
  await insertCorrections(tx)
}

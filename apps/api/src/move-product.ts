import { type Instant, isAllDelivered, type ProductStatus, progressRefusal, status } from '@ensaio/domain'
import { deliveredMail } from './mails/delivered.ts'
import { type Database, type Tx, transact } from './ports/database.ts'
import { productInPath } from './product-in-path.ts'
import { refuse } from './refusal.ts'
import { readAudience } from './repositories/announced-session.ts'
import { enqueueMail } from './repositories/outbox.ts'
import { type ProductPath, productsOf, writeProgress } from './repositories/products.ts'
import { lockSession } from './repositories/reached-sessions.ts'
import { recordEvent } from './repositories/session-events.ts'
import { writeStatus } from './repositories/session-information.ts'
import { actorOf, type Viewer } from './viewer.ts'

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>

async function deliver(
  tx: Tx,
  session: LockedSession,
  { viewer, publicUrl }: { viewer: Viewer; publicUrl: string },
  now: Instant,
): Promise<void> {
  await writeStatus(tx, session, status.delivered, now)
  const event = { sessionId: session.id, ...actorOf(viewer), kind: 'delivered', detail: {} } as const
  await recordEvent(tx, event, now)
  const [told] = await readAudience(tx, [session.id])
  if (told === undefined) return
  const url = `${publicUrl}/sessions/${session.id}`
  const isAgain = session.status === status.atRevision
  const letter = deliveredMail(
    { email: told.orderer_email, name: told.orderer_name, url },
    { ...told, isAgain },
  )
  await enqueueMail(tx, letter, now)
}

/** Says how far a product is. With the last one that the client gets, the whole ensaio is delivered (4→5, 8→5) and who ordered it hears. */
export async function moveProduct(
  db: Database,
  wish: { viewer: Viewer; path: ProductPath; status: ProductStatus; publicUrl: string },
  now: Instant,
): Promise<void> {
  await transact(db, async (tx) => {
    const session = await lockSession(tx, wish.viewer, wish.path.id)
    const product = await productInPath(tx, wish.viewer, wish.path)
    if (session === null) refuse('not_found')
    if (product.status === wish.status) return
    const refusal = progressRefusal(session.status, wish.status)
    if (refusal !== null) refuse('transition_refused', refusal)
    await writeProgress(tx, product.id, wish.status)
    const detail = { product_id: product.id, item_id: product.item_id, to: wish.status }
    const event = { sessionId: session.id, ...actorOf(wish.viewer), kind: 'product_moved', detail } as const
    await recordEvent(tx, event, now)
    if (isAllDelivered(await productsOf(tx, session.id))) await deliver(tx, session, wish, now)
  })
}

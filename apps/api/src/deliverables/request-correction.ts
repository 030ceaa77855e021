import { correctionRefusal, type Instant, productStatus, status } from '@ensaio/domain'
import { readName } from '../accounts/repository/accounts.ts'
import { actorOf, type ClientViewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import { type Database, transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import { correctionMail } from '../mail/delivery/correction.ts'
import { readAudience } from '../mail/repository/announced-visits.ts'
import { enqueueMail } from '../mail/repository/outbox.ts'
import { teamOf } from '../providers/repository/providers.ts'
import { insertComment, insertThread } from '../sessions/conversation/repository/threads.ts'
import { lockSession, writeStatus } from '../sessions/repository/sessions.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { productInPath } from './product-in-path.ts'
import { type ProductPath, writeProgress } from './repository/products.ts'

/**
 * "Pedir correção": a delivered product is in production again and its ensaio under review (5→8, rule status-moves); our people hear of it by mail.
 * Asking twice for the same product is 409 until it is delivered anew.
 */
export async function requestCorrection(
  db: Database,
  {
    viewer,
    path,
    description,
    links,
  }: { viewer: ClientViewer; path: ProductPath; description: string; links: Links },
  now: Instant,
): Promise<void> {
  await transact(db, async (tx) => {
    const session = await lockSession(tx, viewer, path.id)
    const product = await productInPath(tx, viewer, path)
    if (session === null) refuse('not_found')
    const refusal = correctionRefusal(session.status, product.status)
    if (refusal !== null) refuse('transition_refused', refusal)
    await writeProgress(tx, product.id, productStatus.inProduction)
    await writeStatus(tx, session, status.atRevision, now)
    const detail = { product_id: product.id, item_id: product.item_id, description }
    const event = { sessionId: session.id, ...actorOf(viewer), kind: 'correction_requested', detail } as const
    await recordEvent(tx, event, now)
    const subject = { about: 'product', productId: product.id, isCorrection: true } as const
    const threadId = await insertThread(tx, { sessionId: session.id, ...subject }, now)
    await insertComment(tx, { threadId, side: 'client', userId: viewer.userId, text: description }, now)
    const [told] = await readAudience(tx, [session.id])
    const asker = await readName(tx, viewer.userId)
    if (told === undefined) return
    const correction = { ...told, asker, product: product.title, description }
    const url = links.staffSession('admin', session.id)
    for (const person of await teamOf(tx, session.id)) {
      await enqueueMail(tx, correctionMail({ ...person, url }, correction), now)
    }
  })
}

import { type Instant, status } from '@ensaio/domain'
import { actorOf, type Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { askForProducts } from '../files/sizes/repository/derivatives.ts'
import { mailDelivery } from '../mail/delivery/delivered.ts'
import { resolveCorrections } from '../sessions/conversation/repository/threads.ts'
import type { LockedSession } from '../sessions/repository/sessions.ts'
import { writeStatus } from '../sessions/repository/sessions.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { endProduction } from './repository/products.ts'

/** Delivers a locked ensaio with all its products, or delivers it again: its readers get a mail. */
export async function deliverSession(
  tx: Tx,
  session: LockedSession,
  { viewer, links }: { viewer: Viewer; links: Links },
  now: Instant,
): Promise<void> {
  await writeStatus(tx, session, status.delivered, now)
  const ended = await endProduction(tx, session.id)
  await askForProducts(tx, ended, now)
  await resolveCorrections(tx, ended, now)
  const event = { sessionId: session.id, ...actorOf(viewer), kind: 'delivered', detail: {} } as const
  await recordEvent(tx, event, now)
  const isAgain = session.status === status.atRevision
  await mailDelivery(tx, { sessionId: session.id, links, isAgain }, now)
}

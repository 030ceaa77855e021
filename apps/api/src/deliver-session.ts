import { type Instant, status } from '@ensaio/domain'
import { deliveredMail } from './mails/delivered.ts'
import type { Tx } from './ports/database.ts'
import { readAudience } from './repositories/announced-session.ts'
import { enqueueMail } from './repositories/outbox.ts'
import { endProduction } from './repositories/products.ts'
import type { LockedSession } from './repositories/reached-sessions.ts'
import { recordEvent } from './repositories/session-events.ts'
import { writeStatus } from './repositories/session-information.ts'
import { actorOf, type Viewer } from './viewer.ts'

/** Delivers a locked ensaio with all its products, or delivers it again: the person who ordered it gets a mail. */
export async function deliverSession(
  tx: Tx,
  session: LockedSession,
  { viewer, publicUrl }: { viewer: Viewer; publicUrl: string },
  now: Instant,
): Promise<void> {
  await writeStatus(tx, session, status.delivered, now)
  await endProduction(tx, session.id)
  const event = { sessionId: session.id, ...actorOf(viewer), kind: 'delivered', detail: {} } as const
  await recordEvent(tx, event, now)
  const [told] = await readAudience(tx, [session.id])
  if (told === undefined) return
  const url = `${publicUrl}/sessions/${session.id}`
  const isAgain = session.status === status.atRevision
  const orderer = { email: told.orderer_email, name: told.orderer_name, url }
  await enqueueMail(tx, deliveredMail(orderer, { ...told, isAgain }), now)
}

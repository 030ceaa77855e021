import {
  canMove,
  canUndoDone,
  deliveryOf,
  earlyMoveRefusal,
  type Instant,
  isCancelTooLate,
  isMoveTooEarly,
  lateCancelRefusal,
  moveRefusal,
  nothingToDeliver,
  productStatus,
  productStatusLabel,
  type SeenVisit,
  type SessionStatus,
  status,
  undoRefusal,
} from '@ensaio/domain'
import { actorOf, type Viewer } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import type { Tx } from '../database/database.ts'
import { deliverSession } from '../deliverables/deliver-session.ts'
import { productsOf, startProduction, stopProduction } from '../deliverables/repository/products.ts'
import { refuse } from '../http/refusal.ts'
import { expectedAt, mailPhotographers } from '../mail/letters/mail-photographers.ts'
import { mailAbsence, mailNewDate } from '../mail/letters/mail-visit.ts'
import { refuseUnlessSeen } from '../scheduling/board/lost-move.ts'
import { releaseBooking } from '../scheduling/repository/bookings.ts'
import { refuseMoved } from '../visits/refuse-moved.ts'
import { cancelSession } from './cancel-session.ts'
import { clearVisit, type LockedSession, lockSession, writeStatus } from './repository/sessions.ts'
import { recordEvent } from './repository/timeline.ts'

/** A requested status change; `hasFee` is used only when an admin cancels. */
export interface MoveInput {
  sessionId: number
  status: SessionStatus
  hasFee: boolean | undefined
  /** Where the caller saw the visit, if they say so; of the office alone, as a refusal names who moved it. */
  seen?: SeenVisit | undefined
  /** The start of the visit that the caller means, if they say so. */
  start?: Instant | undefined
  links: Links
}

type Move = (
  tx: Tx,
  session: LockedSession,
  input: MoveInput & { viewer: Viewer },
  now: Instant,
) => Promise<void>

/** Records a status change that has no event kind of its own. */
async function noteMove(
  tx: Tx,
  { id, status: from }: LockedSession,
  { viewer, status: to }: { viewer: Viewer; status: SessionStatus },
  now: Instant,
): Promise<void> {
  await recordEvent(tx, { sessionId: id, ...actorOf(viewer), kind: 'moved', detail: { from, to } }, now)
}

/** Releases the date and mails a request for a new one. */
const toSchedule: Move = async (tx, session, input, now) => {
  // Must come first: the mail names the date that is about to be removed.
  await mailNewDate(tx, { ...input, from: session.status }, now)
  const before = expectedAt(session, await releaseBooking(tx, session.id, now))
  await mailPhotographers(tx, { ...input, before, after: null }, now)
  await clearVisit(tx, session.id, now)
  await noteMove(tx, session, input, now)
}

/** Undoes "Feita" (4 to 2). Scheduling itself has its own endpoint. */
const toScheduled: Move = async (tx, session, input, now) => {
  if (session.status !== status.pending) {
    refuse('transition_refused', 'Para agendar, escolha o dia e o horário na página de agendamento.')
  }
  if (!canUndoDone(session, now)) refuse('transition_refused', undoRefusal)
  if ((await productsOf(tx, session.id)).some((product) => product.status === productStatus.delivered)) {
    refuse('transition_refused', 'Já há material entregue. Volte os itens para “Em produção” antes.')
  }
  await writeStatus(tx, session, status.scheduled, now)
  await stopProduction(tx, session.id)
  await noteMove(tx, session, input, now)
}

const toProduction: Move = async (tx, session, input, now) => {
  await writeStatus(tx, session, status.pending, now)
  await startProduction(tx, session.id)
  await noteMove(tx, session, input, now)
}

const toDelivered: Move = async (tx, session, input, now) => {
  const { missing, isNothing } = deliveryOf(await productsOf(tx, session.id))
  if (isNothing) refuse('transition_refused', nothingToDeliver)
  if (missing.length > 0) {
    const titles = missing.map(({ title }) => title).join(', ')
    const reason = `Para entregar o ensaio, marque antes como “${productStatusLabel(3)}”: ${titles}.`
    refuse('transition_refused', reason)
  }
  await deliverSession(tx, session, input, now)
}

const toAbsence: Move = async (tx, session, input, now) => {
  await writeStatus(tx, session, input.status, now)
  await noteMove(tx, session, input, now)
  await mailAbsence(tx, { ...input, who: input.status === status.clientNoShow ? 'client' : 'provider' }, now)
}

const toRevision: Move = async (tx, session, input, now) => {
  await writeStatus(tx, session, status.atRevision, now)
  await noteMove(tx, session, input, now)
}

const moves: Record<SessionStatus, Move> = {
  1: toSchedule,
  2: toScheduled,
  3: cancelSession,
  4: toProduction,
  5: toDelivered,
  6: toAbsence,
  7: toAbsence,
  8: toRevision,
}

/** Moves a session to another status if the viewer may see it and make that move (rule status-moves); photographers cannot cancel. */
export async function moveSession(tx: Tx, viewer: Viewer, input: MoveInput, now: Instant): Promise<void> {
  const session = await lockSession(tx, viewer, input.sessionId)
  if (session === null) refuse('not_found')
  if (input.status === status.canceled && viewer.scope === 'provider') {
    refuse('wrong_role', 'Só a administração cancela um ensaio.')
  }
  if (input.start !== undefined) refuseMoved(session, input.start)
  const { actor } = actorOf(viewer)
  if (!canMove(session.status, input.status, actor)) {
    refuse('transition_refused', moveRefusal(session.status, input.status))
  }
  if (input.status === status.canceled && isCancelTooLate(session, actor, now))
    refuse('transition_refused', lateCancelRefusal)
  if (viewer.scope === 'admin') await refuseUnlessSeen(tx, session, input.seen)
  if (isMoveTooEarly(session, input.status, now)) refuse('transition_refused', earlyMoveRefusal)
  await moves[input.status](tx, session, { ...input, viewer }, now)
}

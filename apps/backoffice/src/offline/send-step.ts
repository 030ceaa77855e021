import type { queueCalls, sessionCalls } from '@ensaio/client'
import {
  afterStep,
  endingStatus,
  Failure,
  type Instant,
  isSaid,
  isVisitEnding,
  type Session,
} from '@ensaio/domain'
import { isForLater, type KeptStep } from './kept-steps.ts'

/** The calls by which steps are sent. */
interface StepClient {
  queue: ReturnType<typeof queueCalls>
  sessions: ReturnType<typeof sessionCalls>
}

/** Sends a step of a visit, as often as it takes: one that the server has already succeeds (rule kept-steps). */
export async function sendStep(
  client: StepClient,
  clock: () => Instant,
  { visit: id, step, start, at }: KeptStep,
): Promise<Session> {
  if (!isVisitEnding(step)) {
    const seconds = Math.max(0, Math.round((Date.parse(clock()) - Date.parse(at)) / 1000))
    return client.queue.reportArrival(id, { step, start, ...(seconds > 0 && { seconds_ago: seconds }) })
  }
  try {
    return await client.queue.move(id, endingStatus[step], start)
  } catch (reason) {
    const isMoved = reason instanceof Failure && reason.code === 'visit_moved'
    // The visit at its new time may have the same status, which then is nobody's answer to this step.
    if (isMoved || isForLater(reason)) throw reason
    // The answer to the same step may have been lost.
    const visit = await client.sessions.get(id).catch(() => null)
    if (visit !== null && isSaid(visit, step)) return visit
    throw reason
  }
}

/** A visit with the steps that were said of it and wait for a network. */
export function afterSteps(visit: Session, steps: readonly KeptStep[]): Session {
  return steps
    .filter((one) => one.visit === visit.id && one.problem === null)
    .reduce((one, { step, at }) => afterStep(one, step, at), visit)
}

import type { Instant } from '@ensaio/domain'
import type { Clock } from '../adapters/clock.ts'
import type { EventAnswer, SendEvent } from '../adapters/events/send-event.ts'
import type { Links } from '../config/links.ts'
import { type Database, transact } from '../database/database.ts'
import {
  endFailing,
  giveUpWaiting,
  markDelivered,
  markFailed,
  type TakenDelivery,
  takeDelivery,
} from '../settings/systems/repository/deliveries.ts'
import { noteFailure, readCarers } from '../settings/systems/repository/webhooks.ts'
import { mailWebhookStopped } from '../settings/systems/webhook-stopped.ts'

const second = 1000
const longestWait = 6 * 60 * 60 * second
/** A delivery is given up, and an address turned off, after failing for so long. */
const patience = 3 * 24 * 60 * 60 * second
/** Longer than one attempt may take; after a crash, another server may then send it. */
const heldMinutes = 2
const atOnce = 8
const perRound = 200

/** The parts that the job needs to send events. */
interface Sending {
  db: Database
  clock: Clock
  links: Links
  send: SendEvent
}

function shifted(now: Instant, milliseconds: number): Instant {
  return new Date(Date.parse(now) + milliseconds).toISOString()
}

/** How long a delivery waits after an attempt, in milliseconds. */
const waitAfter = (attempts: number) => Math.min(15 * second * 2 ** (attempts - 1), longestWait)

/**
 * Has a delivery been tried for long enough? Its age alone does not tell, since its attempts begin anew when it is sent again; nor do its
 * attempts, since a crash counts as one.
 */
function isOld({ attempts, created_at }: TakenDelivery, now: Instant): boolean {
  let waited = 0
  for (let made = 1; made < attempts; made += 1) waited += waitAfter(made)
  return waited > patience && Date.parse(now) - Date.parse(created_at) > patience
}

async function attempt(taken: TakenDelivery, { clock, send }: Sending) {
  try {
    const answer = await send(taken, Math.floor(Date.parse(clock.now()) / second))
    const isFine = answer.status >= 200 && answer.status < 300
    return { answer, reason: isFine ? null : `The answer was ${answer.status}.` }
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 300) : String(error)
    return { answer: null as EventAnswer | null, reason }
  }
}

async function deliver(taken: TakenDelivery, sending: Sending): Promise<void> {
  const { db, clock, links } = sending
  const { answer, reason } = await attempt(taken, sending)
  const now = clock.now()
  await transact(db, async (tx) => {
    if (answer !== null && reason === null) return markDelivered(tx, taken, answer, now)
    const noted = await noteFailure(tx, taken.webhook_id, shifted(now, -patience), now)
    const isLast = isOld(taken, now) || !noted?.isActive
    const until = isLast ? null : shifted(now, waitAfter(taken.attempts))
    await markFailed(tx, taken.id, { answer, reason: reason ?? '', until }, now)
    if (isLast && noted?.isActive) await endFailing(tx, taken.webhook_id)
    if (!noted?.isStopped) return
    await giveUpWaiting(tx, taken.webhook_id, now)
    const told = { url: noted.url, isHouse: noted.companyId === null }
    for (const reader of await readCarers(tx, noted))
      await mailWebhookStopped(tx, { ...told, ...reader }, links, now)
  })
}

/**
 * Sends the waiting events, eight at a time, each at least once under the same id; returns how many attempts were made (rule webhook). One
 * that fails waits from 15 seconds to six hours; after three days of this it is given up, and an address that failed for three days is turned
 * off, which those who care for it are mailed.
 */
export async function deliverWebhooks(sending: Sending): Promise<number> {
  let made = 0
  const work = async () => {
    while (made < perRound) {
      const taken = await takeDelivery(sending.db, sending.clock.now(), heldMinutes)
      if (taken === null) return
      made += 1
      await deliver(taken, sending)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return made
}

import { Failure, type Instant, type Session, type VisitStep, visitStepLabels } from '@ensaio/domain'
import { isUnheard, readStored, writeStored } from '@ensaio/frame'
import * as v from 'valibot'

const name = 'ensaio:avisos'

/** A step that was said without a network (rule kept-steps). */
export interface KeptStep {
  key: string
  /** The e-mail address of who said it. */
  person: string
  visit: number
  /** The address of the visit, for a refusal after the visit has gone. */
  place: string
  step: VisitStep
  start: Instant
  at: Instant
  /** Why the server refused it; null while it waits. */
  problem: string | null
}

const KeptSteps: v.GenericSchema<unknown, KeptStep[]> = v.array(
  v.object({
    key: v.string(),
    person: v.string(),
    visit: v.number(),
    place: v.string(),
    step: v.picklist(Object.keys(visitStepLabels) as VisitStep[]),
    start: v.string(),
    at: v.string(),
    problem: v.nullable(v.string()),
  }),
)

/** The kept steps of a person, in the order in which they were said. */
export function readKeptSteps(device: Storage | null, person: string): KeptStep[] {
  return (readStored(device, name, KeptSteps) ?? []).filter((one) => one.person === person)
}

function write(device: Storage | null, change: (steps: KeptStep[]) => KeptStep[]): void {
  const steps = change(readStored(device, name, KeptSteps) ?? [])
  writeStored(device, name, steps.length === 0 ? null : steps)
}

/** Adds a step after the kept ones. */
export function keepStep(device: Storage | null, step: KeptStep): void {
  write(device, (steps) => [...steps, step])
}

/** Deletes a kept step. */
export function dropStep(device: Storage | null, key: string): void {
  write(device, (steps) => steps.filter((one) => one.key !== key))
}

function refuseStep(device: Storage | null, key: string, problem: string): void {
  write(device, (steps) => steps.map((one) => (one.key === key ? { ...one, problem } : one)))
}

/** Is a failure to send a step not about the step, which then waits? Nobody heard it, or its person is signed out or has sent too much. */
export function isForLater(reason: unknown): boolean {
  const isAboutSender =
    reason instanceof Failure && (reason.code === 'signed_out' || reason.code === 'too_many')
  return isAboutSender || isUnheard(reason)
}

/**
 * Sends the waiting steps of a person in their order, each until it is heard, and calls `onSent` for each answer; stops without a network,
 * and while the person is signed out. A refused one stays with its reason until it was read. One tab of a device sends at a time, where the
 * browser has locks: on plain http it has none, and the key of a step keeps a second sending from counting.
 */
export async function sendKeptSteps(
  device: Storage | null,
  person: string,
  send: (step: KeptStep) => Promise<Session>,
  onSent: (visit: Session) => void,
): Promise<void> {
  const sending = async () => {
    for (;;) {
      const next = readKeptSteps(device, person).find(({ problem }) => problem === null)
      if (next === undefined) return
      try {
        const visit = await send(next)
        dropStep(device, next.key)
        onSent(visit)
      } catch (reason) {
        if (isForLater(reason)) return
        refuseStep(device, next.key, problemOf(reason))
      }
    }
  }
  const { locks } = navigator as Partial<Navigator>
  await (locks ? locks.request(name, sending) : sending())
}

function problemOf(reason: unknown): string {
  if (!(reason instanceof Failure)) throw reason
  return reason.code === 'not_found' ? 'A visita não está mais com você.' : reason.message
}

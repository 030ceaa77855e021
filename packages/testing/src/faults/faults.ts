import { setTimeout } from 'node:timers/promises'
import type { Random } from '@ensaio/api/demo/random'
import type { OwnPostgres } from '../server/postgres.ts'
import type { ServerNode } from '../server/server-nodes.ts'

/** The faults that are injected while visitors book. */
export const faults = [
  'a server is killed',
  'the database crashes',
  'a server stands still',
  'answers are cut off',
  'a clock is an hour ahead',
  'a clock is an hour behind',
] as const
export type Fault = (typeof faults)[number]

const hour = 3_600_000

/** Injects a fault into a node or the database; `length` is its duration in milliseconds, after which it is repaired. */
export async function injectFault(
  fault: Fault,
  node: ServerNode,
  postgres: OwnPostgres,
  length: number,
): Promise<void> {
  if (fault === 'a server is killed') return node.killAndRestart()
  if (fault === 'a clock is an hour ahead') return node.killAndRestart(hour)
  if (fault === 'a clock is an hour behind') return node.killAndRestart(-hour)
  if (fault === 'the database crashes') {
    await postgres.crash()
    return postgres.restart()
  }
  if (fault === 'a server stands still') {
    node.freeze(true)
    await setTimeout(length)
    return node.freeze(false)
  }
  node.proxy.swallowing = /^POST \/api\/sessions\/public\//
  await setTimeout(length)
  node.proxy.swallowing = null
}

/** An endless random sequence of faults; each occurs once before any repeats. */
export function* faultSequence(random: Random): Generator<Fault, never> {
  for (;;) {
    const left = [...faults]
    while (left.length > 0) yield* left.splice(random.between(0, left.length - 1), 1)
  }
}

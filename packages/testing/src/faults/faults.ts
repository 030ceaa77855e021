import { setTimeout } from 'node:timers/promises'
import type { Random } from '@ensaio/api/demo/random'
import type { OwnPostgres } from '../server/postgres.ts'
import type { Ship } from '../server/server-nodes.ts'

/** What goes wrong while visitors book. */
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

/** Does one of them to a ship, for as long as told, and mends it. */
export async function befall(fault: Fault, ship: Ship, postgres: OwnPostgres, length: number): Promise<void> {
  if (fault === 'a server is killed') return ship.killAndRestart()
  if (fault === 'a clock is an hour ahead') return ship.killAndRestart(hour)
  if (fault === 'a clock is an hour behind') return ship.killAndRestart(-hour)
  if (fault === 'the database crashes') {
    await postgres.crash()
    return postgres.restart()
  }
  if (fault === 'a server stands still') {
    ship.freeze(true)
    await setTimeout(length)
    return ship.freeze(false)
  }
  ship.line.swallowing = /^POST \/api\/sessions\/public\//
  await setTimeout(length)
  ship.line.swallowing = null
}

/** Faults without end, in an order by seed; each comes before any comes again. */
export function* misfortunes(random: Random): Generator<Fault, never> {
  for (;;) {
    const left = [...faults]
    while (left.length > 0) yield* left.splice(random.between(0, left.length - 1), 1)
  }
}

import type { ChosenSlot } from '@ensaio/domain'
import type { Attempt } from '../scenes/visitor.ts'
import type { Breach } from './history.ts'

/** One booking with the times of request and answer, by the visitors' clock, in milliseconds. */
export interface TimedAttempt extends Attempt {
  asked: number
  answered: number
}

/** One read of the free times, for an ensaio without a booking of its own. */
export interface Reading {
  asked: number
  answered: number
  offered: ChosenSlot[]
}

/** A slot of an ensaio, from its booking or from an event. */
export type SlotOf = ChosenSlot & { token: string }

/** Everything that the visitors saw, and the final state of the database. */
export interface History {
  attempts: readonly TimedAttempt[]
  readings: readonly Reading[]
  /** Live bookings. */
  kept: readonly (SlotOf & { provider: number })[]
  /** One for each booking ever made, repeated ones included. */
  events: readonly SlotOf[]
}

const slotKey = ({ date, hour }: ChosenSlot) => `${date} ${hour}`
const key = (one: SlotOf) => `${one.token} ${slotKey(one)}`

function grouped<One>(all: readonly One[], by: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one])
  return groups
}

function tooMany(what: string, all: Map<string, unknown[]>, most: number): Breach[] {
  return [...all]
    .filter(([, found]) => found.length > most)
    .map(([name, { length }]) => `${what} ${name}: ${length}`)
}

const isKnown = ({ outcome }: Attempt) => outcome === 'ok' || outcome === 'taken'

/** The possible slots of an ensaio after its attempts, in order: unanswered ones may have been done or not. */
function possible(attempts: readonly TimedAttempt[]): Set<string> {
  let places = new Set(['nowhere'])
  for (const attempt of attempts) {
    const slot = slotKey(attempt)
    if (attempt.outcome === 'ok') places = new Set([slot])
    else if (attempt.outcome === 'taken') places.delete(slot)
    else places.add(slot)
  }
  return places
}

interface Stay {
  slot: string
  from: number
  until: number
}

/** When an ensaio certainly had a slot: from the answer until the next request that may have moved it. */
function stays(attempts: readonly TimedAttempt[]): Stay[] {
  return attempts.flatMap((attempt, place) => {
    if (attempt.outcome !== 'ok') return []
    const next = attempts.slice(place + 1).find(({ outcome }) => outcome !== 'taken')
    return [
      { slot: slotKey(attempt), from: attempt.answered, until: next?.asked ?? Number.POSITIVE_INFINITY },
    ]
  })
}

function staleOffers(readings: readonly Reading[], all: readonly Stay[], capacity: number): Breach[] {
  const bySlot = grouped(all, ({ slot }) => slot)
  return readings.flatMap(({ asked, answered, offered }) =>
    offered.flatMap((slot) => {
      const holding = (bySlot.get(slotKey(slot)) ?? []).filter(
        ({ from, until }) => from < asked && until > answered,
      )
      return holding.length >= capacity ? [`offered though full: ${slotKey(slot)}`] : []
    }),
  )
}

/**
 * Compares everything that visitors saw with the database, as Jepsen does (rule booking-history): no slot above its capacity, no
 * photographer in two places, no ensaio in two slots; every ensaio in a slot that its answers allow; as many events as acknowledged
 * bookings, and none of a refused one; no free time offered that was certainly full. The attempts of an ensaio must not overlap.
 */
export function contradictions({ attempts, readings, kept, events }: History, capacity: number): Breach[] {
  const byToken = grouped(attempts, ({ token }) => token)
  const place = new Map(kept.map((one) => [one.token, slotKey(one)]))
  const told = grouped(events, key)
  const asked = grouped(attempts, key)
  return [
    ...tooMany(
      'provider',
      grouped(kept, (one) => `${one.provider} ${slotKey(one)}`),
      1,
    ),
    ...tooMany('slot', grouped(kept, slotKey), capacity),
    ...tooMany(
      'token',
      grouped(kept, ({ token }) => token),
      1,
    ),
    ...[...byToken].flatMap(([token, own]) => {
      const stands = place.get(token) ?? 'nowhere'
      const allowed = possible(own)
      return allowed.has(stands) ? [] : [`${token} stands ${stands}, not ${[...allowed].join(' or ')}`]
    }),
    ...[...new Set([...asked.keys(), ...told.keys()])].flatMap((name) => {
      const own = asked.get(name) ?? []
      const least = own.filter(({ outcome }) => outcome === 'ok').length
      const most = least + own.filter((one) => !isKnown(one)).length
      const count = told.get(name)?.length ?? 0
      return count < least || count > most ? [`${name}: ${count} events, ${least} to ${most} expected`] : []
    }),
    ...staleOffers(readings, [...byToken.values()].flatMap(stays), capacity),
  ]
}

import { type Instant, Session, User } from '@ensaio/domain'
import { readStored, writeStored } from '@ensaio/frame'
import * as v from 'valibot'

// Not `ensaio:`, the names of what a page begins with: these are read without a network alone.
const userName = 'ensaio-aparelho:pessoa'
const dayName = 'ensaio-aparelho:dia'

const KeptDay = v.object({ person: v.string(), at: v.string(), visits: v.array(Session) })

/** The photographer who is signed in on this device; null for everybody else. */
export function readKeptUser(device: Storage | null): User | null {
  return readStored(device, userName, User)
}

/** Keeps who is signed in, if a photographer; deletes what was kept of somebody else and their visits (rule kept-steps). */
export function keepUser(device: Storage | null, user: User | null): void {
  const person = user?.scope === 'provider' ? user : null
  const before = readKeptUser(device)
  if (before?.email !== person?.email) writeStored(device, dayName, null)
  writeStored(device, userName, person)
}

/** The visits of a person's day as they were last read, and when; null for another person and from the next day on. */
export function readKeptDay(
  device: Storage | null,
  person: string,
  now: Instant,
): { at: Instant; visits: Session[] } | null {
  const kept = readStored(device, dayName, KeptDay)
  if (kept === null || kept.person !== person) return null
  return dayOf(kept.at) === dayOf(now) ? { at: kept.at, visits: kept.visits } : null
}

/** Keeps the visits of a person's day. */
export function keepDay(device: Storage | null, person: string, at: Instant, visits: Session[]): void {
  writeStored(device, dayName, { person, at, visits })
}

/** A day of the device, as its owner counts them. */
const dayOf = (at: Instant) => new Date(at).toDateString()

import { hostingEndsToTell, hostingPeriods, hostingPrice, type Instant } from '@ensaio/domain'
import type { Links } from '../config/links.ts'
import { type Database, type Tx, transact } from '../database/database.ts'
import { hostingEndsMail } from '../mail/reminders/hosting-ends.ts'
import { enqueueOptional } from '../mail/repository/outbox.ts'
import { claimReminder } from '../scheduling/repository/reminders.ts'
import { recordEvent } from '../sessions/repository/timeline.ts'
import { readHouseZone } from '../settings/repository/house-brand.ts'
import { readSettings } from '../settings/repository/settings.ts'
import {
  companiesToTell,
  type EndingHosting,
  hostingReaders,
  lockEndingHostings,
} from './repository/hosting.ts'

type Ending = Awaited<ReturnType<typeof lockEndingHostings>>[number]

/** Claims the notice of each tour; two tours of an ensaio that end on one day share it. */
async function claim(tx: Tx, ending: readonly Ending[], kind: EndingHosting['kind'], now: Instant) {
  const claimed: { reminderId: number; tour: Ending }[] = []
  for (const tour of ending) {
    const id = await claimReminder(tx, { sessionId: tour.id, kind, about: tour.about }, now)
    if (id !== null) claimed.push({ reminderId: id, tour })
  }
  return claimed
}

interface Telling {
  links: Links
  /** Does the house offer renewals? */
  canRenew: boolean
}

async function tellCompany(
  tx: Tx,
  companyId: number,
  { ending, links, canRenew }: Telling & { ending: EndingHosting },
  now: Instant,
): Promise<number> {
  const locked = await lockEndingHostings(tx, companyId, ending)
  if (locked.length === 0) return 0
  const readers = await hostingReaders(
    tx,
    companyId,
    locked.map(({ ordererId }) => ordererId),
  )
  if (readers.length === 0) return 0
  const claimed = await claim(tx, locked, ending.kind, now)
  let written = 0
  for (const reader of readers) {
    const own = claimed.filter(({ tour }) => reader.role === 'manager' || tour.ordererId === reader.id)
    const [first, ...others] = own.map(({ tour }) => tour)
    if (first === undefined) continue
    const url = others.length === 0 ? links.session(first.id) : links.sessions
    const letter = hostingEndsMail({ ...reader, url }, [first, ...others], canRenew)
    const optional = {
      topic: 'hosting_notices',
      links,
      reminderIds: own.map(({ reminderId }) => reminderId),
    } as const
    if (await enqueueOptional(tx, letter, optional, now)) written += 1
  }
  if (written === 0) return 0
  for (const { tour } of claimed) {
    const detail = { reminder: ending.kind, until: tour.hostedUntil }
    await recordEvent(
      tx,
      { sessionId: tour.id, actor: 'system', userId: null, kind: 'reminded', detail },
      now,
    )
  }
  return written
}

/** Tells companies of tours whose hosting ends in 30 and in 7 days, each once across processes; returns how many mails (rule hosting-notices). */
export async function tellHostingEnds(
  { db, links }: { db: Database; links: Links },
  now: Instant,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const zone = await readHouseZone(db)
  const { settings } = await readSettings(db)
  const canRenew = hostingPeriods.some((months) => hostingPrice(settings, months) !== null)
  const telling = { links, canRenew }
  let written = 0
  for (const ending of hostingEndsToTell(now, zone)) {
    for (const companyId of await companiesToTell(db, ending)) {
      try {
        written += await transact(db, (tx) => tellCompany(tx, companyId, { ...telling, ending }, now))
      } catch (error) {
        onFailure(error)
      }
    }
  }
  return written
}

import {
  addDays,
  addMonths,
  type Instant,
  instantAt,
  isQuiet,
  type LocalDate,
  monthOf,
  originalsNotice,
  sameDayIn,
  wallClock,
} from '@ensaio/domain'
import { houseActor } from '../../accounts/viewer.ts'
import type { Ports } from '../../adapters/ports.ts'
import { archivedName } from '../../adapters/storage/archived.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { originalsBackMail, originalsLeaveMail } from '../../mail/delivery/originals.ts'
import { enqueueMail } from '../../mail/repository/outbox.ts'
import { recordEvent } from '../../sessions/repository/timeline.ts'
import { readHouseZone } from '../../settings/repository/house-brand.ts'
import { readSettings } from '../../settings/repository/settings.ts'
import { hostingReaders } from '../repository/hosting.ts'
import {
  companiesToTell,
  forgetTold,
  lockMoving,
  lockUntold,
  markArchived,
  movingSessions,
  originalsOf,
  readAsker,
  writeBack,
  writeMoved,
  writeTold,
} from './repository/originals.ts'

interface Archiving extends Pick<Ports, 'db' | 'storage' | 'clock'> {
  links: Links
}

/** Tells the people of a company of its originals that are archived after the notice; an ensaio that nobody can be told of stays as it is. Returns how many ensaios. */
async function tellCompany(
  tx: Tx,
  companyId: number,
  { before, archiveOn, links }: { before: Instant; archiveOn: LocalDate; links: Links },
  now: Instant,
): Promise<number> {
  const locked = await lockUntold(tx, companyId, before)
  const orderers = locked.map(({ ordererId }) => ordererId)
  const readers = locked.length === 0 ? [] : await hostingReaders(tx, companyId, orderers)
  const told = new Set<number>()
  for (const reader of readers) {
    const own = locked.filter(({ ordererId }) => reader.role === 'manager' || ordererId === reader.id)
    const [first, ...others] = own
    if (first === undefined) continue
    const url = others.length === 0 ? links.session(first.id) : links.sessions
    await enqueueMail(tx, originalsLeaveMail({ ...reader, url }, [first, ...others], archiveOn), now)
    for (const { id } of own) told.add(id)
  }
  if (told.size > 0) await writeTold(tx, [...told], archiveOn, now)
  return told.size
}

/**
 * When the ensaios were delivered at the latest whose companies are told today, a house's day: so many months before the end of the notice.
 * All of a day are told together.
 */
function deliveredBefore(today: LocalDate, months: number, zone: string): Instant {
  const next = addDays(today, originalsNotice + 1)
  return instantAt(sameDayIn(addMonths(monthOf(next), -months), next), '00:00', zone)
}

async function archiveDue(db: Database, today: LocalDate, now: Instant): Promise<number> {
  return transact(db, async (tx) => {
    const archived = await markArchived(tx, today, now)
    for (const sessionId of archived) {
      await recordEvent(tx, { sessionId, ...houseActor, kind: 'originals_archived', detail: {} }, now)
    }
    return archived.length
  })
}

/** How many files move in one transaction: an embedded database answers nobody meanwhile. */
const filesAtOnce = 20

/** Moves files, and looks at the lock of their ensaio after each: the database drops that of a transaction which says nothing for half a minute. */
async function moveFiles(
  { tx, storage }: { tx: Tx; storage: Storage },
  { sessionId, files, isBack }: { sessionId: number; files: readonly string[]; isBack: boolean },
): Promise<void> {
  for (const file of files) {
    const archived = archivedName(file)
    if (archived === null) continue
    // One that has moved before is no longer there.
    await (isBack ? storage.move(archived, file) : storage.move(file, archived))
    if ((await lockMoving(tx, sessionId)) === null) throw new Error('The lock of the archive is lost.')
  }
}

/** Writes that all originals of an ensaio are here again, and tells who asked for them. */
async function tellBack(
  tx: Tx,
  {
    sessionId,
    askedBy,
    until,
    links,
  }: { sessionId: number; askedBy: number | null; until: LocalDate; links: Links },
  now: Instant,
): Promise<void> {
  await writeBack(tx, sessionId, until, now)
  await recordEvent(tx, { sessionId, ...houseActor, kind: 'originals_back', detail: { until } }, now)
  const asker = await readAsker(tx, sessionId, askedBy)
  if (asker === null) return
  const { name, email, scope } = asker.person
  const url = scope === 'client' ? links.session(sessionId) : links.staffSession('admin', sessionId)
  await enqueueMail(tx, originalsBackMail({ name, email, url }, asker.session, until), now)
}

/**
 * Moves the originals of an ensaio into the archive, or back where somebody asked for them. Its archive is locked while files move, and looked
 * at anew for each part of them, so that two processes never move them to different places. Returns false when another process took over.
 */
async function moveSession(
  { db, storage, links }: Archiving,
  { sessionId, isBack, today }: { sessionId: number; isBack: boolean; today: LocalDate },
  now: Instant,
): Promise<boolean> {
  const files = await originalsOf(db, sessionId, { isBack })
  for (let from = 0; from === 0 || from < files.length; from += filesAtOnce) {
    const goesOn = await transact(db, async (tx) => {
      const moving = await lockMoving(tx, sessionId)
      if (moving === null || (moving.asked_at !== null) !== isBack) return false
      const part = files.slice(from, from + filesAtOnce)
      await moveFiles({ tx, storage }, { sessionId, files: part, isBack })
      if (from + filesAtOnce < files.length) return true
      const until = addDays(today, originalsNotice)
      if (isBack) await tellBack(tx, { sessionId, askedBy: moving.asked_by, until, links }, now)
      else await writeMoved(tx, sessionId, now)
      return true
    })
    if (!goesOn) return false
  }
  return true
}

/**
 * Archives the originals of photos some months after their delivery, where the house wants it, once their company was told 30 days before;
 * brings back those that were asked for. A process that is killed leaves files for the next round, and nothing is deleted. Returns how many
 * ensaios changed (rule archived-originals).
 */
export async function archiveOriginals(
  archiving: Archiving,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const { db, clock } = archiving
  const now = clock.now()
  const { settings } = await readSettings(db)
  const zone = await readHouseZone(db)
  const { date: today } = wallClock(now, zone)
  const months = settings.archive_months
  let changed = 0
  const attempt = async (step: () => Promise<number>) => {
    try {
      changed += await step()
    } catch (error) {
      onFailure(error)
    }
  }
  if (months > 0) {
    const before = deliveredBefore(today, months, zone)
    const telling = { before, archiveOn: addDays(today, originalsNotice), links: archiving.links }
    for (const companyId of isQuiet(now, zone) ? [] : await companiesToTell(db, before))
      await attempt(() => transact(db, (tx) => tellCompany(tx, companyId, telling, now)))
    await attempt(() => archiveDue(db, today, now))
  } else await forgetTold(db)
  for (const moving of await movingSessions(db)) {
    await attempt(async () => ((await moveSession(archiving, { ...moving, today }, now)) ? 1 : 0))
  }
  return changed
}

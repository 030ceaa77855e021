import { type DigestWeek, digestWeek, hasClientRight, type Instant } from '@ensaio/domain'
import {
  claimDigest,
  companiesWithoutDigest,
  digestReaders,
  readDigest,
} from '../../companies/repository/weekly-digests.ts'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { readHouseZone } from '../../settings/repository/house-brand.ts'
import { enqueueOptional } from '../repository/outbox.ts'
import { isWorthTelling, weeklyDigestMail } from './weekly-digest.ts'

async function tellCompany(
  tx: Tx,
  companyId: number,
  { week, links }: { week: DigestWeek; links: Links },
  now: Instant,
): Promise<number> {
  if (!(await claimDigest(tx, companyId, week, now))) return 0
  const digest = await readDigest(tx, companyId, week, now)
  if (!isWorthTelling(digest)) return 0
  const optional = { topic: 'weekly_digest', links, reminderIds: [] } as const
  let written = 0
  for (const reader of await digestReaders(tx, companyId)) {
    const lowCredit = hasClientRight(reader, 'payment') ? digest.lowCredit : null
    const letter = weeklyDigestMail({ ...reader, url: links.sessions }, week.monday, { ...digest, lowCredit })
    if (await enqueueOptional(tx, letter, optional, now)) written += 1
  }
  return written
}

/** Tells companies on Mondays what happened, what comes and what waits on them, each week once across processes; returns how many mails (rule weekly-digest). */
export async function tellWeeklyDigests(
  { db, links }: { db: Database; links: Links },
  now: Instant,
  onFailure: (error: unknown) => void,
): Promise<number> {
  const week = digestWeek(now, await readHouseZone(db))
  if (week === null) return 0
  let written = 0
  for (const companyId of await companiesWithoutDigest(db, week)) {
    try {
      written += await transact(db, (tx) => tellCompany(tx, companyId, { week, links }, now))
    } catch (error) {
      onFailure(error)
    }
  }
  return written
}

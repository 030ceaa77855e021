import type {
  BodyOutput,
  mergeCompanies as endpoint,
  Instant,
  MergePreview,
  StaffCompanyDetail,
} from '@ensaio/domain'
import type { Database, Tx } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { recordOfficeEvent } from '../../operation/repository/office-events.ts'
import { billLater, moveCredit } from '../../payments/repository/ledger.ts'
import { type CompanyChange, companyAt } from '../adjust-company.ts'
import {
  billedTo,
  lockForMerge,
  type MergedRow,
  markMerged,
  moveCounts,
  moveRows,
  readMergePreview,
  writeMerged,
} from '../repository/merge.ts'

const itself = 'Escolha outra empresa: esta já é ela mesma.'
const merged = (name: string) => `A empresa ${name} já foi unida a outra.`
const inactive =
  'Esta empresa está desativada. Reative-a antes, ou una ao contrário: o que fica precisa de acesso.'

/** Counts what the other company brings, for the question before a merge. */
export async function previewOf(
  db: Database,
  { keptId, otherId }: { keptId: number; otherId: number },
): Promise<MergePreview> {
  if (keptId === otherId) refuse('transition_refused', itself)
  const kept = await companyAt(db, keptId)
  const { people: _, statement: __, ...other } = await companyAt(db, otherId)
  for (const one of [kept, other]) if (one.merged_into) refuse('transition_refused', merged(one.name))
  if (!kept.active) refuse('transition_refused', inactive)
  return readMergePreview(db, other)
}

function whatStays(kept: MergedRow, other: MergedRow, decided: BodyOutput<typeof endpoint>) {
  const isOthers =
    other.identification !== null && (kept.identification === null || decided.identification_of === 'other')
  const { identification, corporate_name, address } = isOthers ? other : kept
  return {
    identification,
    corporate_name: corporate_name ?? kept.corporate_name,
    address: address ?? kept.address ?? other.address,
    logo_file: kept.logo_file ?? other.logo_file,
    payment_plan: decided.payment_plan,
  }
}

/** Moves the credit and what is billed by two entries each (what closed months billed already, by two more), so that both ledgers tell it and their sum stays (rule credit-ledger). */
async function moveMoney(
  tx: Tx,
  { kept, other, userId }: { kept: MergedRow; other: MergedRow; userId: number },
  now: Instant,
): Promise<void> {
  const away = { companyId: other.id, sessionId: null, kind: 'adjustment' as const, userId }
  const here = { ...away, companyId: kept.id }
  const reasons = [`Passou para ${kept.name}, com a união`, `Veio de ${other.name}, com a união`] as const
  const billed = await billedTo(tx, other.id)
  await moveCredit(tx, { ...away, amount: -other.balance_cents, reason: reasons[0] }, now)
  await moveCredit(tx, { ...here, amount: other.balance_cents, reason: reasons[1] }, now)
  await billLater(tx, { ...away, amount: -billed.open, reason: reasons[0] }, now)
  await billLater(tx, { ...here, amount: billed.open, reason: reasons[1] }, now)
  // No later month bills it again.
  const stated = { kind: 'settlement' as const }
  await billLater(tx, { ...away, ...stated, amount: -billed.stated, reason: reasons[0] }, now)
  await billLater(tx, { ...here, ...stated, amount: billed.stated, reason: reasons[1] }, now)
}

/**
 * Moves everything of another company into this one, in one transaction; the other one stays as inactive and says where it went. Once they
 * are united, the same call changes nothing (rule merged-company).
 */
export async function uniteCompanies(
  tx: Tx,
  { viewer, companyId }: CompanyChange,
  decided: BodyOutput<typeof endpoint>,
  now: Instant,
): Promise<StaffCompanyDetail> {
  const ids = { keptId: companyId, otherId: decided.other_id }
  if (ids.keptId === ids.otherId) refuse('transition_refused', itself)
  const { kept, other } = await lockForMerge(tx, ids)
  if (kept === undefined || other === undefined) refuse('not_found')
  if (other.merged_into === kept.id) return companyAt(tx, kept.id)
  for (const one of [kept, other])
    if (one.merged_into !== null) refuse('transition_refused', merged(one.name))
  if (!kept.active) refuse('transition_refused', inactive)

  const path = { from: other.id, to: kept.id }
  const stays = whatStays(kept, other, decided)
  const sessions = await moveRows(tx, path)
  await moveMoney(tx, { kept, other, userId: viewer.userId }, now)
  await markMerged(tx, path, {
    identification: stays.identification === other.identification ? null : other.identification,
    logo_file: stays.logo_file === other.logo_file ? null : other.logo_file,
  })
  await writeMerged(tx, kept.id, stays)
  const detail = {
    other: other.id,
    name: other.name,
    from: { identification: kept.identification, payment_plan: kept.payment_plan },
    to: { identification: stays.identification, payment_plan: stays.payment_plan },
    balance_cents: other.balance_cents,
  }
  const event = { userId: viewer.userId, kind: 'companies_merged' as const, subjectId: kept.id, detail }
  await recordOfficeEvent(tx, event, now)
  const united = await companyAt(tx, kept.id)
  await moveCounts(tx, path, sessions)
  return united
}

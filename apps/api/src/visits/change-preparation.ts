import {
  type Instant,
  type KeptPreparation,
  type Preparation,
  type PreparationList,
  preparationListLabels,
} from '@ensaio/domain'
import { type Database, transact } from '../database/database.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import {
  deletePreparationList,
  lockPreparationList,
  readPreparationLists,
  writePreparationList,
} from './repository/preparation-lists.ts'

/** A change of a preparation list; `lines` is null to delete those that it has of its own. */
interface PreparationChange {
  list: PreparationList
  lines: readonly Preparation[] | null
}

const textsOf = (lists: readonly KeptPreparation[], list: PreparationList) =>
  lists.find((one) => one.list === list)?.lines.map(({ text }) => text) ?? []

/** Changes a preparation list and records who did (rule preparation-lists); a list that stays as it was is no change. */
export async function changePreparation(
  db: Database,
  userId: number,
  { list, lines }: PreparationChange,
  now: Instant,
): Promise<KeptPreparation[]> {
  return transact(db, async (tx) => {
    await lockPreparationList(tx, list)
    const before = await readPreparationLists(tx)
    if (lines === null) await deletePreparationList(tx, list)
    else await writePreparationList(tx, { list, lines }, userId, now)
    const after = await readPreparationLists(tx)
    const [from, to] = [textsOf(before, list), textsOf(after, list)]
    if (JSON.stringify(from) !== JSON.stringify(to)) {
      const detail = { list: preparationListLabels[list], is_reset: lines === null, from, to }
      await recordOfficeEvent(tx, { userId, kind: 'preparation_changed', subjectId: userId, detail }, now)
    }
    return after
  })
}

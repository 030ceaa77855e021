import {
  cars,
  followsGeneralList,
  type Instant,
  type KeptPreparation,
  type Preparation,
  type PreparationList,
  preparationLists,
  standardPreparation,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** SQL for the list that the house keeps for a property, else for every property; null for the standard one. Expects `photo_sessions` as `s`, and `services`. */
export const preparationOfRow = sql<Preparation[] | null>`(
  select p.lines from preparation_lists p
  where p.list = case when services.vertical_id = ${sql.lit(cars)} then 'car' else s.vertical_data ->> 'kind' end
    or (p.list = 'property' and services.vertical_id <> ${sql.lit(cars)})
  order by p.list = 'property' limit 1)`

/** The lists in force, in the order of their page; the list of a kind without lines of its own has those of every property. */
export async function readPreparationLists(db: Database): Promise<KeptPreparation[]> {
  const rows = await db
    .selectFrom('preparation_lists')
    .innerJoin('users', 'users.id', 'preparation_lists.changed_by')
    .select(['list', 'lines', 'changed_at as at', 'users.name as by'])
    .execute()
  const keptAs = (list: PreparationList) => rows.find((row) => row.list === list)
  return preparationLists.map((list) => {
    const own = keptAs(list)
    const general = followsGeneralList(list) ? keptAs('property') : undefined
    const lines = own?.lines ?? general?.lines ?? [...standardPreparation(list)]
    return { list, lines, changed: own === undefined ? null : { by: own.by, at: own.at } }
  })
}

/** Locks a list against changes by others until the transaction ends, also one that has no row yet. */
export async function lockPreparationList(tx: Tx, list: PreparationList): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`preparation ${list}`}, 0))`.execute(tx)
}

/** Writes the lines of a list with their author. */
export async function writePreparationList(
  tx: Tx,
  { list, lines }: { list: PreparationList; lines: readonly Preparation[] },
  userId: number,
  now: Instant,
): Promise<void> {
  const row = { lines: JSON.stringify(lines), changed_by: userId, changed_at: now }
  await tx
    .insertInto('preparation_lists')
    .values({ list, ...row })
    .onConflict((conflict) => conflict.column('list').doUpdateSet(row))
    .execute()
}

/** Deletes the lines that a list has of its own. */
export async function deletePreparationList(tx: Tx, list: PreparationList): Promise<void> {
  await tx.deleteFrom('preparation_lists').where('list', '=', list).execute()
}

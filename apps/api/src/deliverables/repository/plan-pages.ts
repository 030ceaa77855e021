import type { Instant, PlanPage } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'

/** A plan whose pages this process draws now. */
export interface TakenPlan {
  id: number
  file: string
  sha256: string
}

/** The tries after which a plan counts as one that cannot be drawn: the last one comes 17 hours after the first, longer than a storage is away. */
const mostTries = 10

/** Takes the next plan whose pages are due, out of the reach of other processes for some minutes, more with each try; null without one. */
export async function takePlan(db: Database, now: Instant): Promise<TakenPlan | null> {
  const { rows } = await sql<TakenPlan>`
    update blueprints set pages_tries = pages_tries + 1,
      pages_due_at = ${now}::timestamptz + interval '2 minutes' * power(2, pages_tries)
    where id = (
      select id from blueprints where pages_due_at <= ${now}::timestamptz and pages_tries < ${mostTries}::int
      order by pages_due_at, id limit 1 for update skip locked
    )
    returning id, file, sha256`.execute(db)
  return rows[0] ?? null
}

/** The files of the pages of another plan of the same bytes; empty without one that was drawn. */
export async function pagesOfSame(db: Database, { id, sha256 }: TakenPlan): Promise<string[]> {
  const same = await db
    .selectFrom('blueprints')
    .innerJoin('blueprint_pages as p', 'p.blueprint_id', 'blueprints.id')
    .select('blueprints.id')
    .where('blueprints.sha256', '=', sha256)
    .where('blueprints.id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  return same === undefined ? [] : pageFilesOf(db, same.id)
}

/** Stores the files of the pages of a plan, which is then done; keeps those of another process that was faster, and none of a plan that is gone. */
export async function keepPages(tx: Tx, planId: number, files: readonly string[]): Promise<void> {
  const plan = await tx
    .updateTable('blueprints')
    .set({ pages_due_at: null })
    .where('id', '=', planId)
    .returning('id')
    .executeTakeFirst()
  if (plan === undefined || files.length === 0) return
  await tx
    .insertInto('blueprint_pages')
    .values(files.map((file, place) => ({ file, blueprint_id: planId, nth: place + 1 })))
    .onConflict((conflict) => conflict.columns(['blueprint_id', 'nth']).doNothing())
    .execute()
}

/** The files of the pages of a plan. */
export async function pageFilesOf(db: Database, planId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('blueprint_pages')
    .select('file')
    .where('blueprint_id', '=', planId)
    .orderBy('nth')
    .execute()
  return rows.map(({ file }) => file)
}

/** The file of a page of a plan, the first being 1; null when it has none. */
export async function findPageFile(db: Database, planId: number, nth: number): Promise<string | null> {
  const found = await db
    .selectFrom('blueprint_pages')
    .select('file')
    .where('blueprint_id', '=', planId)
    .where('nth', '=', nth)
    .executeTakeFirst()
  return found?.file ?? null
}

/** The pages of plans, by plan; `href` is the address of the plan. */
export async function pagesOf(
  db: Database,
  planIds: readonly number[],
  href: (planId: number) => string,
): Promise<Map<number, PlanPage[]>> {
  if (planIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('blueprint_pages')
    .select(['blueprint_id', 'nth'])
    .where('blueprint_id', 'in', planIds)
    .orderBy('nth')
    .execute()
  const pages = new Map<number, PlanPage[]>()
  for (const { blueprint_id: id, nth } of rows) {
    const page = { url: `${href(id)}/pages/${nth}` }
    pages.set(id, [...(pages.get(id) ?? []), page])
  }
  return pages
}

import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Ports } from '../adapters/ports.ts'
import { transact } from '../database/database.ts'
import {
  keepPages,
  pageFilesOf,
  pagesOfSame,
  type TakenPlan,
  takePlan,
} from '../deliverables/repository/plan-pages.ts'
import { discardFiles } from '../files/discard-files.ts'
import { drawPages } from '../files/pdf/draw-pages.ts'

/** The pages that become pictures: a set of drawings has a handful. */
const drawing = { most: 6, side: 2000 }

type Drawing = Pick<Ports, 'db' | 'storage' | 'clock'>

/** Draws and stores the pages of a plan; returns their files. */
async function store({ storage }: Drawing, { file }: TakenPlan): Promise<string[]> {
  const opened = await storage.open(file)
  if (opened === null) return []
  const bytes = await buffer(opened.stream)
  const files: string[] = []
  for (const drawn of await drawPages(bytes, drawing)) {
    const name = `sizes/${randomBytes(16).toString('hex')}.webp`
    await storage.put(name, drawn)
    files.push(name)
  }
  return files
}

/**
 * Draws the pages of the next plan that waits for them, once (rule plan-pages); plans of the same bytes share theirs. Returns whether there
 * was one. A process that is killed leaves the plan to the next try, and its files to the sweep; a plan that nobody can draw has no pages.
 */
export async function drawNextPlan(drawing: Drawing): Promise<boolean> {
  const { db, clock } = drawing
  const plan = await takePlan(db, clock.now())
  if (plan === null) return false
  const same = await pagesOfSame(db, plan)
  const files = same.length > 0 ? same : await store(drawing, plan)
  await transact(db, (tx) => keepPages(tx, plan.id, files))
  const kept = await pageFilesOf(db, plan.id)
  await discardFiles(
    drawing,
    files.filter((file) => !kept.includes(file)),
  )
  return true
}

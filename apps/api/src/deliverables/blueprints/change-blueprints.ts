import { createHash, randomBytes } from 'node:crypto'
import { type Blueprint, Failure, type Instant, mostBlueprints } from '@ensaio/domain'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Ports } from '../../adapters/ports.ts'
import type { Tx } from '../../database/database.ts'
import { discardFiles } from '../../files/discard-files.ts'
import { refuse } from '../../http/refusal.ts'
import { type Changed, changeMaterial, productToFill } from '../change-material.ts'
import { fileOf } from '../photos/read-photo.ts'
import {
  countBlueprints,
  deleteBlueprint,
  findSameBlueprint,
  insertBlueprint,
  type NewBlueprint,
} from '../repository/blueprints.ts'
import { pageFilesOf } from '../repository/plan-pages.ts'
import type { ProductPath } from '../repository/products.ts'
import { readBlueprint } from './read-blueprint.ts'

type Keeping = Pick<Ports, 'db' | 'storage'>

async function write(
  tx: Tx,
  productId: number,
  plan: NewBlueprint,
  now: Instant,
): Promise<Changed<Blueprint>> {
  const same = await findSameBlueprint(tx, productId, plan.sha256)
  if (same !== null) return { result: same, event: null }
  if ((await countBlueprints(tx, productId)) >= mostBlueprints) {
    refuse('transition_refused', `Um produto tem no máximo ${mostBlueprints} plantas.`)
  }
  const result = await insertBlueprint(tx, productId, plan, now)
  return {
    result,
    event: { kind: 'blueprint_added', detail: { blueprint_id: result.id, sha256: plan.sha256 } },
  }
}

/** Adds a plan, in the order in which photos are added: file, then row. The same bytes again answer the plan that is there. */
export async function addBlueprint(
  keeping: Keeping,
  { viewer, path, upload }: { viewer: Viewer; path: ProductPath; upload: unknown },
  now: Instant,
): Promise<Blueprint> {
  const { db, storage } = keeping
  const product = await productToFill(db, { viewer, path, material: 'blueprints' })
  const sent = fileOf(upload, 'Escolha uma planta.')
  const sha256 = createHash('sha256').update(sent.bytes).digest('hex')
  const { bytes, name, extension } = await readBlueprint(sent)
  const file = `blueprints/${randomBytes(16).toString('hex')}.${extension}`
  await storage.put(file, bytes)
  const plan = {
    file,
    file_name: name,
    file_extension: extension,
    bytes: bytes.length,
    sha256,
    is_location_free: true,
  }
  try {
    const added = await changeMaterial(db, { viewer, product }, now, (tx) => write(tx, product.id, plan, now))
    await discardFiles(keeping, [file])
    return added
  } catch (error) {
    if (error instanceof Failure) await discardFiles(keeping, [file])
    throw error
  }
}

/** Removes a plan, and sets its file and those of its pages aside once no row names them. */
export async function removeBlueprint(
  keeping: Keeping,
  { viewer, path }: { viewer: Viewer; path: ProductPath & { blueprintId: number } },
  now: Instant,
): Promise<void> {
  const { db } = keeping
  const product = await productToFill(db, { viewer, path, material: 'blueprints' })
  const pages = await pageFilesOf(db, path.blueprintId)
  const file = await changeMaterial(db, { viewer, product }, now, async (tx) => {
    const removed = (await deleteBlueprint(tx, product.id, path.blueprintId)) ?? refuse('not_found')
    return {
      result: removed,
      event: { kind: 'blueprint_removed', detail: { blueprint_id: path.blueprintId } },
    }
  })
  await discardFiles(keeping, [file, ...pages])
}

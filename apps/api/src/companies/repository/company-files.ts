import {
  type Address,
  addressTitle,
  asciiName,
  clientItemIds,
  itemNames,
  photoEntryNames,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { ZipEntry } from '../../files/zip-files.ts'
import { isDelivered } from '../../sessions/repository/access.ts'

/** `00012_Rua_Augusta_1500`: the folder of an ensaio. */
export function folderOf(session: { id: number; address: Address }): string {
  return [String(session.id).padStart(5, '0'), asciiName(addressTitle(session.address)).slice(0, 60)]
    .filter(Boolean)
    .join('_')
}

/** The delivered products that clients see (rules delivered-material and client-items). */
export function delivered(tx: Tx, companyId: number) {
  return tx
    .selectFrom('session_products as p')
    .innerJoin('photo_sessions as s', 's.id', 'p.session_id')
    .where('s.company_id', '=', companyId)
    .where('p.item_id', 'in', clientItemIds)
    .where(isDelivered)
}

type FileRow = { file: string; bytes: number; tag: string | null; folder: string; item: string }

function named(rows: readonly FileRow[]): ZipEntry[] {
  return [...Map.groupBy(rows, ({ folder, item }) => `${folder}/${item}`).values()].flatMap((group) => {
    const extensions = group.map(({ tag, file }) => ({ tag, extension: file.split('.').at(-1) ?? '' }))
    const names = photoEntryNames(extensions)
    return group.map(({ file, bytes, folder, item }, place) => ({
      ...{ name: names[place] ?? file, folders: ['arquivos', folder, item] },
      ...{ file, bytes },
    }))
  })
}

/** Every delivered file of a company as it is stored, in a folder for each ensaio and item. */
export async function companyFiles(tx: Tx, companyId: number): Promise<ZipEntry[]> {
  const photos = await delivered(tx, companyId)
    .innerJoin('photos', 'photos.session_product_id', 'p.id')
    .leftJoin('tags', 'tags.id', 'photos.tag_id')
    .select(['s.id', 's.address', 'p.item_id', 'photos.file', 'photos.bytes', 'tags.name as tag'])
    .orderBy('s.id')
    .orderBy('p.item_id')
    .orderBy('photos.position')
    .execute()
  const plans = await delivered(tx, companyId)
    .innerJoin('blueprints', 'blueprints.session_product_id', 'p.id')
    .select(['s.id', 's.address', 'p.item_id', 'blueprints.file', 'blueprints.bytes', 'file_name as tag'])
    .orderBy('s.id')
    .orderBy('blueprints.id')
    .execute()
  const videos = await delivered(tx, companyId)
    .innerJoin('video_files', 'video_files.session_product_id', 'p.id')
    .select(['s.id', 's.address', 'p.item_id', 'video_files.file', 'video_files.bytes'])
    .select(sql<string>`'video'`.as('tag'))
    .orderBy('s.id')
    .orderBy('video_files.id')
    .execute()
  return named(
    [...photos, ...plans, ...videos].map(({ file, bytes, tag, item_id, ...session }) => ({
      ...{ file, bytes, tag, folder: folderOf(session) },
      item: asciiName(itemNames[item_id]).toLowerCase(),
    })),
  )
}

import { join } from 'node:path'
import type { Config } from '../../config/config.ts'
import { refusingArchived } from './archived.ts'
import { diskStorage } from './disk-storage.ts'
import { recovering } from './set-aside.ts'
import type { Storage } from './storage.ts'

/** Stores files in a bucket when one is configured, else in the data folder (rule file-storage). */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  if (s3 === null) return refusingArchived(recovering(diskStorage(join(dataDir, 'files'))))
  const { s3Storage } = await import('./s3-storage.ts')
  return refusingArchived(recovering(s3Storage(s3)))
}

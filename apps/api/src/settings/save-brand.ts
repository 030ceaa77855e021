import type { BodyOutput, HouseBrand, Instant, KeptHouseBrand, saveHouseBrand } from '@ensaio/domain'
import type { Storage } from '../adapters/storage/storage.ts'
import { readLogo } from '../companies/read-logo.ts'
import { type Database, transact } from '../database/database.ts'
import { discardFiles } from '../files/discard-files.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { readHouseBrand, writeHouseBrand } from './repository/house-brand.ts'

/** The parts of the server that saving a brand needs; `defaults` hold the configured contact. */
interface BrandKeeping {
  db: Database
  storage: Storage
  defaults: Partial<HouseBrand>
}

/**
 * Saves the house's brand, all or nothing: stores a new logo under its own name, writes the row with its event, then sets the old logo
 * aside. When the row is refused, it sets the new file aside instead (rules house-brand and file-before-row).
 */
export async function saveBrand(
  { db, storage, defaults }: BrandKeeping,
  userId: number,
  { logo: upload, logo_removed, ...brand }: BodyOutput<typeof saveHouseBrand>,
  now: Instant,
): Promise<KeptHouseBrand> {
  const logo = await readLogo(upload)
  if (logo !== null) await storage.put(logo.name, logo.content)
  try {
    const { before, after } = await transact(db, async (tx) => {
      const before = await readHouseBrand(tx, defaults)
      const logo_file = logo?.name ?? (logo_removed === '1' ? null : before.logo_file)
      await writeHouseBrand(tx, { brand, logo_file }, userId, now)
      const detail = {
        from: { ...before.brand, logo_file: before.logo_file },
        to: { ...brand, logo_file },
      }
      await recordOfficeEvent(tx, { userId, kind: 'brand_changed', subjectId: userId, detail }, now)
      return { before, after: await readHouseBrand(tx, defaults) }
    })
    if (before.logo_file !== after.logo_file) await discardFiles({ db, storage }, [before.logo_file])
    return after
  } catch (error) {
    await discardFiles({ db, storage }, [logo?.name ?? null])
    throw error
  }
}

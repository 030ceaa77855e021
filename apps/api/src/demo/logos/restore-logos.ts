import type { Storage } from '../../adapters/storage/storage.ts'
import type { Database } from '../../database/database.ts'
import { demoCompanies } from '../companies.ts'
import { drawLogo } from './draw-logo.ts'

async function isStored(storage: Storage, file: string): Promise<boolean> {
  const found = await storage.open(file)
  found?.stream.destroy()
  return found !== null
}

/** Redraws missing logos of demo companies under the names in their rows, and returns their number. */
export async function restoreLogos(db: Database, storage: Storage): Promise<number> {
  const companies = await db
    .selectFrom('companies')
    .select(['identification', 'logo_file'])
    .where('logo_file', 'is not', null)
    .execute()
  let restored = 0
  for (const { identification, logo_file } of companies) {
    const logo = demoCompanies.find((company) => company.identification === identification)?.logo
    if (!logo || logo_file === null || (await isStored(storage, logo_file))) continue
    await storage.put(logo_file, await drawLogo(logo))
    restored += 1
  }
  return restored
}

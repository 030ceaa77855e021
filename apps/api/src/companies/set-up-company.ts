import type { BodyOutput, setUpCompany as endpoint } from '@ensaio/domain'
import type { ClientViewer } from '../accounts/viewer.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import { type Database, transact } from '../database/database.ts'
import { discardFiles } from '../files/discard-files.ts'
import { readLogo } from './read-logo.ts'
import { writeCompany } from './repository/companies.ts'
import { refuseTakenCnpj } from './taken-cnpj.ts'

/**
 * Sets a company up, in the first access or later, all or nothing: stores the new logo under its own name, writes the row, then sets the
 * old logo aside. When the row is refused, it sets the new file aside instead (rule file-before-row).
 */
export async function setUpCompany(
  { db, storage }: { db: Database; storage: Storage },
  viewer: ClientViewer,
  { logo: upload, ...told }: BodyOutput<typeof endpoint>,
): Promise<void> {
  const logo = await readLogo(upload)
  if (logo !== null) await storage.put(logo.name, logo.content)
  try {
    const replaced = await transact(db, (tx) =>
      writeCompany(tx, viewer.companyId, { ...told, logo: logo?.name ?? null }),
    )
    await discardFiles({ db, storage }, [replaced])
  } catch (error) {
    await discardFiles({ db, storage }, [logo?.name ?? null])
    refuseTakenCnpj(error)
  }
}

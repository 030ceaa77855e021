import type { BodyOutput, setUpCompany as endpoint } from '@ensaio/domain'
import type { ClientViewer } from '../accounts/viewer.ts'
import type { Storage } from '../adapters/storage/storage.ts'
import { type Database, transact } from '../database/database.ts'
import { discardFiles } from '../files/discard-files.ts'
import { refuse } from '../http/refusal.ts'
import { readLogo } from './read-logo.ts'
import { writeCompany } from './repository/companies.ts'

const uniqueViolation = '23505'

function refuseTakenCnpj(error: unknown): never {
  if ((error as { code?: string }).code !== uniqueViolation) throw error
  const message = 'Este CNPJ já está cadastrado por outra empresa.'
  refuse('invalid', message, { identification: message })
}

/**
 * Sets a company up, in the first access or later, all or nothing: the logo is stored first under a name of its own, then the row names
 * it, then the logo before it is set aside. When the row is refused, the new file is set aside, and all stays as it was.
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

import type { AddressForm, PaymentPlan } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'

/** The data of a company from its first access; `logo` names a stored file, null keeps the current one. */
export interface CompanyParticulars {
  identification: string
  corporate_name: string
  address: AddressForm
  logo: string | null
}

/** Writes a company's data, and returns the name of the replaced logo, or null. */
export async function writeCompany(
  tx: Tx,
  companyId: number,
  { logo, address, ...told }: CompanyParticulars,
): Promise<string | null> {
  const before = await tx
    .selectFrom('companies')
    .select('logo_file')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('companies')
    .set({ ...told, address: JSON.stringify(address), ...(logo === null ? {} : { logo_file: logo }) })
    .where('id', '=', companyId)
    .execute()
  return logo === null ? null : before.logo_file
}

/** Writes a company's payment plan. */
export async function writePlan(tx: Tx, companyId: number, plan: PaymentPlan): Promise<void> {
  await tx.updateTable('companies').set({ payment_plan: plan }).where('id', '=', companyId).execute()
}

/** The public address of a company's logo. */
export function logoUrl(file: string | null): string | null {
  return file === null ? null : `/api/files/${file}`
}

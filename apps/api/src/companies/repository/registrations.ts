import type { Instant, Registration } from '@ensaio/domain'
import type { Tx } from '../../database/database.ts'

/** Stores a pre-registration; without `companyId` it is a lead for sales. */
export async function keepRegistration(
  tx: Tx,
  { name, phone, email, company, address, extra_data }: Registration,
  companyId: number | null,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('registrations')
    .values({
      created_at: now,
      company_id: companyId,
      name,
      phone,
      email,
      company,
      city: address,
      employees: extra_data.employees_qnt,
      tours_per_month: extra_data.tours_per_month ?? null,
      largest_area: extra_data.largest_area ?? null,
    })
    .execute()
}

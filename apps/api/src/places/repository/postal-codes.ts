import type { Instant, PostalCodeAddress } from '@ensaio/domain'
import type { Database } from '../../database/database.ts'

/** The cached address of a CEP, stored since an instant; null when there is none. */
export async function keptPostalCode(
  db: Database,
  postalCode: string,
  since: Instant,
): Promise<PostalCodeAddress | null> {
  const kept = await db
    .selectFrom('postal_codes')
    .select('address')
    .where('postal_code', '=', postalCode)
    .where('found_at', '>', since)
    .executeTakeFirst()
  return kept?.address ?? null
}

/** Stores the address of a CEP. */
export async function keepPostalCode(db: Database, address: PostalCodeAddress, now: Instant): Promise<void> {
  const found = { address: JSON.stringify(address), found_at: now }
  await db
    .insertInto('postal_codes')
    .values({ postal_code: address.postal_code, ...found })
    .onConflict((conflict) => conflict.column('postal_code').doUpdateSet(found))
    .execute()
}

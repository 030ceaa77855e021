import { type HouseBrand, type Instant, type KeptHouseBrand, standardHouse } from '@ensaio/domain'
import { logoUrl } from '../../companies/repository/companies.ts'
import type { Database, Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

/** The house's brand with the name of its logo's file. */
type StoredHouseBrand = KeptHouseBrand & { logo_file: string | null }

/** Reads the house's brand; before it is saved for the first time it is the standard one, with the contact of `defaults`. */
export async function readHouseBrand(
  db: Database,
  defaults: Partial<HouseBrand> = {},
): Promise<StoredHouseBrand> {
  const row = await db
    .selectFrom('house_brand')
    .innerJoin('users', 'users.id', 'house_brand.changed_by')
    .select([
      'house_brand.value',
      'house_brand.logo_file',
      'house_brand.changed_at as at',
      'users.name as by',
    ])
    .modifyEnd(prepared)
    .executeTakeFirst()
  if (row === undefined) {
    return { brand: { ...standardHouse, ...defaults }, logo_file: null, logo_url: null, changed: null }
  }
  const { value, logo_file, by, at } = row
  return {
    brand: { ...standardHouse, ...value },
    logo_file,
    logo_url: logoUrl(logo_file),
    changed: { by, at },
  }
}

/** The address that leads are told to and answer to; `configured` until the house's brand is saved. */
export async function readSalesAddress(db: Database, configured: string | null): Promise<string | null> {
  return (await readHouseBrand(db, { sales: configured })).brand.sales
}

/** The time zone of what belongs to no property, such as file names and today's date in the office. */
export async function readHouseZone(db: Database): Promise<string> {
  return (await readHouseBrand(db)).brand.time_zone
}

/** Writes the house's brand with its author. */
export async function writeHouseBrand(
  tx: Tx,
  { brand, logo_file }: { brand: HouseBrand; logo_file: string | null },
  userId: number,
  now: Instant,
): Promise<void> {
  const row = { value: JSON.stringify(brand), logo_file, changed_by: userId, changed_at: now }
  await tx
    .insertInto('house_brand')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute()
}

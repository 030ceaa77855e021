import {
  type AddressForm,
  type CompanyPage,
  type PaymentPlan,
  reaisOf,
  type StaffCompany,
  type StaffCompanyDetail,
} from '@ensaio/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { idsOf } from '../../database/in-batches.ts'
import { plainColumn, plainWords } from '../../database/plain-column.ts'
import { readStatement } from '../../payments/repository/statement.ts'
import { freeMergedCnpj } from './merge.ts'
import { readPeople } from './people.ts'

/** The data of a company from its first access; `logo` names a stored file, null keeps the current one. */
export interface CompanyParticulars {
  identification: string
  corporate_name: string
  address: AddressForm
  logo: string | null
}

/** Writes a company's data, also the CNPJ of one that was united with it (rule merged-company), and returns the name of the replaced logo, or null. */
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
  await freeMergedCnpj(tx, companyId, told.identification)
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

/** The columns of a new company. */
export interface NewCompanyRow {
  name: string
  identification: string | null
  payment_plan: PaymentPlan
}

/** Locks a company and returns what staff may change of it; null when it does not exist. */
export async function lockCompany(tx: Tx, companyId: number) {
  const company = await tx
    .selectFrom('companies')
    .select(['name', 'corporate_name', 'identification', 'active', 'merged_into'])
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  return company ?? null
}

/** Does this company exist? */
export async function isCompany(db: Database, companyId: number): Promise<boolean> {
  const found = await db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst()
  return found !== undefined
}

/** Writes the given columns of a company. */
export async function writeDetails(
  tx: Tx,
  companyId: number,
  change: Partial<Omit<NonNullable<Awaited<ReturnType<typeof lockCompany>>>, 'merged_into'>>,
): Promise<void> {
  await tx.updateTable('companies').set(change).where('id', '=', companyId).execute()
}

/** The public address of a company's logo. */
export function logoUrl(file: string | null): string | null {
  return file === null ? null : `/api/files/${file}`
}

const perPage = 25

function selectCompanies(db: Database) {
  return db
    .selectFrom('companies as c')
    .leftJoin('companies as into', 'into.id', 'c.merged_into')
    .select([
      'c.id',
      'c.name',
      'c.corporate_name',
      'c.identification',
      'c.payment_plan',
      'c.balance_cents',
      'c.logo_file',
      'c.created_at',
      'c.active',
      'c.merged_into',
      'into.name as merged_name',
    ])
    .select(
      sql<number>`(select count(*)::int from photo_sessions s where s.company_id = c.id)`.as('sessions'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCompanies>['execute']>>[number]

function companyOf({ balance_cents, logo_file, merged_into, merged_name, ...row }: Row): StaffCompany {
  return {
    ...row,
    balance: reaisOf(balance_cents),
    logo_url: logoUrl(logo_file),
    merged_into: merged_into === null ? null : { id: merged_into, name: merged_name ?? '' },
  }
}

/** Matches a CNPJ with or without its mask, and other texts by all their words, ignoring accents. */
function holds(text: string): RawBuilder<SqlBool> {
  if (text === '') return sql<SqlBool>`true`
  const words = plainWords(text)
  const known = sql`${plainColumn('c.name')} || ' ' || ${plainColumn('c.corporate_name')}`
  const inNames = words.map((word) => sql<SqlBool>`position(${word} in ${known}) > 0`)
  const cnpj = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const email = text.toLowerCase()
  return sql<SqlBool>`((${sql.join([sql`${words.length > 0}::boolean`, ...inNames], sql` and `)})
    or (${cnpj} <> '' and position(${cnpj} in c.identification) > 0)
    or exists (select 1 from users u where u.company_id = c.id and position(${email} in u.email) > 0))`
}

/** A page of the companies that match a text, by name. */
export async function searchCompanies(
  db: Database,
  { text, page }: { text: string; page: number },
): Promise<CompanyPage> {
  const found = holds(text)
  const { total } = await db
    .selectFrom('companies as c')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(found)
    .executeTakeFirstOrThrow()
  const rows = await selectCompanies(db)
    .where(found)
    .orderBy(plainColumn('c.name'))
    .orderBy('c.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { companies: rows.map(companyOf), last_page: Math.max(1, Math.ceil(total / perPage)), total }
}

/** The ids of all companies that match a text, by name. */
export function companyIds(db: Database, text: string): Promise<number[]> {
  return idsOf(
    db,
    sql`select c.id from companies c where ${holds(text)} order by ${plainColumn('c.name')}, c.id`,
  )
}

/** Companies by id, as the staff's list shows them. */
export async function companiesAt(db: Database, ids: readonly number[]): Promise<StaffCompany[]> {
  return (
    await selectCompanies(db)
      .where('c.id', 'in', [...ids])
      .execute()
  ).map(companyOf)
}

/** A whole company with its people and credit entries; null when it does not exist. */
export async function readCompany(db: Database, id: number): Promise<StaffCompanyDetail | null> {
  const row = await selectCompanies(db).where('c.id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const people = await readPeople(db, id, null)
  return { ...companyOf(row), people, statement: await readStatement(db, id, { forStaff: true }) }
}

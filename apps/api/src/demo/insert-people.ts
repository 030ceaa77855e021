import type { Instant } from '@ensaio/domain'
import type { Tx } from '../database/database.ts'
import { demoAccounts } from './accounts.ts'
import type { AgendaProvider } from './agenda.ts'
import { type CompanyKey, type DemoCompany, demoCompanies } from './companies.ts'
import { demoProviders } from './people.ts'
import type { StoredPictures } from './stored-pictures.ts'

/** The ids from the database, by the demo's keys. */
export interface DemoPeopleIds {
  companies: ReadonlyMap<CompanyKey, number>
  /** The first user of each company. */
  users: ReadonlyMap<CompanyKey, number>
  admin: number
}

const day = 86_400_000
const sinceOf = ({ clientDays }: DemoCompany, now: Instant): Instant =>
  new Date(Date.parse(now) - clientDays * day).toISOString()

/** Writes companies and accounts. */
export async function insertPeople(
  tx: Tx,
  { pictures, passwordHash, now }: { pictures: StoredPictures; passwordHash: string; now: Instant },
): Promise<DemoPeopleIds> {
  const rows = await tx
    .insertInto('companies')
    .values(
      demoCompanies.map((company) => ({
        name: company.name,
        corporate_name: company.corporateName,
        identification: company.identification,
        payment_plan: company.paymentPlan,
        logo_file: pictures.logos.get(company.key) ?? null,
        created_at: sinceOf(company, now),
      })),
    )
    .returning(['id', 'name'])
    .execute()
  const keyOf = new Map(demoCompanies.map(({ name, key }) => [name, key]))
  const companies = new Map(rows.flatMap(({ id, name }) => [[keyOf.get(name) ?? 'other', id] as const]))
  const users = await tx
    .insertInto('users')
    .values(
      demoAccounts.map((account) => ({
        scope: account.scope,
        role: account.role ?? null,
        client_role: account.clientRole ?? null,
        company_id: account.company === null ? null : (companies.get(account.company) ?? null),
        name: account.name,
        email: account.email,
        phone: account.phone,
        password_hash: passwordHash,
        first_login: account.firstLogin,
        created_at: now,
      })),
    )
    .returning(['id', 'email', 'role'])
    .execute()
  const companyOf = new Map(demoAccounts.map(({ email, company }) => [email, company]))
  const byCompany = users.flatMap(({ id, email }) => {
    const key = companyOf.get(email) ?? null
    return key === null ? [] : [[key, id] as const]
  })
  // Of two entries with one key, a map keeps the later: the first person of a company is the last entry.
  byCompany.reverse()
  const admin = users.find(({ role }) => role === 'administrator')?.id ?? 0
  return { companies, users: new Map(byCompany), admin }
}

/** Writes the photographers with their working days, in the order of `demoProviders`. */
export async function insertProviders(tx: Tx): Promise<AgendaProvider[]> {
  const accounts = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('scope', '=', 'provider')
    .execute()
  const rows = await tx
    .insertInto('providers')
    .values(
      demoProviders.map(({ name, city, phone, base_cep, skills, email }) => ({
        name,
        city,
        phone,
        base_cep,
        skills: [...skills],
        user_id: accounts.find((account) => account.email === email)?.id ?? null,
      })),
    )
    .returning(['id', 'name'])
    .execute()
  const providers = rows.map(({ id, name }) => {
    const known = demoProviders.find((one) => one.name === name)
    return { id, city: known?.city ?? '', weekdays: known?.weekdays ?? [] }
  })
  await tx
    .insertInto('provider_working_days')
    .values(
      providers.flatMap(({ id, weekdays }) => weekdays.map((weekday) => ({ provider_id: id, weekday }))),
    )
    .execute()
  return providers
}

import type { ImportRow } from '@ensaio/domain'
import { insertClient } from '../../accounts/repository/new-accounts.ts'
import type { Tx } from '../../database/database.ts'
import { closedCompany, fullCompany, insertInvited, mostPeople } from '../people/change-people.ts'
import { type Importer, noCompany, type Plan, planOf, staffAddress } from './plan.ts'
import { findAccounts, findCompanies, lockCompanies, lockEmails } from './repository/known.ts'

type Row = ImportRow<'people'>

async function companiesOf(tx: Tx, rows: readonly Row[]) {
  const found = await findCompanies(
    tx,
    rows.map(({ cnpj }) => cnpj),
  )
  return new Map(found.map((one) => [one.identification, one]))
}

/** A person is known by their address; a company takes as many as it may have, and an inactive one nobody who would be invited. */
async function plan(tx: Tx, rows: readonly Row[], invites: boolean): Promise<Plan<Row>> {
  const emails = rows.map(({ email }) => email)
  await lockEmails(tx, emails)
  await lockCompanies(
    tx,
    [...(await companiesOf(tx, rows)).values()].map(({ id }) => id),
  )
  const companies = await companiesOf(tx, rows)
  const scopes = new Map((await findAccounts(tx, emails)).map(({ email, scope }) => [email, scope]))
  const counts = new Map([...companies.values()].map(({ id, people }) => [id, people]))
  return planOf(rows, ({ cnpj, email }) => {
    const scope = scopes.get(email)
    if (scope !== undefined) return scope === 'client' ? 'known' : ['email', staffAddress]
    const company = companies.get(cnpj)
    if (company === undefined) return ['cnpj', noCompany]
    if (invites && !company.active) return ['cnpj', closedCompany]
    const count = (counts.get(company.id) ?? 0) + 1
    counts.set(company.id, count)
    return count > mostPeople ? ['cnpj', fullCompany] : 'fresh'
  })
}

/** Writes new people of companies, who are invited where that was chosen. */
export const peopleImporter: Importer<'people'> = {
  plan,
  async write(tx, rows, { viewer, invites, links }, now) {
    const companies = await companiesOf(tx, rows)
    for (const { cnpj, nome: name, email, papel: client_role } of rows) {
      const companyId = companies.get(cnpj)?.id ?? 0
      const person = { name, email, phone: null, client_role }
      if (invites) await insertInvited(tx, { viewer, companyId, links }, person, now)
      else await insertClient(tx, companyId, person, now)
    }
  },
}

import type { ImportRow } from '@ensaio/domain'
import { insertCompany } from '../../accounts/repository/new-accounts.ts'
import type { Tx } from '../../database/database.ts'
import type { MagicLink } from '../../mail/letters/recovery.ts'
import { companyInvitationMail } from '../../mail/letters/welcome.ts'
import { openCompany } from '../create-company.ts'
import { writeDetails } from '../repository/companies.ts'
import { type Importer, type Plan, planOf, staffAddress } from './plan.ts'
import { findAccounts, findCompanies, lockEmails } from './repository/known.ts'

type Row = ImportRow<'companies'>

/** A company is known by its CNPJ or by its contact's address. */
async function plan(tx: Tx, rows: readonly Row[]): Promise<Plan<Row>> {
  const emails = rows.map(({ email }) => email)
  await lockEmails(tx, emails)
  const scopes = new Map((await findAccounts(tx, emails)).map(({ email, scope }) => [email, scope]))
  const found = await findCompanies(
    tx,
    rows.flatMap(({ cnpj }) => cnpj ?? []),
  )
  const cnpjs = new Set(found.map(({ identification }) => identification))
  return planOf(rows, ({ cnpj, email }) => {
    if (cnpj !== null && cnpjs.has(cnpj)) return 'known'
    const scope = scopes.get(email)
    if (scope === undefined) return 'fresh'
    return scope === 'client' ? 'known' : ['email', staffAddress]
  })
}

/** Writes new companies, each with its contact as manager, who is invited where that was chosen. */
export const companiesImporter: Importer<'companies'> = {
  plan,
  async write(tx, rows, { invites, links }, now) {
    for (const { empresa: name, cnpj: identification, plano, razao_social, nome, email, telefone } of rows) {
      const company = { name, identification, payment_plan: plano }
      const contact = { name: nome, email, phone: telefone }
      const letter = (link: MagicLink) => companyInvitationMail(contact, name, link)
      const id = invites
        ? await openCompany(tx, company, contact, { links, letter }, now)
        : await insertCompany(tx, company, contact, now)
      if (razao_social !== null) await writeDetails(tx, id, { corporate_name: razao_social })
    }
  },
}

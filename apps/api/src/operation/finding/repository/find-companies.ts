import { type FoundCompany, type FoundPayment, mostFound, reaisOf } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { beginsWith, hasWords } from './matching.ts'

/** The names of a company, as the index has them. Expects `companies` as `c`. */
export const companyWords = sql`c.name || ' ' || coalesce(c.corporate_name, '')`

/** Finds companies by name, corporate name, and the beginning of their CNPJ; active ones first. */
export async function findCompanies(db: Database, text: string): Promise<FoundCompany[]> {
  const cnpj = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const byCnpj = cnpj === '' ? sql`false` : beginsWith(sql`c.identification`, cnpj)
  const { rows } = await sql<FoundCompany>`
    select c.id, c.name, c.identification from companies c
    where ${hasWords(companyWords, text)} or ${byCnpj}
    order by c.active desc, c.name, c.id limit ${sql.lit(mostFound)}`.execute(db)
  return rows
}

/** Finds payments by the beginning of their reference, newest first. */
export async function findPayments(db: Database, text: string): Promise<FoundPayment[]> {
  const { rows } = await sql<Omit<FoundPayment, 'amount'> & { amount_cents: number }>`
    select p.reference, p.amount_cents, p.status, p.created_at, p.company_id, c.name as client
    from payments p join companies c on c.id = p.company_id
    where ${beginsWith(sql`lower(p.reference)`, text.toLowerCase())}
    order by p.id desc limit ${sql.lit(mostFound)}`.execute(db)
  return rows.map(({ amount_cents, ...row }) => ({ ...row, amount: reaisOf(amount_cents) }))
}

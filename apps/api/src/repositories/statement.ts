import { type Cents, type Receipt, reaisOf, type Statement } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../ports/database.ts'
import type { CompanyTables } from '../tables/company.ts'

type Kind = CompanyTables['ledger_entries']['kind']

// More than anybody reads: years of orders.
const longest = 1000

interface Described {
  kind: Kind
  session_id: number | null
  service: string | null
  payment: string | null
  reason: string | null
}

function describe({ kind, session_id: session, service, payment, reason }: Described): string {
  const words: Record<Kind, string> = {
    payment: payment ?? 'Créditos',
    order: `Ensaio ${session}: ${service}`,
    refund: `Devolução do ensaio ${session}`,
    fee: `Taxa de cancelamento do ensaio ${session}`,
    adjustment: reason === null ? 'Ajuste de créditos' : `Ajuste de créditos: ${reason}`,
    reversal: 'Pagamento devolvido',
  }
  return words[kind]
}

/** What moved a company's credit, newest first, with the balance after each movement; amounts in reais. Staff also read who adjusted it. */
export async function readStatement(
  db: Database,
  companyId: number,
  { forStaff = false }: { forStaff?: boolean } = {},
): Promise<Statement> {
  const rows = await db
    .selectFrom('ledger_entries as l')
    .leftJoin('photo_sessions as s', 's.id', 'l.session_id')
    .leftJoin('services', 'services.id', 's.service_id')
    .leftJoin('payments', 'payments.id', 'l.payment_id')
    .leftJoin('users as authors', 'authors.id', 'l.user_id')
    .select([
      'l.id',
      'l.created_at',
      'l.kind',
      'l.amount_cents',
      'l.session_id',
      'l.reason',
      'services.name as service',
      'payments.reference',
      'payments.description as payment',
      'authors.name as author',
    ])
    .select(sql<Cents>`(sum(l.amount_cents) over (order by l.id))::int`.as('balance'))
    .where('l.company_id', '=', companyId)
    .where('l.account', '=', 'credit')
    .orderBy('l.id', 'desc')
    .limit(longest)
    .execute()
  return {
    balance: reaisOf(rows[0]?.balance ?? 0),
    entries: rows.map((row) => ({
      id: row.id,
      created_at: row.created_at,
      description: describe(row),
      amount: reaisOf(row.amount_cents),
      balance: reaisOf(row.balance),
      session_id: row.session_id,
      reference: row.kind === 'payment' ? row.reference : null,
      ...(forStaff && row.author !== null ? { author: row.author } : {}),
    })),
  }
}

/** What the receipt of a company's payment says; null when it has none, or that one was never paid or was given back. */
export async function readReceipt(
  db: Database,
  companyId: number,
  reference: string,
): Promise<Receipt | null> {
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('companies', 'companies.id', 'p.company_id')
    .select([
      'p.reference',
      'p.paid_at',
      'p.amount_cents',
      'p.description',
      'p.payer_name',
      'p.payer_identity',
      'companies.name',
      'companies.corporate_name',
      'companies.identification',
    ])
    .where('p.reference', '=', reference)
    .where('p.company_id', '=', companyId)
    .where('p.status', 'not in', [6, 13])
    .executeTakeFirst()
  if (row === undefined || row.paid_at === null) return null
  return {
    reference: row.reference,
    paid_at: row.paid_at,
    amount: reaisOf(row.amount_cents),
    description: row.description,
    payer: { name: row.payer_name, identity: row.payer_identity },
    company: { name: row.corporate_name ?? row.name, identification: row.identification },
  }
}

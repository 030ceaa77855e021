import {
  type Address,
  addressTitle,
  type Cents,
  formatMonth,
  type Instant,
  isPrepaid,
  type LocalMonth,
  longestStatement,
  type Receipt,
  reaisOf,
  type Statement,
} from '@ensaio/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PaymentTables } from '../../database/tables/payment.ts'
import { movedTo } from './invoice.ts'

type Kind = PaymentTables['monthly_statement_lines']['kind']

/** What the words of a movement are made of. */
export interface Described {
  kind: Kind
  session_id: number | null
  service: string | null
  address: Address | null
  payment: string | null
  reason: string | null
  /** The reason of a refund. */
  repaid?: string | null
  amount_cents: Cents
  /** Why an ensaio was ordered at another price than the one in force; for staff. */
  agreed?: string | null
  /** The code of the coupon that an ensaio was ordered with. */
  coupon: string | null
  /** The earlier month that a credit was carried from. */
  carried?: LocalMonth | null
}

/** The words of a movement, as statements, closed months and exports show them. */
export function describe(entry: Described): string {
  const { kind, session_id: session, service, address, payment, reason, repaid, carried } = entry
  const place = address === null ? '' : `, ${addressTitle(address)}`
  const words: Record<Kind, string> = {
    payment: payment ?? 'Créditos',
    order: `Ensaio ${session}: ${service}${place}${entry.coupon === null ? '' : ` (cupom ${entry.coupon})`}`,
    refund: `Devolução do ensaio ${session}${place}`,
    fee: `Taxa de cancelamento do ensaio ${session}${place}`,
    adjustment: reason === null ? 'Ajuste de créditos' : `Ajuste de créditos: ${reason}`,
    reversal: 'Pagamento devolvido',
    repayment:
      entry.amount_cents < 0
        ? `Pagamento devolvido: ${repaid ?? ''}`
        : 'Devolução não concluída: o crédito voltou',
    settlement: reason ?? 'Pagamento de um mês fechado',
    carried: `Saldo do fechamento ${carried ? `de ${formatMonth(carried)}` : 'anterior'}`,
    hosting: `Hospedagem do ensaio ${session}: ${reason ?? 'renovada'}${place}`,
    service_change: `Ensaio ${session}: serviço mudado${reason === null ? '' : ` de ${reason}`}${place}`,
  }
  return words[kind]
}

/** The states of payments that were given back, which have no receipt. */
const givenBack = [6, 13] as const

interface Movement extends Described {
  id: number
  created_at: Instant
  balance: Cents
  /** Of a payment that has a receipt. */
  reference: string | null
  /** Who adjusted it. */
  author: string | null
}

/** The name of the service that an ensaio was ordered with, whatever it changed to. Expects `photo_sessions` as `s`. */
export const orderedService = sql<string | null>`coalesce((
  select e.detail #>> '{from,name}' from session_events e
  where e.session_id = s.id and e.kind = 'service_changed' order by e.id limit 1), services.name)`

/** Why staff agreed on the price of the line, if they did. Expects `photo_sessions` as `s` and the line as `l`. */
const agreedReason = sql<string | null>`case
  when l.kind = 'order' then (
    select e.detail ->> 'reason' from session_events e
    where e.session_id = s.id and e.kind = 'created' order by e.id limit 1)
end`

/** The coupon of the order of the line. Expects `photo_sessions` as `s` and the line's kind. */
export function couponOfOrder(kind: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`case
    when ${kind} = 'order' then (
      select e.detail ->> 'coupon' from session_events e
      where e.session_id = s.id and e.kind = 'created' order by e.id limit 1)
  end`
}

/** What moved a company's credit, newest first, with the balance after each movement. */
async function creditMovements(db: Database, companyId: number): Promise<Movement[]> {
  return db
    .selectFrom('ledger_entries as l')
    .leftJoin('photo_sessions as s', 's.id', 'l.session_id')
    .leftJoin('services', 'services.id', 's.service_id')
    .leftJoin('payments', 'payments.id', 'l.payment_id')
    .leftJoin('payment_refunds as r', 'r.id', 'l.refund_id')
    .leftJoin('users as authors', 'authors.id', 'l.user_id')
    .select([
      'l.id',
      'l.created_at',
      'l.kind',
      'l.amount_cents',
      'l.session_id',
      'l.reason',
      'r.reason as repaid',
      's.address',
      'payments.description as payment',
      'authors.name as author',
    ])
    .select(
      sql<
        string | null
      >`case when payments.status not in (${sql.join(givenBack)}) then payments.reference end`.as(
        'reference',
      ),
    )
    .select([orderedService.as('service'), agreedReason.as('agreed')])
    .select(couponOfOrder(sql`l.kind`).as('coupon'))
    .select(sql<Cents>`(sum(l.amount_cents) over (order by l.id))::float8`.as('balance'))
    .where('l.company_id', '=', companyId)
    .where('l.account', '=', 'credit')
    .orderBy('l.id', 'desc')
    .limit(longestStatement)
    .execute()
}

/** What is billed to a postpaid company, newest first: its ensaios, less those cancelled, and fees; an ensaio paid with credit is not among them. */
async function invoiceMovements(db: Database, companyId: number): Promise<Movement[]> {
  const found = await sql<Movement>`
    with ${movedTo(companyId)}
    select (row_number() over passed)::int as id, l.created_at, l.kind, l.amount_cents, l.session_id, l.reason,
      (sum(l.amount_cents) over passed)::float8 as balance, ${orderedService} as service, ${agreedReason} as agreed,
      ${couponOfOrder(sql`l.kind`)} as coupon,
      s.address, null as payment, null as reference, null as author
    from moved l left join photo_sessions s on s.id = l.session_id left join services on services.id = s.service_id
    window passed as (order by l.created_at, l.session_id, l.kind)
    order by 1 desc limit ${longestStatement}::int`.execute(db)
  return found.rows
}

/**
 * The movements of a company's own account, newest first: its credit, or the invoice of a postpaid company. Those of the other account
 * come as well, if there are any. Amounts in reais; staff also read who adjusted the credit.
 */
export async function readStatement(
  db: Database,
  companyId: number,
  { forStaff = false }: { forStaff?: boolean } = {},
): Promise<Statement> {
  const company = await db
    .selectFrom('companies')
    .select('payment_plan')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const credit = { account: 'credit' as const, ...shown(await creditMovements(db, companyId), forStaff) }
  const invoice = { account: 'invoice' as const, ...shown(await invoiceMovements(db, companyId), forStaff) }
  const [own, other] = isPrepaid(company) ? [credit, invoice] : [invoice, credit]
  return other.entries.length === 0 ? own : { ...own, other }
}

/** Movements as a statement shows them, with the balance after the newest. */
function shown(rows: readonly Movement[], forStaff: boolean): Pick<Statement, 'balance' | 'entries'> {
  return {
    balance: reaisOf(rows[0]?.balance ?? 0),
    entries: rows.map((row) => ({
      id: row.id,
      created_at: row.created_at,
      description:
        forStaff && row.agreed ? `${describe(row)} (preço combinado: ${row.agreed})` : describe(row),
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
      'p.method',
      'companies.name',
      'companies.corporate_name',
      'companies.identification',
    ])
    .where('p.reference', '=', reference)
    .where('p.company_id', '=', companyId)
    .where('p.status', 'not in', [...givenBack])
    .executeTakeFirst()
  if (row === undefined || row.paid_at === null) return null
  return {
    reference: row.reference,
    paid_at: row.paid_at,
    amount: reaisOf(row.amount_cents),
    description: row.description,
    payer: { name: row.payer_name, identity: row.payer_identity },
    ...(row.method === 'pix' ? { method: row.method } : {}),
    company: { name: row.corporate_name ?? row.name, identification: row.identification },
  }
}

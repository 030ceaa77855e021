import type { Address, Cents, Instant } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { CompanyTables } from '../../database/tables/company.ts'
import { type Bounds, movedTo, within } from './invoice.ts'
import { couponOfOrder, orderedService } from './statement.ts'

/** A movement of any company, as bookkeeping reads it. */
export interface BookedMovement {
  created_at: Instant
  account: 'credit' | 'invoice'
  kind: CompanyTables['ledger_entries']['kind']
  company: string
  identification: string | null
  amount_cents: Cents
  session_id: number | null
  service: string | null
  address: Address | null
  reason: string | null
  payment: string | null
  repaid: string | null
  coupon: string | null
  reference: string | null
}

/** Every movement of all companies between two instants, oldest first (rule bookkeeping-export). */
export async function bookedMovements(db: Database, bounds: Bounds): Promise<BookedMovement[]> {
  const { rows } = await sql<BookedMovement>`
    with ${movedTo(null, bounds)}, booked as (
      select 'invoice' as account, * from moved
      union all
      select 'credit', company_id, created_at, kind, amount_cents, session_id, reason, id
      from ledger_entries where account = 'credit' and ${within('created_at', bounds)}
    )
    select b.created_at, b.account, b.kind, b.amount_cents, b.session_id, b.reason,
      coalesce(c.corporate_name, c.name) as company, c.identification, ${orderedService} as service, s.address,
      payments.description as payment, r.reason as repaid, ${couponOfOrder(sql`b.kind`)} as coupon,
      coalesce(payments.reference, returned.reference) as reference
    from booked b join companies c on c.id = b.company_id
      left join photo_sessions s on s.id = b.session_id left join services on services.id = s.service_id
      left join ledger_entries e on e.id = b.entry_id left join payments on payments.id = e.payment_id
      left join payment_refunds r on r.id = e.refund_id left join payments returned on returned.id = r.payment_id
    order by b.created_at, b.company_id, b.entry_id nulls first, b.session_id, b.kind`.execute(db)
  return rows
}

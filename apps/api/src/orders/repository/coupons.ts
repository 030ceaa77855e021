import {
  type Cents,
  type Coupon,
  type CouponDiscount,
  centsOf,
  type Instant,
  type OrderedCoupon,
  reaisOf,
} from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import type { CouponTables } from '../../database/tables/coupon.ts'

/** What staff decide about a coupon, as kept. */
export type KeptCoupon = Pick<
  CouponTables['coupons'],
  'percent' | 'amount_cents' | 'first_day' | 'last_day' | 'most_uses' | 'service_id' | 'company_id'
> & { once_per_company: boolean; active: boolean }

/** A discount as its two columns. */
export function discountColumns(discount: CouponDiscount): Pick<KeptCoupon, 'percent' | 'amount_cents'> {
  return discount.kind === 'percent'
    ? { percent: discount.percent, amount_cents: null }
    : { percent: null, amount_cents: centsOf(discount.amount) }
}

function discountOf({ percent, amount_cents }: Pick<KeptCoupon, 'percent' | 'amount_cents'>): CouponDiscount {
  return percent === null
    ? { kind: 'amount', amount: reaisOf(amount_cents ?? 0) }
    : { kind: 'percent', percent }
}

function selectCoupons(db: Database) {
  return db
    .selectFrom('coupons as c')
    .leftJoin('services as s', 's.id', 'c.service_id')
    .leftJoin('companies', 'companies.id', 'c.company_id')
    .select(['c.id', 'c.code', 'c.percent', 'c.amount_cents', 'c.first_day', 'c.last_day', 'c.most_uses'])
    .select(['c.once_per_company', 'c.active', 'c.uses', 'c.service_id', 'c.company_id'])
    .select(['s.name as service', 'companies.name as company'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCoupons>['execute']>>[number]

function couponOf(row: Row): Coupon {
  const { percent, amount_cents, service_id, company_id, service, company, ...coupon } = row
  return {
    ...coupon,
    discount: discountOf({ percent, amount_cents }),
    service: service_id === null ? null : { id: service_id, name: service ?? '' },
    company: company_id === null ? null : { id: company_id, name: company ?? '' },
  }
}

/** All coupons by code, the active ones first. */
export async function readCoupons(db: Database): Promise<Coupon[]> {
  const rows = await selectCoupons(db).orderBy('c.active', 'desc').orderBy('c.code').execute()
  return rows.map(couponOf)
}

/** A coupon; null when there is none of that id. With a lock, its row waits for orders that use it, and they for it. */
export async function lockCoupon(tx: Tx, id: number): Promise<Coupon | null> {
  const row = await selectCoupons(tx).where('c.id', '=', id).forUpdate('c').executeTakeFirst()
  return row ? couponOf(row) : null
}

/** The coupon with a code, and whether a company used it; null when there is none. `locks` keeps others from using it meanwhile. */
export async function findCoupon(
  db: Database,
  { code, companyId }: { code: string; companyId: number },
  { locks }: { locks: boolean },
): Promise<(Coupon & { is_used_by_company: boolean }) | null> {
  const found = selectCoupons(db).where('c.code', '=', code)
  const row = await (locks ? found.forUpdate('c') : found).executeTakeFirst()
  if (row === undefined) return null
  // A statement of its own: behind the lock it sees the use that the lock waited for.
  const use = await db
    .selectFrom('coupon_uses')
    .select('id')
    .where('coupon_id', '=', row.id)
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst()
  return { ...couponOf(row), is_used_by_company: use !== undefined }
}

/** Adds a coupon; null when its code is taken. */
export async function insertCoupon(
  tx: Tx,
  coupon: KeptCoupon & { code: string },
  now: Instant,
): Promise<number | null> {
  const row = await tx
    .insertInto('coupons')
    .values({ ...coupon, created_at: now })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Writes what staff decided about a coupon. */
export async function writeCoupon(tx: Tx, id: number, coupon: KeptCoupon): Promise<void> {
  await tx.updateTable('coupons').set(coupon).where('id', '=', id).execute()
}

/** Does this company exist? It stays while the coupon is written. Lock it before the coupon: orders lock them in this order. */
export async function holdCompany(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

/** Does this service exist? */
export async function hasService(tx: Tx, id: number): Promise<boolean> {
  const found = await tx.selectFrom('services').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}

/** The coupon that an ensaio was ordered with, and what it took off; null without one. What a used coupon takes off never changes (rule coupon). */
export async function couponOfSession(db: Database, sessionId: number): Promise<OrderedCoupon | null> {
  const { rows } = await sql<
    Pick<CouponTables['coupons'], 'code' | 'percent' | 'amount_cents' | 'service_id'> & { given: Cents }
  >`
    select c.code, c.percent, c.amount_cents, c.service_id,
      (e.detail ->> 'list_cents')::int - (e.detail ->> 'price_cents')::int as given
    from session_events e join coupons c on c.code = e.detail ->> 'coupon'
    where e.session_id = ${sessionId} and e.kind = 'created'
    order by e.id limit 1`.execute(db)
  const [row] = rows
  if (row === undefined) return null
  const { code, given, service_id } = row
  return { code, given, service_id, discount: discountOf(row) }
}

/** Counts an order that used a coupon, which is locked; it is named by its first ensaio. */
export async function insertUse(
  tx: Tx,
  use: { couponId: number; companyId: number; sessionId: number; discount: Cents },
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('coupon_uses')
    .values({
      coupon_id: use.couponId,
      company_id: use.companyId,
      session_id: use.sessionId,
      discount_cents: use.discount,
      used_at: now,
    })
    .execute()
  await tx.updateTable('coupons').set({ uses: sql`uses + 1` }).where('id', '=', use.couponId).execute()
}

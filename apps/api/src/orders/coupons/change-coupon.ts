import {
  type addCoupon as addEndpoint,
  areCouponDaysInOrder,
  type BodyOutput,
  type Coupon,
  type changeCoupon as changeEndpoint,
  couponDaysProblem,
  couponDiscountText,
} from '@ensaio/domain'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { differing, recordOfficeEvent } from '../../operation/repository/office-events.ts'
import type { Made } from '../change-catalogue.ts'
import {
  discountColumns,
  hasService,
  holdCompany,
  insertCoupon,
  type KeptCoupon,
  lockCoupon,
  readCoupons,
  writeCoupon,
} from '../repository/coupons.ts'

type NewCoupon = BodyOutput<typeof addEndpoint>
/** All that a coupon is but its code. */
type Terms = Omit<NewCoupon, 'code'>

function keptCoupon({ discount, ...terms }: Terms): KeptCoupon {
  return { ...terms, ...discountColumns(discount) }
}

function termsOf({ id: _, code: __, uses: ___, service, company, ...terms }: Coupon): Terms {
  return { ...terms, service_id: service?.id ?? null, company_id: company?.id ?? null }
}

/** What the audit log tells of a coupon. */
function told({ discount, service, company, id: _, uses: __, ...coupon }: Coupon) {
  return {
    ...coupon,
    discount: couponDiscountText(discount),
    only_service: service?.name ?? null,
    only_company: company?.name ?? null,
  }
}

async function refuseUnknown(tx: Tx, { service_id, company_id }: Partial<Terms>): Promise<void> {
  const fields = {
    ...(company_id && !(await holdCompany(tx, company_id))
      ? { company_id: 'Escolha uma empresa que existe.' }
      : {}),
    ...(service_id && !(await hasService(tx, service_id))
      ? { service_id: 'Escolha um serviço que existe.' }
      : {}),
  }
  if (Object.keys(fields).length > 0) refuse('invalid', undefined, fields)
}

const usedCoupon = 'Este cupom já foi usado: isto não muda mais. Desative-o e crie outro.'

/** Refuses to change what a used coupon takes off, and for whom (rule coupon). */
function refuseUsedChange({ uses, ...coupon }: Coupon, change: Terms): void {
  if (uses === 0) return
  const changed = {
    discount: couponDiscountText(coupon.discount) !== couponDiscountText(change.discount),
    once_per_company: coupon.once_per_company !== change.once_per_company,
    service_id: (coupon.service?.id ?? null) !== change.service_id,
    company_id: (coupon.company?.id ?? null) !== change.company_id,
  }
  const fields = Object.entries(changed).flatMap(([field, isChanged]) =>
    isChanged ? [[field, usedCoupon]] : [],
  )
  if (fields.length > 0) refuse('invalid', usedCoupon, Object.fromEntries(fields))
  if (change.most_uses === null || change.most_uses >= uses) return
  const message = `Já foi usado em ${uses} pedidos: informe ${uses} ou mais.`
  refuse('invalid', message, { most_uses: message })
}

const takenCode = 'Já existe um cupom com este código.'

/** Adds a coupon. */
export function addCoupon(db: Database, { viewer, now }: Made, coupon: NewCoupon): Promise<Coupon[]> {
  return transact(db, async (tx) => {
    await refuseUnknown(tx, coupon)
    const { code, ...terms } = coupon
    const id = await insertCoupon(tx, { code, ...keptCoupon(terms) }, now)
    if (id === null) return refuse('invalid', takenCode, { code: takenCode })
    const all = await readCoupons(tx)
    const added = all.find((one) => one.id === id)
    const event = { userId: viewer.userId, kind: 'coupon_added' as const, subjectId: id }
    await recordOfficeEvent(tx, { ...event, detail: added ? told(added) : {} }, now)
    return all
  })
}

/** Changes fields of a coupon; a used one only its days, its limit, and whether it is active. Orders already placed keep their price. */
export function changeCoupon(
  db: Database,
  { viewer, now, id }: Made & { id: number },
  change: BodyOutput<typeof changeEndpoint>,
): Promise<Coupon[]> {
  return transact(db, async (tx) => {
    // Locks the company before the coupon, as orders do.
    await refuseUnknown(tx, change)
    const before = (await lockCoupon(tx, id)) ?? refuse('not_found')
    const terms: Terms = { ...termsOf(before), ...change }
    refuseUsedChange(before, terms)
    if (!areCouponDaysInOrder(terms)) refuse('invalid', couponDaysProblem, { last_day: couponDaysProblem })
    await writeCoupon(tx, id, keptCoupon(terms))
    const all = await readCoupons(tx)
    const after = all.find((one) => one.id === id) ?? before
    const event = { userId: viewer.userId, kind: 'coupon_changed' as const, subjectId: id }
    await recordOfficeEvent(tx, { ...event, detail: differing(told(before), told(after)) }, now)
    return all
  })
}

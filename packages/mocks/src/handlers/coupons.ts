import {
  addCoupon,
  type CouponChange,
  type CouponQuestion,
  changeCoupon,
  checkCoupon,
  listCoupons,
  type NewCoupon,
} from '@ensaio/domain'
import { coupon, couponOn, coupons } from '../examples/coupon.ts'
import { quoteFor } from '../examples/payment.ts'
import { reply } from '../reply.ts'

const serviceOf = (id: number | null) => (id ? { id, name: 'Tour virtual e fotos' } : null)
const companyOf = (id: number | null) => (id ? { id, name: 'Construtora Horizonte' } : null)

function written({ service_id = null, company_id = null, ...told }: Omit<NewCoupon, 'code'>) {
  return {
    ...told,
    first_day: told.first_day ?? null,
    last_day: told.last_day ?? null,
    most_uses: told.most_uses ?? null,
    once_per_company: told.once_per_company ?? false,
    active: told.active ?? true,
    service: serviceOf(service_id),
    company: companyOf(company_id),
  }
}

/** Successful answers about coupons; every code takes off 10 %. */
export const couponHandlers = [
  reply(checkCoupon, async ({ request }) => {
    const { code, areas, ...asked } = (await request.json()) as CouponQuestion
    return couponOn(
      areas.map((area) => quoteFor({ ...asked, area }).final_price),
      code.trim().toUpperCase(),
    )
  }),
  reply(listCoupons, () => coupons()),
  reply(addCoupon, async ({ request }) => {
    const { code, ...typed } = (await request.json()) as NewCoupon
    return [...coupons(), coupon({ ...written(typed), id: 9, code, uses: 0 })]
  }),
  reply(changeCoupon, async ({ request, values }) => {
    const { service_id, company_id, ...told } = (await request.json()) as CouponChange
    const change = {
      ...told,
      ...(service_id !== undefined && { service: serviceOf(service_id) }),
      ...(company_id !== undefined && { company: companyOf(company_id) }),
    }
    return coupons().map((one) => (one.id === Number(values.id) ? { ...one, ...change } : one))
  }),
]

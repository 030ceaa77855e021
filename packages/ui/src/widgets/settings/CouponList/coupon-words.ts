import { type Coupon, couponDiscountText, formatDate, withNoun } from '@ensaio/domain'

function daysText({ first_day, last_day }: Coupon): string | null {
  if (first_day !== null && last_day !== null) return `De ${formatDate(first_day)} a ${formatDate(last_day)}`
  if (first_day !== null) return `A partir de ${formatDate(first_day)}`
  return last_day === null ? null : `Até ${formatDate(last_day)}`
}

function usesText({ uses, most_uses }: Coupon): string {
  if (most_uses !== null) return `${uses} de ${withNoun(most_uses, 'pedido', 'pedidos')}`
  return uses === 0 ? 'Nenhum pedido ainda' : withNoun(uses, 'pedido', 'pedidos')
}

/** What to know about a coupon, one fact after the other. */
export function couponFacts(coupon: Coupon): string[] {
  const { discount, service, company, once_per_company } = coupon
  return [
    `${couponDiscountText(discount)} de desconto`,
    usesText(coupon),
    daysText(coupon),
    once_per_company ? 'Uma vez por empresa' : null,
    service === null ? null : `Só ${service.name}`,
    company === null ? null : `Só ${company.name}`,
  ].filter((fact) => fact !== null)
}

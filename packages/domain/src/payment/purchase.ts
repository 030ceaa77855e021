import { centsOf, reaisOf } from '../money/cents.ts'
import type { HostingPurchase } from '../order/hosting/purchase.ts'
import { orderTotal, type UnitPrices } from '../order/total.ts'
import type { CheckedCard } from './card.ts'
import { boughtAs, type CardPayment, type Purchase } from './endpoints.ts'

/** The area of each unit in m²; null for units without area. */
export function unitAreas({ areas, area, units = 1 }: Pick<Purchase, 'areas' | 'area' | 'units'>) {
  return areas ?? Array.from({ length: units }, () => area)
}

/** The cost of a purchase in reais: the price of all units, minus the balance if only the missing amount is bought (rule order-payment). */
export function amountDue(
  price: UnitPrices,
  purchase: Pick<Purchase, 'areas' | 'units' | 'only_missing'>,
  balance: number,
): number {
  const whole = orderTotal(price, purchase.areas?.length ?? purchase.units ?? 1)
  const due = purchase.only_missing ? whole - centsOf(balance) : whole
  return reaisOf(Math.max(due, 0))
}

/** The payment in the gateway's format: numbers without masks, reais, month and four-digit year. */
export function cardPayment(
  card: CheckedCard,
  purchase: Purchase | HostingPurchase,
  what: { description: string; amount: number },
): CardPayment {
  return {
    PaymentMethod: '2',
    Products: [{ Code: '1', Description: what.description, Quantity: 1, UnitPrice: what.amount }],
    Address: {
      CityName: card.city,
      Complement: card.complement,
      CountryName: 'Brasil',
      District: card.neighborhood,
      Number: card.number,
      StateInitials: card.state,
      Street: card.street,
      ZipCode: card.postal_code,
    },
    Customer: {
      Email: card.email,
      Identity: card.identity,
      Name: card.name,
      Phone: card.phone.replace('+55', ''),
    },
    PaymentObject: {
      CardNumber: card.card_number,
      ExpirationDate: card.expiration,
      Holder: card.holder,
      SecurityCode: card.security_code,
    },
    ...boughtAs(purchase),
  }
}

import { type HostingPeriod, type HostingPurchase, hostingPeriods } from '@ensaio/domain'

/** The address at which the credit that a renewal of hosting lacks is paid. */
export function hostingPaymentHref(sessionId: number, months: HostingPeriod): string {
  return `/payment?hospedagem=${sessionId}&meses=${months}`
}

/** Reads a renewal from the address; null when another purchase is paid for. */
export function hostingPurchaseOf(query: URLSearchParams): HostingPurchase | null {
  const session = query.get('hospedagem') ?? ''
  const months = hostingPeriods.find((period) => String(period) === query.get('meses'))
  return /^[1-9]\d{0,8}$/.test(session) && months !== undefined
    ? { session_id: Number(session), months }
    : null
}

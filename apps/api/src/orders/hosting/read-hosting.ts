import {
  type Cents,
  type Hosting,
  type HostingOffer,
  type HostingPeriod,
  hostingPeriods,
  hostingPrice,
  type Instant,
  isPrepaid,
  type LocalDate,
  reaisOf,
  renewedUntil,
  wallClock,
} from '@ensaio/domain'
import type { Viewer } from '../../accounts/viewer.ts'
import type { Database } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import { readCredit } from '../../payments/repository/ledger.ts'
import { findSession, type LockedSession } from '../../sessions/repository/sessions.ts'
import { readSettings } from '../../settings/repository/settings.ts'
import { readHostedUntil, readPageUntil } from './repository/renewals.ts'

/** The last day of an ensaio's hosting, and today in the property's zone; 409 when there is nothing to renew. */
export async function renewableUntil(
  db: Database,
  session: Pick<LockedSession, 'id' | 'status' | 'time_zone'>,
  now: Instant,
): Promise<{ until: LocalDate; today: LocalDate }> {
  const until = await readHostedUntil(db, session)
  if (until === null) refuse('transition_refused', 'Este ensaio não tem hospedagem para renovar.')
  return { until, today: wallClock(now, session.time_zone).date }
}

/** Reads the price of a renewal today; null when the house does not offer the period. */
export async function priceOfRenewal(db: Database, months: HostingPeriod): Promise<Cents | null> {
  return hostingPrice((await readSettings(db)).settings, months)
}

/** The hosting of an ensaio, and what a renewal costs; null without one that ends (rules hosting-renewal and accessible-to). */
export async function readHosting(
  db: Database,
  viewer: Viewer,
  sessionId: number,
  now: Instant,
): Promise<Hosting | null> {
  const session = (await findSession(db, viewer, sessionId)) ?? refuse('not_found')
  const until = await readHostedUntil(db, session)
  if (until === null) return null
  const page_until = await readPageUntil(db, sessionId)
  if (viewer.scope === 'provider') return { until, page_until, offers: [], balance: null }
  const { date: today } = wallClock(now, session.time_zone)
  const { settings } = await readSettings(db)
  const offers = hostingPeriods.flatMap((months): HostingOffer[] => {
    const price = hostingPrice(settings, months)
    return price === null
      ? []
      : [{ months, price: reaisOf(price), until: renewedUntil(until, today, months) }]
  })
  const credit = await readCredit(db, session.company_id)
  return { until, page_until, offers, balance: isPrepaid(credit) ? reaisOf(credit.balance_cents) : null }
}

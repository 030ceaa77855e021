import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { secretHash } from '../accounts/login-session.ts'
import type { Database } from '../database/database.ts'
import { refuse } from './refusal.ts'
import { type Counted, countCall } from './repository/rate-limit-counts.ts'

/** At most `max` calls per window (milliseconds) for each key; the name keeps its counts apart from those of other limits. */
export interface Limit {
  name: string
  max: number
  window: number
  /** Null for a call that is not counted. */
  key: (request: FastifyRequest) => string | null
}

const minute = 60_000

// A /64 of IPv6, one household, counts as one address.
function address(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64)
}

/** Names the signed-in person or the API key of a request; null for neither. */
function caller({ key, session }: FastifyRequest): string | null {
  if (key) return `key ${key.id}`
  return session.userId === undefined ? null : String(session.userId)
}

function account(request: FastifyRequest): string {
  const { email } = (request.body ?? {}) as { email?: unknown }
  return secretHash(String(email).trim().toLowerCase())
}

/** Per address: 60 a minute on routes with a public token (rule public-token). An API key has its own limit instead, as a system books for many (rule api-key). */
export const tokenLimits: readonly Limit[] = [
  {
    name: 'token',
    max: 60,
    window: minute,
    key: (request) => (request.key ? null : address(request)),
  },
]

/** Per address: 120 a minute of published pages (rule published-page). */
export const pageLimits: readonly Limit[] = [{ name: 'page', max: 120, window: minute, key: address }]

/** Per address: passwords of published pages, of one page and of all (rule published-page). */
export const pagePasswordLimits: readonly Limit[] = [
  {
    name: 'page-password',
    max: 10,
    window: 15 * minute,
    key: (request) => `${address(request)} ${String((request.params as { code?: unknown }).code)}`,
  },
  { name: 'page-passwords', max: 40, window: 15 * minute, key: address },
]

/** Per address, since calendar services read for many people: 600 a minute; and per token: 60 in 15 minutes (rules calendar-feed and portal-feed). */
export const feedLimits: readonly Limit[] = [
  { name: 'feeds', max: 600, window: minute, key: address },
  {
    name: 'feed',
    max: 60,
    window: 15 * minute,
    key: (request) => String((request.params as { token?: unknown }).token),
  },
]

/** Per address, since portals fetch the photos of many companies: 1,200 a minute (rule portal-feed). */
export const listingPhotoLimits: readonly Limit[] = [
  { name: 'listing-photos', max: 1200, window: minute, key: address },
]

/** Per account and address, so that a stranger cannot lock the owner out; and per address over all accounts. */
export const loginLimits: readonly Limit[] = [
  {
    name: 'account',
    max: 10,
    window: 15 * minute,
    key: (request) => `${address(request)} ${account(request)}`,
  },
  { name: 'login', max: 100, window: 15 * minute, key: address },
]

/** Per address: codes of the second step; wrong ones are also counted per account (rule second-step). */
export const codeLimits: readonly Limit[] = [{ name: 'code', max: 60, window: 15 * minute, key: address }]

/** Per account: its password or a code, asked again of somebody who is signed in. */
export const passwordLimits: readonly Limit[] = [
  {
    name: 'password',
    max: 20,
    window: 15 * minute,
    key: (request) => caller(request) ?? address(request),
  },
]

/** Per address: recovery mails, magic links and new passwords. */
export const recoveryLimits: readonly Limit[] = [
  { name: 'recovery', max: 20, window: 15 * minute, key: address },
]

/** Per address and account: card payments, against testing stolen cards. */
export const paymentLimits: readonly Limit[] = [
  {
    name: 'payment',
    max: 20,
    window: 15 * minute,
    key: (request) => `${address(request)} ${caller(request) ?? ''}`,
  },
]

const coupons = {
  name: 'coupon',
  max: 30,
  window: 15 * minute,
  key: (request: FastifyRequest): string => caller(request) ?? address(request),
}

/** Per account: checks of coupons and orders with one, counted together, against guessing codes (rule coupon). */
export const couponLimits: readonly Limit[] = [coupons]

/** The same for a call that may have no coupon. */
export const orderLimits: readonly Limit[] = [
  {
    ...coupons,
    key: (request) =>
      (request.body as { coupon?: unknown } | undefined)?.coupon ? coupons.key(request) : null,
  },
]

/** Per account: tests of the mails and of the payments, which ask others. */
export const houseTestLimits: readonly Limit[] = [
  {
    name: 'house-test',
    max: 10,
    window: 15 * minute,
    key: (request) => caller(request) ?? address(request),
  },
]

/** Per API key: 600 calls a minute (rule api-key). */
export const keyLimits: readonly Limit[] = [
  { name: 'key', max: 600, window: minute, key: (request) => caller(request) },
]

/** Per address: five companies an hour. */
export const registrationLimits: readonly Limit[] = [
  { name: 'registration', max: 5, window: 60 * minute, key: address },
]

/** Per address: lookups of CEPs, more than one person types. */
export const postalCodeLimits: readonly Limit[] = [{ name: 'cep', max: 30, window: minute, key: address }]

/** Per address and account: place searches, which cost money; typing one address takes several. */
export const placeLimits: readonly Limit[] = [
  {
    name: 'place',
    max: 60,
    window: minute,
    key: (request) => `${address(request)} ${caller(request) ?? ''}`,
  },
]

/** Per address: reports of policy violations, which repeat. */
export const reportLimits: readonly Limit[] = [{ name: 'report', max: 20, window: minute, key: address }]

// Keys over their limit are remembered until their window ends, so that further calls need no database query.
const mostRemembered = 5000

/** A counter store in the database, shared by all servers. */
function sharedStore(db: Database) {
  const over = new Map<string, { current: number; until: number }>()
  const remember = (key: string, { current, ttl }: Counted) => {
    if (over.size >= mostRemembered) over.clear()
    over.set(key, { current, until: Date.now() + ttl })
  }
  return class SharedStore {
    child() {
      return this
    }

    incr(key: string, done: (error: Error | null, counted?: Counted) => void, window: number, max: number) {
      const known = over.get(key)
      const left = known ? known.until - Date.now() : 0
      if (known && left > 0) return done(null, { current: known.current, ttl: left })
      over.delete(key)
      countCall(db, key, window).then(
        (counted) => {
          if (counted.current > max) remember(key, counted)
          done(null, counted)
        },
        (error: Error) => done(error),
      )
    }
  }
}

/** Prepares the counters in the database, so that limits hold over all servers and restarts. */
export async function prepareLimits(app: FastifyInstance, db: Database): Promise<void> {
  await app.register(rateLimit, { global: false, store: sharedStore(db) as never })
}

/** A hook that refuses with 429 and `Retry-After` once a limit is passed. */
export function limitHook(app: FastifyInstance, limits: readonly Limit[]) {
  const counters = limits.map(({ name, max, window, key }) => {
    const keyGenerator = (request: FastifyRequest) => secretHash(`${name} ${key(request)}`)
    return { key, count: app.createRateLimit({ max, timeWindow: window, keyGenerator }) }
  })
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    for (const { key, count } of counters) {
      if (key(request) === null) continue
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) continue
      reply.header('retry-after', String(Math.max(1, counted.ttlInSeconds)))
      refuse('too_many')
    }
  }
}

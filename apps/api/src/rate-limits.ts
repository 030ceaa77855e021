import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { secretHash } from './login-session.ts'
import { refuse } from './refusal.ts'

/** So many calls per window (milliseconds) for each key. */
export interface Limit {
  max: number
  window: number
  key: (request: FastifyRequest) => string
}

const minute = 60_000

// One household of IPv6 addresses counts as one.
function address(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64)
}

function account(request: FastifyRequest): string {
  const { email } = (request.body ?? {}) as { email?: unknown }
  return secretHash(String(email).trim().toLowerCase())
}

/** Per address: 60 a minute on routes with a public token (D29). */
export const tokenLimits: readonly Limit[] = [{ max: 60, window: minute, key: address }]

/** Per account and address, so that a stranger cannot lock the owner out; and per address over all accounts. */
export const loginLimits: readonly Limit[] = [
  { max: 10, window: 15 * minute, key: (request) => `${address(request)} ${account(request)}` },
  { max: 100, window: 15 * minute, key: address },
]

/** Per address: recovery mails, magic links and new passwords. */
export const recoveryLimits: readonly Limit[] = [{ max: 20, window: 15 * minute, key: address }]

/** Per address and login session: card payments, so that nobody tries stolen cards out here. */
export const paymentLimits: readonly Limit[] = [
  { max: 20, window: 15 * minute, key: (request) => `${address(request)} ${request.session.userId ?? ''}` },
]

/** Per address: five companies an hour (trust §1). */
export const registrationLimits: readonly Limit[] = [{ max: 5, window: 60 * minute, key: address }]

/** Per address: CEPs, as one person types them. */
export const postalCodeLimits: readonly Limit[] = [{ max: 30, window: minute, key: address }]

/** Per address and login session: searches of places, which cost; one address takes several. */
export const placeLimits: readonly Limit[] = [
  { max: 60, window: minute, key: (request) => `${address(request)} ${request.session.userId ?? ''}` },
]

/** Prepares the counters; they live in this process. */
export async function prepareLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false })
}

/** A hook that refuses with 429 and `Retry-After` once a limit is passed. */
export function limitHook(app: FastifyInstance, limits: readonly Limit[]) {
  const counters = limits.map(({ max, window, key }) =>
    app.createRateLimit({ max, timeWindow: window, keyGenerator: key }),
  )
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    for (const count of counters) {
      const counted = await count(request)
      if (counted.isAllowed || !counted.isExceeded) continue
      reply.header('retry-after', String(Math.max(1, counted.ttlInSeconds)))
      refuse('too_many')
    }
  }
}

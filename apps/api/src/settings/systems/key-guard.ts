import { opens, routerPath, scopeCalls } from '@ensaio/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AppName, apiPaths, secretHash } from '../../accounts/login-session.ts'
import type { Clock } from '../../adapters/clock.ts'
import type { Database } from '../../database/database.ts'
import { keyLimits, limitHook } from '../../http/rate-limits.ts'
import { refuse } from '../../http/refusal.ts'
import { findKey, type PresentedKey } from './repository/api-keys.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key that the request was sent with; null for browsers. */
    key: PresentedKey | null
  }
}

/** The declared path of each route that a scope opens. */
const declaredPaths = new Map(
  Object.values(scopeCalls)
    .flatMap(({ company, house }) => [...company, ...house])
    .map(({ path }) => [routerPath(path), path]),
)

/** The secret of `Authorization: Bearer …`; null without one. Other schemes are a proxy's. */
function secretOf(request: FastifyRequest): string | null {
  const { authorization } = request.headers
  return authorization?.match(/^Bearer +(.+)$/i)?.[1]?.trim() ?? null
}

/**
 * Lets a request with an API key in where its scopes open, as the person who created it, and nowhere else; a login session beside it does
 * not count. Unknown, revoked and expired keys, and keys of the other app, are all answered 401 alike (rule api-key).
 */
export function keyGuard(
  api: FastifyInstance,
  { app, db, clock, rateLimits }: { app: AppName; db: Database; clock: Clock; rateLimits: boolean },
): void {
  api.decorateRequest('key', null)
  const owner = app === 'portal' ? 'company' : 'house'
  const limit = rateLimits ? limitHook(api, keyLimits) : null
  api.addHook('onRequest', async (request, reply) => {
    const secret = secretOf(request)
    if (secret === null) return
    const key = await findKey(db, secretHash(secret), clock.now())
    if (key === null || (key.companyId === null) !== (owner === 'house')) refuse('signed_out', invalidKey)
    request.key = key
    await limit?.(request, reply)
    const route = request.routeOptions.url?.slice(apiPaths[app].length) ?? ''
    const path = declaredPaths.get(route)
    if (path === undefined || !opens(key.scopes, owner, { method: request.method, path })) {
      refuse('wrong_role', beyondScopes)
    }
  })
}

const invalidKey = 'Esta chave de API não vale, ou não vale mais.'
const beyondScopes = 'Esta chave de API não dá acesso a isto.'

import { createHash, randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../adapters/clock.ts'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { isOpenAccount } from './repository/accounts.ts'
import { type Viewer, viewerColumns, viewerOf } from './viewer.ts'

/** The two apps that people sign in to. Each has a login cookie of its own: one browser can be signed in to both at once. */
export type AppName = 'portal' | 'backoffice'

/** Where each app asks the API. */
export const apiPaths: Record<AppName, string> = { portal: '/api', backoffice: '/backoffice/api' }

declare module 'fastify' {
  interface FastifyRequest {
    /** The app that asks, going by the path. */
    app: AppName
  }
  interface Session {
    userId?: number
    signedInAt?: string
    /** Who they were when this request came; a login under way has not read them yet. */
    viewer?: Viewer
  }
}

/**
 * The login cookie of an app, one each for portal and back office (rules login-session and staff-apart). Behind https its name holds it to https, and the portal's to this host as well; that prefix
 * admits no path, which is what keeps the back office's away from the portal.
 */
export function loginCookie(app: AppName, https: boolean): { name: string; path: string } {
  if (app === 'portal') return { name: https ? '__Host-ensaio' : 'ensaio', path: '/' }
  return { name: https ? '__Secure-ensaio-staff' : 'ensaio-staff', path: '/backoffice' }
}

const lifetime = 7 * 24 * 60 * 60 * 1000

/** What the database keeps of a secret: its SHA-256, in hex. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

type Done = (error?: unknown) => void

function tell<Result>(work: Promise<Result>, done: (error: unknown, result?: Result) => void): void {
  work.then(
    (result) => done(null, result),
    (error: unknown) => done(error),
  )
}

function loginStore(db: Database, clock: Clock) {
  return {
    get(id: string, done: (error: unknown, result?: object | null) => void) {
      const found = db
        .selectFrom('auth_sessions')
        .innerJoin('users', 'users.id', 'auth_sessions.user_id')
        .select(['signed_in_at', ...viewerColumns])
        .where('id_hash', '=', secretHash(id))
        .where('expires_at', '>', clock.now())
        .where(isOpenAccount)
        .modifyEnd(prepared)
        .executeTakeFirst()
      tell(found, (error, row) => {
        if (row === undefined) return done(error, null)
        const viewer = viewerOf(row, row.signed_in_at)
        done(error, { userId: viewer.userId, signedInAt: viewer.signedInAt, viewer })
      })
    },
    set(id: string, data: { userId?: number; signedInAt?: string }, done: Done) {
      if (data.userId === undefined || data.signedInAt === undefined) return done()
      const expires = new Date(Date.parse(data.signedInAt) + lifetime).toISOString()
      const kept = db
        .insertInto('auth_sessions')
        .values({
          id_hash: secretHash(id),
          user_id: data.userId,
          signed_in_at: data.signedInAt,
          expires_at: expires,
        })
        .onConflict((conflict) => conflict.column('id_hash').doNothing())
        .execute()
      tell(kept, (error) => done(error ?? undefined))
    },
    destroy(id: string, done: Done) {
      const gone = db.deleteFrom('auth_sessions').where('id_hash', '=', secretHash(id)).execute()
      tell(gone, (error) => done(error ?? undefined))
    },
  }
}

/** Gives an app's requests a login session kept in the database, under an opaque id of 256 bits in an HttpOnly cookie (rule login-session). */
export async function loginSessions(
  api: FastifyInstance,
  { app, db, clock, https }: { app: AppName; db: Database; clock: Clock; https: boolean },
): Promise<void> {
  const { name, path } = loginCookie(app, https)
  api.decorateRequest('app', app)
  await api.register(cookie)
  await api.register(session, {
    // The id is random and long: a signature would prove nothing more.
    secret: { sign: (id: string) => id, unsign: (id: string) => ({ valid: true, renew: false, value: id }) },
    idGenerator: () => randomBytes(32).toString('base64url'),
    cookieName: name,
    cookie: { path, httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: lifetime },
    saveUninitialized: false,
    rolling: false,
    // The plugin's own type of a stored session asks for a cookie that its code does not need.
    store: loginStore(db, clock) as never,
  })
}

/** Signs a user in under a new session id, so that an id planted before is worth nothing. */
export async function signIn(request: FastifyRequest, userId: number, now: string): Promise<void> {
  await request.session.regenerate()
  request.session.userId = userId
  request.session.signedInAt = now
}

/** Ends the login session of the app that asks, here and in the browser. */
export async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.session.destroy()
  for (const https of [true, false]) {
    const { name, path } = loginCookie(request.app, https)
    if (request.cookies[name] !== undefined) reply.clearCookie(name, { path, secure: https })
  }
}

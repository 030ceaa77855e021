import { createHash, randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../adapters/clock.ts'
import type { Database } from '../database/database.ts'
import { type Device, deviceOf } from './device.ts'
import { endLogin, findLogin, keepLogin, readViewer } from './repository/login-sessions.ts'
import type { Viewer } from './viewer.ts'

/** The two apps. Each has its own login cookie, so that one browser can be signed in to both at once (rule staff-apart). */
export type AppName = 'portal' | 'backoffice'

/** The path of the API for each app. */
export const apiPaths: Record<AppName, string> = { portal: '/api', backoffice: '/backoffice/api' }

declare module 'fastify' {
  interface FastifyRequest {
    /** The app that sent the request, by its path. */
    app: AppName
  }
  interface Session {
    userId?: number
    signedInAt?: string
    device?: Device
    /** The user as read for this request; missing during a login. */
    viewer?: Viewer
  }
}

/**
 * The login cookie of an app. Over https, `__Host-` binds the portal's cookie to https and this host, and `__Secure-` binds the back
 * office's to https: its path keeps it out of the portal, and `__Host-` allows no path.
 */
export function loginCookie(app: AppName, https: boolean): { name: string; path: string } {
  if (app === 'portal') return { name: https ? '__Host-ensaio' : 'ensaio', path: '/' }
  return { name: https ? '__Secure-ensaio-staff' : 'ensaio-staff', path: '/backoffice' }
}

const lifetime = 7 * 24 * 60 * 60 * 1000

/** The stored form of a secret: its SHA-256, in hex. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

type Done = (error?: unknown) => void

function callBack<Result>(work: Promise<Result>, done: (error: unknown, result?: Result) => void): void {
  work.then(
    (result) => done(null, result),
    (error: unknown) => done(error),
  )
}

function loginStore(db: Database, clock: Clock) {
  return {
    get(id: string, done: (error: unknown, result?: object | null) => void) {
      callBack(findLogin(db, secretHash(id), clock.now()), (error, viewer) => {
        if (viewer === undefined || viewer === null) return done(error, null)
        done(error, { userId: viewer.userId, signedInAt: viewer.signedInAt, viewer })
      })
    },
    set(id: string, data: { userId?: number; signedInAt?: string; device?: Device }, done: Done) {
      if (data.userId === undefined || data.signedInAt === undefined) return done()
      const expires = new Date(Date.parse(data.signedInAt) + lifetime).toISOString()
      const login = {
        id_hash: secretHash(id),
        user_id: data.userId,
        signed_in_at: data.signedInAt,
        expires_at: expires,
        ...(data.device ?? deviceOf(undefined)),
      }
      callBack(keepLogin(db, login), (error) => done(error ?? undefined))
    },
    destroy(id: string, done: Done) {
      callBack(endLogin(db, secretHash(id)), (error) => done(error ?? undefined))
    },
  }
}

/** Adds login sessions to an app's requests, stored in the database under an opaque id of 256 bits (rule login-session). */
export async function loginSessions(
  api: FastifyInstance,
  { app, db, clock, https }: { app: AppName; db: Database; clock: Clock; https: boolean },
): Promise<void> {
  const { name, path } = loginCookie(app, https)
  api.decorateRequest('app', app)
  await api.register(cookie)
  await api.register(session, {
    // The id is long and random, so a signature would add nothing.
    secret: { sign: (id: string) => id, unsign: (id: string) => ({ valid: true, renew: false, value: id }) },
    idGenerator: () => randomBytes(32).toString('base64url'),
    cookieName: name,
    cookie: { path, httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: lifetime },
    saveUninitialized: false,
    rolling: false,
    // The plugin's type of a stored session requires a cookie that its code does not use.
    store: loginStore(db, clock) as never,
  })
}

/** The author of the request's API key, or the user of its login session, read anew for each request; null without either. */
export async function findViewer(db: Database, request: FastifyRequest): Promise<Viewer | null> {
  if (request.key) return request.key.viewer
  const { userId, signedInAt, viewer } = request.session
  if (userId === undefined || signedInAt === undefined) return null
  return viewer ?? readViewer(db, userId, signedInAt)
}

/** Signs a user in under a new session id, against session fixation. */
export async function signIn(request: FastifyRequest, userId: number, now: string): Promise<void> {
  await request.session.regenerate()
  request.session.userId = userId
  request.session.signedInAt = now
  request.session.device = deviceOf(request.headers['user-agent'])
}

/** Ends the login session of the calling app, on the server and in the browser. */
export async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.session.destroy()
  for (const https of [true, false]) {
    const { name, path } = loginCookie(request.app, https)
    if (request.cookies[name] !== undefined) reply.clearCookie(name, { path, secure: https })
  }
}

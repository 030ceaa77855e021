import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Instant, isOpenPublication, wallClock } from '@ensaio/domain'
import cookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { passwordFits } from '../../accounts/passwords.ts'
import type { Database } from '../../database/database.ts'
import { type FoundPage, findPage } from './repository/publications.ts'

/** Can this text be the code of a page? */
function isCode(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

const day = 24 * 60 * 60

const cookieName = (code: string) => `imovel-${code}`

/** What the cookie of somebody who knew the password holds: it ends with the password, and with the address. */
function proofOf(passwordHash: string, code: string): string {
  return createHmac('sha256', passwordHash).update(code).digest('base64url')
}

function provesPassword(request: FastifyRequest, passwordHash: string, code: string): boolean {
  const sent = Buffer.from(cookie.parse(request.headers.cookie ?? '')[cookieName(code)] ?? '')
  const right = Buffer.from(proofOf(passwordHash, code))
  return sent.length === right.length && timingSafeEqual(sent, right)
}

/** Does a page open now, with its password where it has one (rule published-page)? */
export function isOpenNow(
  page: Pick<FoundPage, 'is_on' | 'expires_on' | 'time_zone'>,
  now: Instant,
): boolean {
  return isOpenPublication(page, wallClock(now, page.time_zone).date)
}

async function findOn(db: Database, code: string, now: Instant): Promise<FoundPage | null> {
  const page = isCode(code) ? await findPage(db, code) : null
  return page && isOpenNow(page, now) ? page : null
}

/** The page at an address, for the browser of this request: null when it is unknown, off or expired, or its password was not given (rule published-page). */
export async function openPage(
  db: Database,
  request: FastifyRequest,
  code: string,
  now: Instant,
): Promise<FoundPage | null> {
  const page = await findOn(db, code, now)
  if (page === null || page.password_hash === null) return page
  return provesPassword(request, page.password_hash, code) ? page : null
}

/**
 * Opens a page with its password, and keeps it open in this browser for a day. An address without an open page takes as long and is null as well, so that
 * nobody learns which pages exist.
 */
export async function openWithPassword(
  db: Database,
  reply: FastifyReply,
  { code, password, https }: { code: string; password: string; https: boolean },
  now: Instant,
): Promise<FoundPage | null> {
  const page = await findOn(db, code, now)
  const hash = page?.password_hash ?? null
  const fits = await passwordFits(hash, password)
  if (!fits || page === null || hash === null) return null
  const value = cookie.serialize(cookieName(code), proofOf(hash, code), {
    httpOnly: true,
    maxAge: day,
    path: '/',
    sameSite: 'lax',
    secure: https,
  })
  reply.header('set-cookie', value)
  return page
}

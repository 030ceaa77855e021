import { type Instant, sourceParameter, type VisitSource, visitSourceOf, wallClock } from '@ensaio/domain'
import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../../accounts/device.ts'
import { loginCookie } from '../../accounts/login-session.ts'
import type { Database } from '../../database/database.ts'
import { countPageVisit, type PageVisit } from './repository/page-visits.ts'
import type { FoundPage } from './repository/publications.ts'

/** Programs that look at pages for a preview or a search engine, by what they say of themselves. */
const programs =
  /bot|crawl|spider|slurp|preview|externalhit|whatsapp\/|telegram|slack|curl|wget|python|monitor|headless/i

/** Is this the company or somebody of the house, by the login cookie that the browser sends? */
function isSignedIn(cookies: string, https: boolean): boolean {
  return cookies.includes(`${loginCookie('portal', https).name}=`)
}

/** The value of `?de=` in the address of a request: the place where the address was given out. */
function givenSource(request: FastifyRequest): string | null {
  return new URLSearchParams(request.url.split('?')[1] ?? '').get(sourceParameter)
}

/** The known source that the address of a request names; null when it names none. */
export function namedSource(request: FastifyRequest): VisitSource | null {
  const source = visitSourceOf(givenSource(request), null)
  return source === 'direct' ? null : source
}

/**
 * Counts one opening of a page, or one download from it, by day, place of entry and kind of device (rule page-visits). Programs and people who are
 * signed in do not count. A count that fails stops nobody.
 */
export async function countVisit(
  db: Database,
  request: FastifyRequest,
  { page, what, https }: { page: FoundPage; what: PageVisit['what']; https: boolean },
  now: Instant,
): Promise<void> {
  const { headers } = request
  const agent = headers['user-agent'] ?? ''
  if (request.method !== 'GET' || agent === '' || programs.test(agent)) return
  if (isSignedIn(headers.cookie ?? '', https)) return
  const visit = {
    sessionId: page.session_id,
    day: wallClock(now, page.time_zone).date,
    source: visitSourceOf(givenSource(request), headers.referer ?? null),
    device: deviceOf(agent).device,
    what,
  }
  await countPageVisit(db, visit).catch((error: unknown) =>
    request.log.warn({ err: error }, 'visit not counted'),
  )
}

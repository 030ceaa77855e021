import {
  addDays,
  getPublication,
  getPublicationVisits,
  getPublicProperty,
  openPublicProperty,
  renewPublication,
  savePublication,
  visitDays,
  wallClock,
} from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'
import { clientOf } from '../../accounts/viewer.ts'
import type { Ports } from '../../adapters/ports.ts'
import type { Links } from '../../config/links.ts'
import { pageLimits, pagePasswordLimits } from '../../http/rate-limits.ts'
import { refuse } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import { findSession } from '../../sessions/repository/sessions.ts'
import { brochureRoutes } from './brochure/brochure-routes.ts'
import { renewPage, savePage } from './keep-publication.ts'
import { openPage, openWithPassword } from './open-page.ts'
import { pageFileRoutes } from './page-file-routes.ts'
import { readPublicProperty } from './public-property.ts'
import { readPageVisits } from './repository/page-visits.ts'
import { readPublication } from './repository/publications.ts'

/** What is said of every page that does not open, whatever the reason (rule published-page). */
const closedPage = 'Esta página está fechada ou pede uma senha.'

/** What is said of a password that opens nothing, and of one for a page that does not exist. */
export const wrongPassword = 'A senha não abre esta página.'

/** Published pages of properties: the company's side, and the page as its visitors read it (rule published-page). */
export async function publicationRoutes(
  serve: Serve,
  api: FastifyInstance,
  {
    ports,
    links,
    publicUrl,
    rateLimits,
  }: { ports: Ports; links: Links; publicUrl: string; rateLimits: boolean },
): Promise<void> {
  const https = publicUrl.startsWith('https:')
  serve(getPublication, async ({ db, viewer, params: { id } }) => {
    if ((await findSession(db, clientOf(viewer), id)) === null) refuse('not_found')
    return readPublication(db, id)
  })
  serve(savePublication, ({ db, viewer, params: { id }, body, now }) =>
    savePage(db, clientOf(viewer), { sessionId: id, form: body }, now),
  )
  serve(renewPublication, ({ db, viewer, params: { id }, now }) => renewPage(db, clientOf(viewer), id, now))
  serve(getPublicationVisits, async ({ db, viewer, params: { id }, now }) => {
    const session = (await findSession(db, clientOf(viewer), id)) ?? refuse('not_found')
    const until = wallClock(now, session.time_zone).date
    return readPageVisits(db, id, { from: addDays(until, 1 - visitDays), until })
  })
  serve(
    getPublicProperty,
    async ({ db, params: { code }, request, reply, now }) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      const page = (await openPage(db, request, code, now)) ?? refuse('not_found', closedPage)
      return readPublicProperty(db, { page, code }, now)
    },
    { limits: pageLimits },
  )
  serve(
    openPublicProperty,
    async ({ db, params: { code }, body: { password }, reply, now }) => {
      const page = await openWithPassword(db, reply, { code, password, https }, now)
      if (page === null) refuse('not_found', wrongPassword, { password: wrongPassword })
      return readPublicProperty(db, { page, code }, now)
    },
    { limits: pagePasswordLimits },
  )
  await api.register(async (files) => pageFileRoutes(files, ports, { https, rateLimits }))
  brochureRoutes(serve, api, { ports, links, publicUrl, rateLimits })
}

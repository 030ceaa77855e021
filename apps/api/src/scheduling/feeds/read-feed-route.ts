import { createHash } from 'node:crypto'
import { calendarFeed, calendarFeedPath, routerPath } from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'
import { secretHash } from '../../accounts/login-session.ts'
import type { Mailbox } from '../../adapters/mail/mail.ts'
import type { Ports } from '../../adapters/ports.ts'
import type { Links } from '../../config/links.ts'
import { isToken } from '../../deliverables/read-link.ts'
import { disposition } from '../../files/disposition.ts'
import { hasTag } from '../../http/entity-tag.ts'
import { feedLimits, limitHook } from '../../http/rate-limits.ts'
import { refuse } from '../../http/refusal.ts'
import { readHouseBrand } from '../../settings/repository/house-brand.ts'
import { organizerOf } from '../organizer.ts'
import { readFeedOwner } from '../repository/calendar-feeds.ts'
import { feedOf, readFeedEvents } from './read-feed.ts'

/**
 * Serves calendar subscriptions to whoever has the address: without a cookie, since calendar programs send none. Unknown and ended addresses,
 * and those of people who may no longer read, answer alike (rule calendar-feed).
 */
export function readFeedRoute(
  api: FastifyInstance,
  {
    db,
    clock,
    links,
    sender,
    rateLimits,
  }: Pick<Ports, 'db' | 'clock'> & { links: Links; sender: Mailbox; rateLimits: boolean },
): void {
  const preHandler = rateLimits ? limitHook(api, feedLimits) : []
  api.get<{ Params: { token: string } }>(
    routerPath(calendarFeedPath),
    { preHandler },
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      const { token } = request.params
      const owner = isToken(token) ? await readFeedOwner(db, secretHash(token)) : null
      const feed = owner && feedOf(owner)
      if (feed === null) refuse('not_found')
      const { brand } = await readHouseBrand(db)
      const organizer = organizerOf(brand, sender)
      const events = await readFeedEvents(db, feed, { links, organizer, now: clock.now() })
      const file = calendarFeed(events, {
        name: `${organizer.name}: ${feed.name}`,
        timeZone: brand.time_zone,
      })
      const tag = `"${createHash('sha256').update(file).digest('base64url')}"`
      // Proxies keep nothing, and the program asks each time whether its copy still holds.
      reply.header('cache-control', 'private, no-cache').header('etag', tag)
      if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply
        .header('content-disposition', disposition('inline', 'ensaio', 'ics'))
        .type('text/calendar; charset=utf-8')
        .send(file)
    },
  )
}

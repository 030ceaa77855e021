import { createHash } from 'node:crypto'
import { listingFeedPath, listingPhotoPath, routerPath } from '@ensaio/domain'
import type { FastifyInstance } from 'fastify'
import { secretHash } from '../../../accounts/login-session.ts'
import type { Mailbox } from '../../../adapters/mail/mail.ts'
import type { Ports } from '../../../adapters/ports.ts'
import type { Links } from '../../../config/links.ts'
import { readFileId } from '../../../files/file-routes.ts'
import { keeping, sendPhoto } from '../../../files/send-file.ts'
import { hasTag } from '../../../http/entity-tag.ts'
import { feedLimits, limitHook, listingPhotoLimits } from '../../../http/rate-limits.ts'
import { refuse } from '../../../http/refusal.ts'
import { organizerOf } from '../../../scheduling/organizer.ts'
import { readHouseBrand } from '../../../settings/repository/house-brand.ts'
import { isToken } from '../../read-link.ts'
import { readFeed, versionOf } from './read-feed.ts'
import { findFeedCompany, findListedPhoto, recordReading } from './repository/listings.ts'
import { writeFeed } from './write-feed.ts'

/**
 * Serves the listings of a company, and their photos, to portals: without a cookie, since they send none. Unknown and ended addresses, and
 * those of inactive companies, answer alike (rule portal-feed).
 */
export function listingFileRoutes(
  api: FastifyInstance,
  { ports, links, sender, rateLimits }: { ports: Ports; links: Links; sender: Mailbox; rateLimits: boolean },
): void {
  const { db, clock } = ports
  const limit = (limits: typeof feedLimits) => (rateLimits ? [limitHook(api, limits)] : [])

  api.get<{ Params: { token: string } }>(
    routerPath(listingFeedPath),
    { preHandler: limit(feedLimits) },
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      const { token } = request.params
      const company = isToken(token) ? await findFeedCompany(db, secretHash(token)) : null
      if (company === null) refuse('not_found')
      const now = clock.now()
      const entries = await readFeed(db, company.id, links, now)
      await recordReading(db, company.id, now)
      const house = organizerOf((await readHouseBrand(db)).brand, sender)
      const header = { provider: house.name, company: company.name, email: house.email }
      const tag = `"${createHash('sha256')
        .update(JSON.stringify([entries, header]))
        .digest('base64url')}"`
      reply.header('cache-control', 'private, no-cache').header('etag', tag)
      if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply.type('application/xml; charset=utf-8').send(writeFeed(entries, header, now))
    },
  )

  api.get<{ Params: { code: string; id: string; version: string } }>(
    routerPath(listingPhotoPath),
    { preHandler: limit(listingPhotoLimits) },
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      const { code, id, version } = request.params
      const files = (await findListedPhoto(db, { code, photoId: readFileId(id) })) ?? refuse('not_found')
      if (version !== versionOf(files.original)) refuse('not_found')
      return sendPhoto({ request, reply, ports }, { files, size: 'portal', keep: keeping.briefly })
    },
  )
}

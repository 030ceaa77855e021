import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type PublicProperty,
  type Publisher,
  publicationData,
  publicationPath,
  standardName,
} from '@ensaio/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ports } from '../../adapters/ports.ts'
import { escaped } from '../../http/escaped.ts'
import { refuseOtherOrigins } from '../../http/origin.ts'
import { notBuilt, sendWritten } from '../../http/pages/app-files.ts'
import { brandStyle } from '../../http/pages/brand-page.ts'
import { tagsOf } from '../../http/pages/share-tags.ts'
import { limitHook, pageLimits, pagePasswordLimits } from '../../http/rate-limits.ts'
import { countVisit, namedSource } from './count-visit.ts'
import { openPage, openWithPassword } from './open-page.ts'
import { readPublicProperty } from './public-property.ts'
import { wrongPassword } from './publication-routes.ts'
import type { FoundPage } from './repository/publications.ts'

interface Written {
  body: string
  styles: string
}

/** The portal's code that writes published pages, as its build made it. */
interface Writer {
  writeProperty(
    property: PublicProperty,
    about: { address: string; year: number; houseName: string | null },
  ): Written
  writeClosedProperty(problem: string | null): Written
}

interface Settings {
  /** The folder of the portal's build. */
  folder: string
  publicUrl: string
  rateLimits: boolean
  publisher: () => Promise<Publisher | undefined>
}

type Visit = FastifyRequest<{ Params: { code: string } }>

function shareTagsOf(property: PublicProperty, publicUrl: string, houseName: string): string {
  const { headline: title, description, place, photos, code, company } = property
  const picture = photos.length > 0 ? `/api/properties/${code}/share.jpg` : '/share/plain.jpg'
  const shared = {
    title,
    description: description.split('\n')[0]?.slice(0, 200) || place.join(', ') || 'Fotos do imóvel.',
    path: publicationPath(code),
    picture: { path: picture, alt: photos[0]?.alt ?? title },
  }
  // A neutral page names nobody, also not the house.
  return tagsOf(shared, publicUrl, company === null ? null : houseName)
}

/** JSON inside a page: no text of it can end the element. */
function dataElement(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/**
 * Published pages as visitors open them, written whole on the server: they work without script and before it loads (rule published-page). A
 * closed page asks for a password, with a plain form.
 */
export async function pageRoutes(
  app: FastifyInstance,
  { db, clock }: Ports,
  settings: Settings,
): Promise<void> {
  const { folder, publicUrl, publisher } = settings
  const https = publicUrl.startsWith('https:')
  let loading: Promise<[string, Writer]> | null = null
  const load = async (): Promise<[string, Writer]> => [
    await readFile(join(folder, 'property.html'), 'utf8'),
    await import(pathToFileURL(join(folder, 'server', 'write.js')).href),
  ]

  async function send(request: Visit, reply: FastifyReply, page: FoundPage | null, problem: string | null) {
    loading ??= load()
    const built = await loading.catch(() => {
      loading = null
      return null
    })
    if (built === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
    const [template, writer] = built
    const house = await publisher()
    const houseName = house?.name ?? standardName
    const { code } = request.params
    const property = page && (await readPublicProperty(db, { page, code }, clock.now()))
    const address = `${publicUrl}${publicationPath(request.params.code)}`
    const isNeutral = property?.company === null
    const written = property
      ? writer.writeProperty(property, {
          address,
          year: Number(clock.now().slice(0, 4)),
          houseName: isNeutral ? null : houseName,
        })
      : writer.writeClosedProperty(problem)
    const head = [
      ...(house ? [brandStyle(house)] : []),
      written.styles.replaceAll('<style', '<style nonce="__CSP_NONCE__"'),
      ...(property ? [shareTagsOf(property, publicUrl, houseName)] : []),
      ...(property?.is_listed ? [dataElement(publicationData(property, publicUrl))] : []),
    ]
    const html = template
      .replace(/<title>[^<]*/, () => `<title>${escaped(property?.headline ?? 'Página do imóvel')}`)
      .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
      .replace('<!--written for each request-->', () => written.body)
    if (!property?.is_listed) reply.header('x-robots-tag', 'noindex, nofollow')
    reply.header('cache-control', 'private, no-cache').code(property ? 200 : 404)
    return sendWritten(request, reply, { html, https, pictures: null, forms: true })
  }

  await app.register(async (scope) => {
    // A page is opened by its form alone: what comes as anything else is refused (415).
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    const limit = (limits: typeof pageLimits) => (settings.rateLimits ? [limitHook(scope, limits)] : [])
    scope.route<{ Params: { code: string } }>({
      method: ['GET', 'HEAD'],
      url: publicationPath(':code'),
      preHandler: limit(pageLimits),
      handler: async (request, reply) => {
        const now = clock.now()
        const page = await openPage(db, request, request.params.code, now)
        if (page !== null) await countVisit(db, request, { page, what: 'visits', https }, now)
        return send(request, reply, page, null)
      },
    })
    scope.route<{ Params: { code: string }; Body: { password?: string } | undefined }>({
      method: 'POST',
      url: publicationPath(':code'),
      onRequest: async (request) => refuseOtherOrigins(request, publicUrl),
      preHandler: limit(pagePasswordLimits),
      handler: async (request, reply) => {
        const { code } = request.params
        const password = request.body?.password ?? ''
        const page = await openWithPassword(db, reply, { code, password, https }, clock.now())
        // The page is asked for again, so that reloading it sends no password; it still tells where its visitor came from.
        if (page !== null) {
          return reply
            .code(303)
            .header('location', publicationPath(code, namedSource(request) ?? undefined))
            .send()
        }
        return send(request, reply, null, wrongPassword)
      },
    })
  })
}

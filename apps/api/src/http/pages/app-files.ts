import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Instant, isOpenedByStaff, type Publisher, publisherMeta } from '@ensaio/domain'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loginCookie } from '../../accounts/login-session.ts'
import { pagePolicy, trustedTypesPolicy } from '../content-policy.ts'
import { escaped } from '../escaped.ts'
import { brandPage } from './brand-page.ts'
import type { PageParts, pageWriter } from './page-writer.ts'
import { tokenIn } from './share-tags.ts'

/** What is said in place of a page whose app was not built. */
export const notBuilt = 'Esta página ainda não foi construída. Execute "npm run build" e abra de novo.\n'

/** Serves the files of an app's build under a path, compressed where a compressed copy exists; browsers cache hashed files for ever. */
export async function appFiles(app: FastifyInstance, folder: string, prefix = '/'): Promise<void> {
  const assets = `${sep}assets${sep}`
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: prefix === '/',
    index: false,
    preCompressed: true,
    suppressWarning: true,
    cacheControl: false,
    // `sendPage` writes pages per load, with a nonce.
    allowedPath: (path) => !path.endsWith('.html') && !/^\/?server\//.test(path),
    setHeaders: (reply, path) => {
      const cache = path.includes(assets) ? 'public, max-age=31536000, immutable' : 'no-cache'
      reply.header('cache-control', cache)
    },
  })
}

/** Does a browser ask for a page of an app, and not for a missing file? */
export function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? ''
  const accepts = request.headers.accept ?? '*/*'
  const isFile = /^\/(backoffice\/)?assets\//.test(path) || /\.\w{1,8}$/.test(path)
  return (
    (request.method === 'GET' || request.method === 'HEAD') && !isFile && /text\/html|\*\/\*/.test(accepts)
  )
}

const squeeze = promisify(gzip)

/** Does this open the landing page: the root address, without a login cookie or a magic link? */
function opensLanding(request: FastifyRequest, https: boolean): boolean {
  const [path, query = ''] = request.url.split('?', 2)
  const cookies = (request.headers.cookie ?? '').split('; ')
  const mayBeSignedIn = cookies.some((one) => one.startsWith(`${loginCookie('portal', https).name}=`))
  return path === '/' && !mayBeSignedIn && !query.includes('magictoken=')
}

/** The HTML file for an address: a lighter one for the landing page and for public links, else that of the app. */
function fileFor(request: FastifyRequest, isLanding: boolean): string {
  if (isLanding) return 'landing.html'
  const isInvitation = !request.url.includes('magictoken=') && tokenIn(request.url) !== null
  return isInvitation ? 'calendar.html' : 'index.html'
}

/** The page that devices keep for times without a network: it holds nobody's data (rule kept-steps). */
const offlinePage = '/backoffice/offline'

/**
 * Does the server write the first view? Not of links to sign in, of links that staff opened, whose caller the browser finds out, and of the
 * page for times without a network.
 */
function isWritten(request: FastifyRequest): boolean {
  const [path, query = ''] = request.url.split('?', 2)
  return path !== offlinePage && !query.includes('magictoken=') && !isOpenedByStaff(query)
}

/** Answers with a page under a fresh nonce for its styles, and the policy of pages; `pictures` and `forms` are as in `pagePolicy`, and `trusted` names what its code may make of text (rule trusted-types). */
export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    html,
    https,
    pictures,
    forms = false,
    trusted = [],
  }: {
    html: string
    https: boolean
    pictures: string | null
    forms?: boolean
    trusted?: readonly string[]
  },
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  reply
    .header(
      'content-security-policy',
      `${pagePolicy(nonce, { https, pictures, forms })}, ${trustedTypesPolicy(trusted)}`,
    )
    .header('vary', 'accept-encoding, cookie')
    .type('text/html; charset=utf-8')
  const written = html.replaceAll('__CSP_NONCE__', nonce)
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(written)
  return reply.header('content-encoding', 'gzip').send(await squeeze(written))
}

/** What pages say of the house where no publisher is configured. */
const nobody: Publisher = { sales: null, support: null, socials: [] }

/** Puts the parts of a written page into its HTML file. */
function putInto(page: string, { head, body }: PageParts): string {
  return page
    .replace(/<title>[^<]*<\/title>/, (title) => (head.includes('<title>') ? head : `${title}\n    ${head}`))
    .replace('<div id="root"></div>', () => body)
}

/**
 * Answers with an app's page under a fresh style nonce; pages behind a public link are not indexed (rule public-token). The root address
 * answers signed-out visitors with the landing page, which is not cached because the same address shows the portal after a login. `tags` go into the head.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    folder,
    https,
    pictures,
    trusted,
    publisher,
    tags,
    now,
    write,
  }: {
    folder: string
    https: boolean
    /** An address elsewhere whose host may show pictures: that of the map. */
    pictures: string | null
    /** The policies that its code may create (rule trusted-types). */
    trusted: readonly string[]
    publisher: () => Promise<Publisher | undefined>
    tags: () => Promise<string>
    now: Instant
    write: ReturnType<typeof pageWriter>
  },
): Promise<FastifyReply> {
  const isLanding = opensLanding(request, https)
  const name = fileFor(request, isLanding)
  const page = await readFile(join(folder, name), 'utf8').catch(() => null)
  // The same address shows others something else, and nothing of it may stay on the device.
  reply.header('cache-control', 'no-store')
  if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  const isPrivate =
    /^\/(calendar|email|mails|backoffice)\b/.test(request.url) || request.url.includes('magictoken=')
  if (isPrivate) reply.header('x-robots-tag', 'noindex, nofollow')
  const known = await publisher()
  const contacts = known ? `<meta name="${publisherMeta}" content="${escaped(JSON.stringify(known))}">` : ''
  const shared = await tags()
  const parts = isWritten(request)
    ? await write(request, { page: name, now, publisher: known ?? nobody })
    : null
  if (parts !== null && 'redirect' in parts) return reply.redirect(parts.redirect, 302)
  // Before the written parts are in it, which name the house themselves.
  const branded = brandPage(page, known).replace('</head>', () => `${shared}${contacts}\n  </head>`)
  const html = parts === null ? branded : putInto(branded, parts)
  return sendWritten(request, reply.code(200), { html, https, pictures, trusted })
}

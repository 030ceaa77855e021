import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isOpenedByStaff, type Publisher, publisherMeta } from '@ensaio/domain'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiPaths, loginCookie } from '../accounts/login-session.ts'
import { brandPage } from './brand-page.ts'
import { pagePolicy, watchedPolicy } from './content-policy.ts'
import { escaped } from './escaped.ts'
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
    allowedPath: (path) => !path.endsWith('.html') && !path.startsWith('/server/'),
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

/** The page for an address: a lighter one for the landing page and for public links, else the app. */
async function readPage(folder: string, request: FastifyRequest, isLanding: boolean): Promise<string | null> {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => null)
  const token = request.url.includes('magictoken=') ? null : tokenIn(request.url)
  const light = isLanding ? await read('landing.html') : token ? await read('calendar.html') : null
  // The browser preloads the flow's first answer before it has the flow's code.
  const app = isOpenedByStaff(request.url.split('?')[1] ?? '') ? 'backoffice' : 'portal'
  const preload = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${apiPaths[app]}/sessions/public/${token}" />`
  return light?.replace('<!--first answer-->', preload) ?? (await read('index.html'))
}

/** Answers with a page under a fresh nonce for its styles, and the policy of pages; `pictures` is as in `pagePolicy`. */
export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, https, pictures }: { html: string; https: boolean; pictures: string | null },
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  reply
    .header('content-security-policy', pagePolicy(nonce, https, pictures))
    .header('content-security-policy-report-only', watchedPolicy)
    .header('vary', 'accept-encoding, cookie')
    .type('text/html; charset=utf-8')
  const written = html.replaceAll('__CSP_NONCE__', nonce)
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(written)
  return reply.header('content-encoding', 'gzip').send(await squeeze(written))
}

/**
 * Answers with an app's page under a fresh style nonce; pages behind a public link are not indexed (rule public-token). The root address
 * answers signed-out visitors with the prerendered landing page, which is not cached because the same address shows the portal after a
 * login. `tags` go into the head.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    folder,
    https,
    pictures,
    publisher,
    tags,
  }: {
    folder: string
    https: boolean
    /** An address elsewhere whose host may show pictures: that of the map. */
    pictures: string | null
    publisher: () => Promise<Publisher | undefined>
    tags: () => Promise<string>
  },
): Promise<FastifyReply> {
  const isLanding = opensLanding(request, https)
  const page = await readPage(folder, request, isLanding)
  const isInvitation = tokenIn(request.url) !== null
  reply.header('cache-control', isLanding ? 'no-store' : isInvitation ? 'private, no-cache' : 'no-cache')
  if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  const isPrivate =
    /^\/(calendar|email|mails|backoffice)\b/.test(request.url) || request.url.includes('magictoken=')
  if (isPrivate) reply.header('x-robots-tag', 'noindex, nofollow')
  const known = await publisher()
  const contacts = known ? `<meta name="${publisherMeta}" content="${escaped(JSON.stringify(known))}">` : ''
  const shared = await tags()
  const html = brandPage(page, known).replace('</head>', () => `${shared}${contacts}\n  </head>`)
  return sendWritten(request, reply.code(200), { html, https, pictures })
}

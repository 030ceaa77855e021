import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { isOpenedByStaff, type Publisher, publisherMeta } from '@ensaio/domain'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiPaths, loginCookie } from '../accounts/login-session.ts'
import { escaped } from '../mail/letters/escaped.ts'
import { pagePolicy, watchedPolicy } from './content-policy.ts'
import { tokenIn } from './share-tags.ts'

const notBuilt = 'Esta página ainda não foi construída. Execute "npm run build" e abra de novo.\n'

/** Serves the files of an app's build under a path, compressed where a compressed copy lies beside them; hashed ones are kept for ever. */
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
    // Pages are written per load, with their nonce.
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders: (reply, path) => {
      const cache = path.includes(assets) ? 'public, max-age=31536000, immutable' : 'no-cache'
      reply.header('cache-control', cache)
    },
  })
}

/** Is this a browser that asks for a page of an app, and not for a file that is missing? */
export function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? ''
  const accepts = request.headers.accept ?? '*/*'
  const isFile = /^\/(backoffice\/)?assets\//.test(path) || /\.\w{1,8}$/.test(path)
  return (
    (request.method === 'GET' || request.method === 'HEAD') && !isFile && /text\/html|\*\/\*/.test(accepts)
  )
}

const squeeze = promisify(gzip)

/** Is this somebody at the door: the address of the house alone, no login and no link of a mail? */
function isAtTheDoor(request: FastifyRequest, https: boolean): boolean {
  const [path, query = ''] = request.url.split('?', 2)
  const cookies = (request.headers.cookie ?? '').split('; ')
  const mayBeSignedIn = cookies.some((one) => one.startsWith(`${loginCookie('portal', https).name}=`))
  return path === '/' && !mayBeSignedIn && !query.includes('magictoken=')
}

/** The page of an app that an address opens: most of them are the app itself, and some have a lighter one. */
async function readPage(folder: string, request: FastifyRequest, atTheDoor: boolean): Promise<string | null> {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => null)
  const token = request.url.includes('magictoken=') ? null : tokenIn(request.url)
  const light = atTheDoor ? await read('landing.html') : token ? await read('calendar.html') : null
  // What the flow asks first is on its way before its code is.
  const app = isOpenedByStaff(request.url.split('?')[1] ?? '') ? 'backoffice' : 'portal'
  const question = `<link rel="preload" as="fetch" crossorigin="anonymous" href="${apiPaths[app]}/sessions/public/${token}" />`
  return light?.replace('<!--first answer-->', question) ?? (await read('index.html'))
}

/**
 * Answers with an app's page under a fresh style nonce; pages behind a public link are not to be indexed (rule public-token). Who is at the door gets
 * the landing page, whole as it was written at the build; it is kept nowhere, since signing in changes what stands at its address.
 * `tags` go into its head.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    folder,
    https,
    publisher,
    tags,
  }: { folder: string; https: boolean; publisher?: Publisher | undefined; tags: () => Promise<string> },
): Promise<FastifyReply> {
  const atTheDoor = isAtTheDoor(request, https)
  const page = await readPage(folder, request, atTheDoor)
  const isInvitation = tokenIn(request.url) !== null
  reply.header('cache-control', atTheDoor ? 'no-store' : isInvitation ? 'private, no-cache' : 'no-cache')
  if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  const nonce = randomBytes(16).toString('base64')
  reply
    .header('content-security-policy', pagePolicy(nonce, https))
    .header('content-security-policy-report-only', watchedPolicy)
    .header('vary', 'accept-encoding, cookie')
  const isPrivate = /^\/(calendar|backoffice)\b/.test(request.url) || request.url.includes('magictoken=')
  if (isPrivate) reply.header('x-robots-tag', 'noindex, nofollow')
  const told = publisher
    ? `<meta name="${publisherMeta}" content="${escaped(JSON.stringify(publisher))}">`
    : ''
  const shared = await tags()
  const written = page
    .replaceAll('__CSP_NONCE__', nonce)
    .replace('</head>', () => `${shared}${told}\n  </head>`)
  reply.code(200).type('text/html; charset=utf-8')
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(written)
  return reply.header('content-encoding', 'gzip').send(await squeeze(written))
}

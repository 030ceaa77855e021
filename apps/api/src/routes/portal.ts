import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '../content-policy.ts'

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
    // The page itself is written per load, with its nonce.
    allowedPath: (path) => !path.endsWith('/index.html'),
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

/** Answers with an app's page under a fresh style nonce; pages behind a public link are not to be indexed (D14). */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, https }: { folder: string; https: boolean },
): Promise<FastifyReply> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
  reply.header('cache-control', 'no-cache')
  if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  const nonce = randomBytes(16).toString('base64')
  reply.header('content-security-policy', pagePolicy(nonce, https))
  const isPrivate = /^\/(calendar|backoffice)\b/.test(request.url) || request.url.includes('magictoken=')
  if (isPrivate) reply.header('x-robots-tag', 'noindex, nofollow')
  return reply.code(200).type('text/html; charset=utf-8').send(page.replaceAll('__CSP_NONCE__', nonce))
}

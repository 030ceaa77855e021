import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '../content-policy.ts'

const notBuilt = 'O portal ainda não foi construído. Execute "npm run build" e abra de novo.\n'

/** Serves the files of the portal’s build, compressed where a compressed copy lies beside them; hashed ones are kept for ever. */
export async function portalFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = `${sep}assets${sep}`
  await app.register(fastifyStatic, {
    root: folder,
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

/** Is this a browser that asks for a page of the portal, and not for a file that is missing? */
export function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0] ?? ''
  const accepts = request.headers.accept ?? '*/*'
  const isFile = path.startsWith('/assets/') || /\.\w{1,8}$/.test(path)
  return (
    (request.method === 'GET' || request.method === 'HEAD') && !isFile && /text\/html|\*\/\*/.test(accepts)
  )
}

/** Answers with the portal's page under a fresh style nonce; pages behind a public link are not to be indexed (D14). */
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
  const isPrivate = request.url.startsWith('/calendar/') || request.url.includes('magictoken=')
  if (isPrivate) reply.header('x-robots-tag', 'noindex, nofollow')
  return reply.code(200).type('text/html; charset=utf-8').send(page.replaceAll('__CSP_NONCE__', nonce))
}

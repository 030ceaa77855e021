import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { bookPolicy } from './content-policy.ts'

const notBuilt = 'O Storybook ainda não foi construído. Execute "npm run build" e abra de novo.\n'

/** The folder of a built Storybook; the image has none. */
export const storybookFolder = fileURLToPath(new URL('../../../../storybook-static', import.meta.url))

/** Is there a built Storybook? */
export function hasStorybook(folder: string = storybookFolder): boolean {
  return existsSync(join(folder, 'index.html'))
}

/** Serves the built Storybook under `/storybook/`, with its own content policy. */
export async function storybookFiles(app: FastifyInstance, folder: string, https: boolean): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/storybook/',
    decorateReply: false,
    preCompressed: true,
    suppressWarning: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache')
      reply.header('content-security-policy', bookPolicy(https))
      reply.header('x-frame-options', 'SAMEORIGIN')
    },
  })
  app.get('/storybook', async (_request, reply) => {
    if (hasStorybook(folder)) return reply.redirect('/storybook/')
    return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  })
}

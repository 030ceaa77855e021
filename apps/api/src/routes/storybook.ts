import { access } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { bookPolicy } from '../content-policy.ts'

const notBuilt = 'O Storybook ainda não foi construído. Execute "npm run build" e abra de novo.\n'

/** Serves the built Storybook under `/storybook/`, with a policy of its own. */
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
    const isBuilt = await access(join(folder, 'index.html')).then(
      () => true,
      () => false,
    )
    if (isBuilt) return reply.redirect('/storybook/')
    return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)
  })
}

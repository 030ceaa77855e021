import type { FastifyInstance } from 'fastify'
import { isReady, type Readiness } from '../readiness.ts'

/** `/healthz`: the process answers. `/readyz`: database, migrations and storage are there; 503 otherwise, with the part that is not. */
export function healthRoutes(app: FastifyInstance, look: () => Promise<Readiness>): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const readiness = await look()
    return isReady(readiness)
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'not ready', ...readiness })
  })
}

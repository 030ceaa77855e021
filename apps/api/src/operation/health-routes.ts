import type { FastifyInstance } from 'fastify'
import type { Operation } from './operation.ts'
import { isReady, type Readiness } from './readiness.ts'

/**
 * `/healthz`: the process answers, and says which version it is. `/readyz`: database, migrations and storage are there and belong
 * together; 503 otherwise, with the part that is not.
 */
export function healthRoutes(
  app: FastifyInstance,
  { version, commit }: Operation,
  look: () => Promise<Readiness>,
): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', version, commit }),
  )

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const readiness = await look()
    return isReady(readiness)
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'not ready', ...readiness })
  })
}

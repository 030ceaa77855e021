import type { FastifyInstance } from 'fastify'
import type { Operation } from './operation.ts'
import { isReady, type Readiness } from './readiness.ts'

/**
 * `/healthz`: the process answers with its version. `/readyz`: 200 when database, migrations and storage work and belong together, else
 * 503 with the state of each part.
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

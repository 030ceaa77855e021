import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../ports/database.ts'

/** `/healthz`: the process answers. `/readyz`: its database does, too; 503 otherwise. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(db)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'database away')
      return reply.code(503).send({ status: 'database away' })
    }
  })
}

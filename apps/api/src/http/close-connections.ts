import type { FastifyInstance } from 'fastify'

/** Closes keep-alive connections, which would otherwise delay the stop until their time-out. */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
}

import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The time in which a whole request has to arrive, in milliseconds. */
const patience = 30_000

const deadlines = new WeakMap<FastifyRequest['raw'], NodeJS.Timeout>()

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Ends connections whose request does not arrive whole in time, so that slow senders hold none. Node has one limit for all requests; this
 * one can be lifted for those that may take longer.
 */
export function bodyDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    if (!hasBody(request) || raw.complete) return
    const timer = setTimeout(() => raw.destroy(), patience)
    deadlines.set(raw, timer)
    finished(raw, { writable: false }, () => clearTimeout(timer))
  })
}

/** Waits for the body of a request as long as bytes keep coming: for files of hundreds of megabytes, from callers who may send them. */
export function liftDeadline({ raw }: FastifyRequest): void {
  clearTimeout(deadlines.get(raw))
}

import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'

const secrets = [
  'cookie',
  'set-cookie',
  'authorization',
  'password',
  'token',
  'email',
  'phone',
  'PaymentObject',
]

/** The target of log lines; standard output by default. */
export interface LogTarget {
  write(line: string): void
}

/**
 * Structured logs without secrets: no address with a token, no body and no header; an error keeps its type, message, stack and code, but
 * not the values that the database quotes.
 */
export function logOptions(level: string, target?: LogTarget): FastifyServerOptions {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    logger: {
      level,
      ...(target === undefined ? {} : { stream: target }),
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
      serializers: {
        req: (request) => ({ method: request.method }),
        err: ({ name, message, stack, code }: Error & { code?: string }) => ({
          type: name,
          message,
          stack: stack ?? '',
          code,
        }),
      },
    },
  }
}

/** Logs one line per answer, with the route's pattern instead of the address; the id is also the header `x-request-id`. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}

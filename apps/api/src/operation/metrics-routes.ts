import { createHash, timingSafeEqual } from 'node:crypto'
import type { Instant } from '@ensaio/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ports } from '../adapters/ports.ts'
import { refuse } from '../http/refusal.ts'
import { collectMetrics, type Gauge } from './metrics.ts'
import { jobsNow, type Operation } from './operation.ts'
import { countQueues } from './repository/pending-work.ts'

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const hashed = (text: string) => createHash('sha256').update(text).digest()

/** Is the request from this machine itself, and not forwarded by a proxy on it, trusted or not? */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers
  return loopback.test(socket.remoteAddress ?? '') && !isForwarded
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  const given = headers.authorization?.match(/^Bearer (.+)$/)?.[1]
  return token !== null && given !== undefined && timingSafeEqual(hashed(given), hashed(token))
}

function ownGauges({ startedAt, swept, pool }: Operation, now: Instant): Gauge[] {
  const use = pool()
  const uptime = (Date.parse(now) - Date.parse(startedAt)) / 1000
  return [
    { name: 'ensaio_uptime_seconds', help: 'Since the start of this server.', value: uptime },
    { name: 'process_resident_memory_bytes', help: 'Memory in use.', value: process.memoryUsage.rss() },
    {
      name: 'process_heap_used_bytes',
      help: 'Of that, objects of the program.',
      value: process.memoryUsage().heapUsed,
    },
    {
      name: 'ensaio_files_set_aside',
      help: 'Files that no row names, set aside here.',
      value: swept.setAside,
    },
    { name: 'ensaio_files_put_back', help: 'Of these, named by a row again.', value: swept.putBack },
    { name: 'ensaio_files_deleted', help: 'Of these, deleted here after seven days.', value: swept.deleted },
    ...(use === null
      ? []
      : [
          { name: 'ensaio_db_connections_open', help: 'Connections to Postgres.', value: use.open },
          { name: 'ensaio_db_connections_idle', help: 'Of these, idle ones.', value: use.idle },
          { name: 'ensaio_db_connections_waited', help: 'Queries that wait for one.', value: use.waiting },
        ]),
  ]
}

/** `/metrics` for Prometheus: for this machine itself or with the token; 404 for everybody else. */
export function metricsRoute(
  app: FastifyInstance,
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { operation, token }: { operation: Operation; token: string | null },
): void {
  const metrics = collectMetrics()
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none'
    metrics.answered({ method, route, status: statusCode, seconds: elapsedTime / 1000 })
  })

  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) && !hasToken(request, token)) refuse('not_found')
    // Without the database, the server still reports its own metrics.
    const queues = await countQueues(db).catch(() => null)
    const counted: Gauge[] =
      queues === null
        ? []
        : [
            { name: 'ensaio_outbox_waiting', help: 'Mails to be sent.', value: queues.mails.waiting },
            { name: 'ensaio_outbox_failed', help: 'Mails given up.', value: queues.mails.failed },
            {
              name: 'ensaio_payments_open',
              help: 'Payments without a definite end.',
              value: queues.openPayments,
            },
            {
              name: 'ensaio_pictures_waiting',
              help: 'Pictures to be drawn from photos.',
              value: queues.pictures.waiting,
            },
            {
              name: 'ensaio_pictures_stuck',
              help: 'Of these, those that failed again and again.',
              value: queues.pictures.stuck,
            },
          ]
    const jobs = queues === null ? Object.values(operation.jobs) : jobsNow(operation, queues)
    const failing = jobs.filter(({ failed_at }) => failed_at !== null)
    const all = [
      { name: 'ensaio_database_up', help: 'Does the database answer?', value: queues === null ? 0 : 1 },
      {
        name: 'ensaio_jobs_failing',
        help: 'Jobs that go wrong, mails that could not be sent among them.',
        value: failing.length,
      },
      ...counted,
      ...ownGauges(operation, clock.now()),
    ]
    const type = 'text/plain; version=0.0.4; charset=utf-8'
    return reply.header('cache-control', 'no-store').type(type).send(metrics.text(all))
  })
}

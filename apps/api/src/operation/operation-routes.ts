import { getStatus } from '@ensaio/domain'
import type { Serve } from '../http/serve.ts'
import { jobsNow, type Operation } from './operation.ts'
import type { Readiness } from './readiness.ts'
import { countQueues } from './repository/pending-work.ts'

/** "Situação": the state of the server, for admins. */
export function operationRoutes(serve: Serve, operation: Operation, look: () => Promise<Readiness>): void {
  serve(getStatus, async ({ db }) => {
    const { kinds, version, commit, startedAt } = operation
    const [{ database, storage }, queues] = [await look(), await countQueues(db)]
    return {
      version,
      commit,
      started_at: startedAt,
      database: { kind: kinds.database, is_reachable: database === 'ok' },
      storage: {
        kind: kinds.storage,
        is_reachable: storage !== 'away',
        fit: storage === 'away' ? 'ok' : storage,
      },
      gateway: { kind: kinds.gateway },
      mail: { kind: kinds.mail, ...queues.mails },
      open_payments: queues.openPayments,
      jobs: jobsNow(operation, queues),
    }
  })
}

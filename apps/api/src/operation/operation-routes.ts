import { getStatus, type PhoneChannel, phoneChannels } from '@ensaio/domain'
import type { Serve } from '../http/serve.ts'
import { jobsNow, type Operation } from './operation.ts'
import type { Readiness } from './readiness.ts'
import { countPhones, countQueues } from './repository/pending-work.ts'

/** "Situação": the state of the server, for admins. */
export function operationRoutes(
  serve: Serve,
  operation: Operation,
  { look, channels }: { look: () => Promise<Readiness>; channels: readonly PhoneChannel[] },
): void {
  serve(getStatus, async ({ db, now }) => {
    const { kinds, version, commit, startedAt } = operation
    const [{ database, storage }, queues] = [await look(), await countQueues(db)]
    const phones = await countPhones(db, now)
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
      phones: phoneChannels.map((channel) => {
        const {
          waiting = 0,
          failed = 0,
          trouble = null,
        } = phones.find((one) => one.channel === channel) ?? {}
        return { channel, is_on: channels.includes(channel), waiting, failed, trouble }
      }),
      pictures: queues.pictures,
      open_payments: queues.openPayments,
      jobs: jobsNow(operation, queues),
    }
  })
}

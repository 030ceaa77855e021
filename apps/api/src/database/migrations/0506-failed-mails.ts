import type { Migration } from './migration.ts'

const failed = ['outbox', 'phone_messages'].map((table) => ({
  name: `${table}_failed`,
  on: `${table} (id) where given_up_at is not null`,
}))

/** The mails and messages that were given up, which "Caixa de saída" counts and lists. */
export const failedMails: Migration = {
  name: '0506-failed-mails',
  statements: failed.map(({ name, on }) => `create index if not exists ${name} on ${on}`),
  online: failed,
}

import {
  addHouseWebhook,
  addWebhook,
  changeHouseWebhook,
  changeWebhook,
  listHouseWebhookDeliveries,
  listHouseWebhooks,
  listWebhookDeliveries,
  listWebhooks,
  type NewWebhook,
  removeHouseWebhook,
  removeWebhook,
  renewHouseWebhookSecret,
  renewWebhookSecret,
  replayHouseWebhookDelivery,
  replayWebhookDelivery,
  type WebhookChange,
} from '@ensaio/domain'
import { secretWebhook, webhookDeliveries, webhooks } from '../examples/house/systems.ts'
import { type Asked, reply } from '../reply.ts'

const added = async ({ request }: Asked) => secretWebhook((await request.json()) as NewWebhook)
const idOf = ({ values }: Asked) => Number(values.id)
const without = (asked: Asked) => webhooks().filter(({ id }) => id !== idOf(asked))
async function changed(asked: Asked) {
  const change = (await asked.request.json()) as WebhookChange
  const fresh = { ...change, stopped_at: null, failing_since: null }
  return webhooks().map((one) => (one.id === idOf(asked) ? { ...one, ...fresh } : one))
}
const renewed = (asked: Asked) => {
  const known = webhooks().find(({ id }) => id === idOf(asked))
  return secretWebhook({ ...known, secret: 'whsec_0000aaaa1111bbbb2222cccc3333dddd4444eeee5555ffff' })
}
const replayed = ({ values }: Asked) =>
  webhookDeliveries().map((one) =>
    one.id === Number(values.deliveryId)
      ? { ...one, state: 'waiting' as const, attempts: 0, next_at: null }
      : one,
  )

/** The addresses that events are sent to, of a company and of the house. */
export const webhookHandlers = [
  reply(listWebhooks, () => webhooks()),
  reply(addWebhook, added),
  reply(changeWebhook, changed),
  reply(removeWebhook, without),
  reply(renewWebhookSecret, renewed),
  reply(listWebhookDeliveries, () => webhookDeliveries()),
  reply(replayWebhookDelivery, replayed),
  reply(listHouseWebhooks, () => webhooks()),
  reply(addHouseWebhook, added),
  reply(changeHouseWebhook, changed),
  reply(removeHouseWebhook, without),
  reply(renewHouseWebhookSecret, renewed),
  reply(listHouseWebhookDeliveries, () => webhookDeliveries()),
  reply(replayHouseWebhookDelivery, replayed),
]

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
import type { Call } from '../call.ts'

/** The addresses that events of the caller's company are sent to (rule webhook); `add` and `renewSecret` alone tell the secret. */
export function webhookCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listWebhooks, { signal }),
    add: (form: NewWebhook) => call(addWebhook, { body: form }),
    change: (id: number, change: WebhookChange) => call(changeWebhook, { values: { id }, body: change }),
    remove: (id: number) => call(removeWebhook, { values: { id } }),
    renewSecret: (id: number) => call(renewWebhookSecret, { values: { id } }),
    deliveries: (id: number, signal?: AbortSignal) => call(listWebhookDeliveries, { values: { id }, signal }),
    replay: (id: number, deliveryId: number) => call(replayWebhookDelivery, { values: { id, deliveryId } }),
  }
}

/** The same for the addresses of the house. */
export function houseWebhookCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listHouseWebhooks, { signal }),
    add: (form: NewWebhook) => call(addHouseWebhook, { body: form }),
    change: (id: number, change: WebhookChange) => call(changeHouseWebhook, { values: { id }, body: change }),
    remove: (id: number) => call(removeHouseWebhook, { values: { id } }),
    renewSecret: (id: number) => call(renewHouseWebhookSecret, { values: { id } }),
    deliveries: (id: number, signal?: AbortSignal) =>
      call(listHouseWebhookDeliveries, { values: { id }, signal }),
    replay: (id: number, deliveryId: number) =>
      call(replayHouseWebhookDelivery, { values: { id, deliveryId } }),
  }
}

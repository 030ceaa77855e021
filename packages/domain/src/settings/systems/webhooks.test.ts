import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as systems from './endpoints.ts'
import {
  DeliveryState,
  deliveryStateLabels,
  deliveryStates,
  mostWebhooks,
  NewWebhook,
  SecretWebhook,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookEvent,
  webhookEventLabels,
  webhookEvents,
} from './webhooks.ts'

test.each([
  ['https://erp.example/ensaio', true],
  [' https://erp.example:8443/ensaio?a=b ', true],
  ['http://localhost:3000', true],
  ['ftp://erp.example', false],
  ['erp.example/ensaio', false],
  ['https://nome:senha@erp.example/', false],
  ['https://erp.example/ensaio#parte', false],
  ['https://erp.example/a b', false],
  ['https:///ensaio', false],
  ['', false],
])('the address %o may be typed: %s', (url, isRight) => {
  expect(v.is(NewWebhook, { url, events: ['paid'] })).toBe(isRight)
})

test('an address is told of at least one event that exists', () => {
  const url = 'https://erp.example/ensaio'
  expect(v.is(NewWebhook, { url, events: [...webhookEvents] })).toBe(true)
  for (const events of [[], ['rated']]) {
    expect(v.is(NewWebhook, { url, events })).toBe(false)
    expect(v.is(WebhookChange, { events, active: true })).toBe(false)
  }
  expect(mostWebhooks).toBeGreaterThan(0)
})

test('every event and every state has a name', () => {
  expect(new Set(webhookEvents.map((one) => webhookEventLabels[v.parse(WebhookEvent, one)])).size).toBe(7)
  expect(new Set(deliveryStates.map((one) => deliveryStateLabels[v.parse(DeliveryState, one)])).size).toBe(3)
})

test('only creation and a new secret tell the secret (rule webhook)', () => {
  const { addWebhook, addHouseWebhook, renewWebhookSecret, renewHouseWebhookSecret } = systems
  const {
    listWebhooks,
    listHouseWebhooks,
    changeWebhook,
    changeHouseWebhook,
    removeWebhook,
    removeHouseWebhook,
  } = systems
  for (const { output } of [addWebhook, addHouseWebhook, renewWebhookSecret, renewHouseWebhookSecret])
    expect(output).toBe(SecretWebhook)
  for (const { output } of [
    ...[listWebhooks, listHouseWebhooks, changeWebhook, changeHouseWebhook],
    ...[removeWebhook, removeHouseWebhook],
  ])
    expect(output.item).toBe(Webhook)
  const { listWebhookDeliveries, listHouseWebhookDeliveries } = systems
  const { replayWebhookDelivery, replayHouseWebhookDelivery } = systems
  for (const { output } of [
    ...[listWebhookDeliveries, listHouseWebhookDeliveries],
    ...[replayWebhookDelivery, replayHouseWebhookDelivery],
  ])
    expect(output.item).toBe(WebhookDelivery)
  expect(Object.keys(SecretWebhook.entries).filter((name) => !(name in Webhook.entries))).toEqual(['secret'])
})

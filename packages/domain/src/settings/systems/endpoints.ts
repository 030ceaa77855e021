import * as v from 'valibot'
import { endpoint } from '../../wire/endpoint.ts'
import { ApiKey, CreatedApiKey, NewApiKey } from './api-keys.ts'
import { NewWebhook, SecretWebhook, Webhook, WebhookChange, WebhookDelivery } from './webhooks.ts'

/** The keys of the caller's company, newest first. */
export const listApiKeys = endpoint({
  method: 'GET',
  path: '/keys',
  summary: 'The API keys of your company, newest first, without their secrets.',
  audience: 'systems',
  output: v.array(ApiKey),
})

/** 422 when there are 20 keys already. */
export const createApiKey = endpoint({
  method: 'POST',
  path: '/keys',
  summary: 'Creates an API key of your company; this answer alone tells its secret.',
  audience: 'systems',
  body: NewApiKey,
  output: CreatedApiKey,
})

/** The key stops at once. */
export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/keys/{id}',
  summary: 'Revokes an API key of your company; it stops at once.',
  audience: 'systems',
  output: v.array(ApiKey),
})

/** The keys of the house, newest first. */
export const listHouseKeys = endpoint({
  method: 'GET',
  path: '/staff/keys',
  summary: 'The API keys of the house, newest first, without their secrets.',
  audience: 'house',
  output: v.array(ApiKey),
})

/** 422 when there are 20 keys already. */
export const createHouseKey = endpoint({
  method: 'POST',
  path: '/staff/keys',
  summary: 'Creates an API key of the house; this answer alone tells its secret.',
  audience: 'house',
  body: NewApiKey,
  output: CreatedApiKey,
})

/** The key stops at once. */
export const revokeHouseKey = endpoint({
  method: 'DELETE',
  path: '/staff/keys/{id}',
  summary: 'Revokes an API key of the house; it stops at once.',
  audience: 'house',
  output: v.array(ApiKey),
})

/** The addresses that events of your company are sent to, newest first (rule webhook). */
export const listWebhooks = endpoint({
  method: 'GET',
  path: '/hooks',
  summary: 'The addresses that events of your company are sent to, newest first.',
  audience: 'systems',
  output: v.array(Webhook),
})

/** 422 for an address that is not public https, and when there are 10 already. */
export const addWebhook = endpoint({
  method: 'POST',
  path: '/hooks',
  summary:
    'Adds an address that events of your company are sent to; this answer tells the secret that signs them.',
  audience: 'systems',
  body: NewWebhook,
  output: SecretWebhook,
})

/** Turned on again, it has a clean record. */
export const changeWebhook = endpoint({
  method: 'POST',
  path: '/hooks/{id}',
  summary: 'Changes the events of an address of your company, or turns it on or off.',
  audience: 'systems',
  body: WebhookChange,
  output: v.array(Webhook),
})

/** Deletes an address with its deliveries. */
export const removeWebhook = endpoint({
  method: 'DELETE',
  path: '/hooks/{id}',
  summary: 'Deletes an address of your company with its deliveries.',
  audience: 'systems',
  output: v.array(Webhook),
})

/** The former secret signs nothing from now on. */
export const renewWebhookSecret = endpoint({
  method: 'POST',
  path: '/hooks/{id}/secret',
  summary: 'Replaces the secret of an address of your company; this answer tells the new one.',
  audience: 'systems',
  output: SecretWebhook,
})

/** The last 50 deliveries of an address, and those that have not arrived, newest first (rule webhook). */
export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/hooks/{id}/deliveries',
  summary:
    'The last 50 deliveries to an address of your company, and those that have not arrived, newest first.',
  audience: 'systems',
  output: v.array(WebhookDelivery),
})

/** Sends an event again under the same id, also one that arrived. */
export const replayWebhookDelivery = endpoint({
  method: 'POST',
  path: '/hooks/{id}/deliveries/{deliveryId}',
  summary: 'Sends an event to an address of your company again, under the same id.',
  audience: 'systems',
  output: v.array(WebhookDelivery),
})

/** The addresses that events of the house are sent to, newest first (rule webhook). */
export const listHouseWebhooks = endpoint({
  method: 'GET',
  path: '/staff/hooks',
  summary: 'The addresses that events of the house are sent to, newest first.',
  audience: 'house',
  output: v.array(Webhook),
})

/** 422 for an address that is not public https, and when there are 10 already. */
export const addHouseWebhook = endpoint({
  method: 'POST',
  path: '/staff/hooks',
  summary:
    'Adds an address that events of the house are sent to; this answer tells the secret that signs them.',
  audience: 'house',
  body: NewWebhook,
  output: SecretWebhook,
})

/** Turned on again, it has a clean record. */
export const changeHouseWebhook = endpoint({
  method: 'POST',
  path: '/staff/hooks/{id}',
  summary: 'Changes the events of an address of the house, or turns it on or off.',
  audience: 'house',
  body: WebhookChange,
  output: v.array(Webhook),
})

/** Deletes an address with its deliveries. */
export const removeHouseWebhook = endpoint({
  method: 'DELETE',
  path: '/staff/hooks/{id}',
  summary: 'Deletes an address of the house with its deliveries.',
  audience: 'house',
  output: v.array(Webhook),
})

/** The former secret signs nothing from now on. */
export const renewHouseWebhookSecret = endpoint({
  method: 'POST',
  path: '/staff/hooks/{id}/secret',
  summary: 'Replaces the secret of an address of the house; this answer tells the new one.',
  audience: 'house',
  output: SecretWebhook,
})

/** The last 50 deliveries of an address, and those that have not arrived, newest first (rule webhook). */
export const listHouseWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/staff/hooks/{id}/deliveries',
  summary:
    'The last 50 deliveries to an address of the house, and those that have not arrived, newest first.',
  audience: 'house',
  output: v.array(WebhookDelivery),
})

/** Sends an event again under the same id, also one that arrived. */
export const replayHouseWebhookDelivery = endpoint({
  method: 'POST',
  path: '/staff/hooks/{id}/deliveries/{deliveryId}',
  summary: 'Sends an event to an address of the house again, under the same id.',
  audience: 'house',
  output: v.array(WebhookDelivery),
})

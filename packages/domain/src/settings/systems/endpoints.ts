import * as v from 'valibot'
import { endpoint } from '../../wire/endpoint.ts'
import { ApiKey, CreatedApiKey, NewApiKey } from './api-keys.ts'

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

import {
  createApiKey,
  createHouseKey,
  listApiKeys,
  listHouseKeys,
  type NewApiKey,
  revokeApiKey,
  revokeHouseKey,
} from '@ensaio/domain'
import type { Call } from '../call.ts'

/** The keys of the API of the caller's company (rule api-key); `create` alone tells the secret. */
export function apiKeyCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listApiKeys, { signal }),
    create: (form: NewApiKey) => call(createApiKey, { body: form }),
    revoke: (id: number) => call(revokeApiKey, { values: { id } }),
  }
}

/** The same for the keys of the house. */
export function houseKeyCalls(call: Call) {
  return {
    list: (signal?: AbortSignal) => call(listHouseKeys, { signal }),
    create: (form: NewApiKey) => call(createHouseKey, { body: form }),
    revoke: (id: number) => call(revokeHouseKey, { values: { id } }),
  }
}

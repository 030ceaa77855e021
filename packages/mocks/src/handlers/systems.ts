import {
  createApiKey,
  createHouseKey,
  listApiKeys,
  listHouseKeys,
  type NewApiKey,
  revokeApiKey,
  revokeHouseKey,
} from '@ensaio/domain'
import { apiKeys, createdApiKey } from '../examples/house/systems.ts'
import { type Asked, reply } from '../reply.ts'
import { webhookHandlers } from './webhooks.ts'

async function created({ request }: Asked) {
  const { name, scopes } = (await request.json()) as NewApiKey
  return createdApiKey({ name, scopes })
}

const without = ({ values }: Asked) => apiKeys().filter(({ id }) => id !== Number(values.id))

/** The keys of the API and the addresses that events are sent to, of a company and of the house. */
export const systemHandlers = [
  ...webhookHandlers,
  reply(listApiKeys, () => apiKeys()),
  reply(createApiKey, created),
  reply(revokeApiKey, without),
  reply(listHouseKeys, () => apiKeys()),
  reply(createHouseKey, created),
  reply(revokeHouseKey, without),
]

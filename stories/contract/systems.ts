import type { Client } from '@ensaio/client'
import { apiKeyPrefix, type NewApiKey } from '@ensaio/domain'
import { expect } from 'vitest'

const form: NewApiKey = { name: 'ERP', scopes: ['sessions_read'], days: 90 }

/** Creates and revokes a key of the caller's company. */
export async function checkKeys({ apiKeys }: Client): Promise<void> {
  const { id, secret, name } = await apiKeys.create(form)
  expect([name, secret.startsWith(apiKeyPrefix)]).toEqual(['ERP', true])
  const [any] = await apiKeys.list()
  expect((await apiKeys.revoke(any?.id ?? id)).map((one) => one.id)).not.toContain(any?.id)
}

/** The same for a key of the house. */
export async function checkHouseKeys({ houseKeys }: Client): Promise<void> {
  const { id, secret } = await houseKeys.create(form)
  expect(secret.startsWith(apiKeyPrefix)).toBe(true)
  const [any] = await houseKeys.list()
  expect((await houseKeys.revoke(any?.id ?? id)).map((one) => one.id)).not.toContain(any?.id)
}

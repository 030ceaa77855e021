import type { Client } from '@ensaio/client'
import { apiKeyPrefix, type NewApiKey } from '@ensaio/domain'
import { expect } from 'vitest'

const form: NewApiKey = { name: 'ERP', scopes: ['sessions_read'], days: 90 }

/** Creates a key of the caller's company, reads with it alone, and revokes it. */
export async function checkKeys({ apiKeys }: Client, withKey: (key: string) => Client): Promise<void> {
  const { id, secret, name } = await apiKeys.create(form)
  expect([name, secret.startsWith(apiKeyPrefix)]).toEqual(['ERP', true])
  expect((await withKey(secret).sessions.search({})).sessions.length).toBeGreaterThan(0)
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

async function check({ add, list, change, renewSecret, deliveries, replay, remove }: Client['webhooks']) {
  const added = await add({ url: 'https://erp.example/ensaio', events: ['ordered'] })
  expect(added.secret).toMatch(/^whsec_/)
  const id = (await list())[0]?.id ?? added.id
  const changed = await change(id, { events: ['paid'], active: false })
  expect(changed.find((one) => one.id === id)).toMatchObject({ events: ['paid'], active: false })
  expect((await renewSecret(id)).secret).toMatch(/^whsec_/)
  const [delivery] = await deliveries(id)
  // The server has none yet, and refuses.
  await replay(id, delivery?.id ?? 1).catch(() => null)
  expect((await remove(id)).some((one) => one.id === id)).toBe(false)
}

/** Adds, changes and removes an address that events of the caller's company are sent to. */
export const checkWebhooks = ({ webhooks }: Client) => check(webhooks)

/** The same for an address of the house. */
export const checkHouseWebhooks = ({ houseWebhooks }: Client) => check(houseWebhooks)

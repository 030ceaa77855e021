import type { DemoScene } from '../scenes/demo-scene.ts'
import { another, type RequestMaker } from './demo-request.ts'

const form = { name: 'ERP', scopes: ['sessions_read' as const], days: null }

/** Stores a key of the owner's company, or of the house, by one of their people. */
async function newKey({ demo, companyId, now }: DemoScene, owner: 'company' | 'house'): Promise<number> {
  const author = await demo.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', owner === 'company' ? 'pospago@demo.test' : 'admin@demo.test')
    .executeTakeFirstOrThrow()
  const { id } = await demo.db
    .insertInto('api_keys')
    .values({
      company_id: owner === 'company' ? companyId : null,
      created_by: author.id,
      name: form.name,
      scopes: form.scopes,
      token_hash: `chave-${another()}`,
      hint: 'abcdef',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// There is a maximum of keys and addresses.
async function makeRoom({ demo }: DemoScene): Promise<void> {
  await demo.db.deleteFrom('api_keys').execute()
  await demo.db.deleteFrom('webhooks').execute()
}

const webhook = { url: 'https://erp.example/ensaio', events: ['ordered' as const] }

/** Stores an address of the owner's company, or of the house, with a delivery that waits. */
async function newWebhook({ demo, companyId, now }: DemoScene, owner: 'company' | 'house') {
  const { db } = demo
  const author = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', owner === 'company' ? 'pospago@demo.test' : 'admin@demo.test')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('webhooks')
    .values({
      ...webhook,
      company_id: owner === 'company' ? companyId : null,
      created_by: author.id,
      secret: 'whsec_x',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivery = { webhook_id: id, event_id: `aviso-${another()}`, event: 'ordered' as const, body: '{}' }
  const made = await db
    .insertInto('webhook_deliveries')
    .values({ ...delivery, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, deliveryId: made.id }
}

const atWebhook =
  (owner: 'company' | 'house', body?: object): RequestMaker =>
  async (scene) => {
    const { id } = await newWebhook(scene, owner)
    return { path: { id }, ...(body && { body }) }
  }

const adding: RequestMaker = async (scene) => {
  await makeRoom(scene)
  return { body: webhook }
}

const change = { events: ['paid'], active: true }

/** Requests about what other systems use. */
export const systemRequests: Readonly<Record<string, RequestMaker>> = {
  listApiKeys: () => ({}),
  createApiKey: async (scene) => {
    await makeRoom(scene)
    return { body: form }
  },
  revokeApiKey: async (scene) => ({ path: { id: await newKey(scene, 'company') } }),
  listHouseKeys: () => ({}),
  createHouseKey: async (scene) => {
    await makeRoom(scene)
    return { body: form }
  },
  revokeHouseKey: async (scene) => ({ path: { id: await newKey(scene, 'house') } }),
  listWebhooks: () => ({}),
  addWebhook: adding,
  changeWebhook: atWebhook('company', change),
  removeWebhook: atWebhook('company'),
  renewWebhookSecret: atWebhook('company', {}),
  listWebhookDeliveries: atWebhook('company'),
  replayWebhookDelivery: async (scene) => ({ path: await newWebhook(scene, 'company'), body: {} }),
  listHouseWebhooks: () => ({}),
  addHouseWebhook: adding,
  changeHouseWebhook: atWebhook('house', change),
  removeHouseWebhook: atWebhook('house'),
  renewHouseWebhookSecret: atWebhook('house', {}),
  listHouseWebhookDeliveries: atWebhook('house'),
  replayHouseWebhookDelivery: async (scene) => ({ path: await newWebhook(scene, 'house'), body: {} }),
}

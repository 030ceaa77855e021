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

// There is a maximum of keys.
async function makeRoom({ demo }: DemoScene): Promise<void> {
  await demo.db.deleteFrom('api_keys').execute()
}

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
}

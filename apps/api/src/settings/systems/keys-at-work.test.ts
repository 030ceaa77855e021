import type { CreatedApiKey, KeyScope, Session } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'

test('a key that books for many is let through 600 times a minute also on links, and strangers 60 times (rule api-key)', async () => {
  const demo = await openDemoApp({ now: noon, config: { rateLimits: true } })
  try {
    const manager = await signedIn(demo.app, 'pospago@demo.test')
    const form = { name: 'ERP', scopes: ['sessions_order'], days: null }
    const { secret } = (await manager.post('/keys', form)).body.data as CreatedApiKey
    const { token } = await demo.db
      .selectFrom('photo_sessions')
      .select('token')
      .where('status', '=', 1)
      .executeTakeFirstOrThrow()
    const asked = async (times: number, headers?: Record<string, string>) => {
      const ask = () => demoCaller(demo.app).get(`/sessions/public/${token}`, headers)
      const answers = await Promise.all(Array.from({ length: times }, ask))
      return answers.filter(({ status }) => status === 200).length
    }
    expect(await asked(100, { authorization: `Bearer ${secret}` })).toBe(100)
    expect(await asked(61)).toBe(60)
  } finally {
    await demo.close()
  }
})

describe('the contacts of a property, and where its keys are', () => {
  let demo: DemoApp
  beforeAll(async () => {
    demo = await openDemoApp({ now: noon })
  })
  afterAll(() => demo.close())

  test.each([
    ['of a company', 'pospago@demo.test', '/keys', ''],
    ['of the house', 'admin@demo.test', '/staff/keys', '//backoffice/api'],
  ])(
    'are told to a key %s that reads ensaios, and not to one that only downloads (rule api-key)',
    async (_whose, email, keys, under) => {
      const author = await signedIn(demo.app, email)
      const contact = { name: 'Rui Dias', phone: '+5511987654321', email: 'rui@casa.test', company: null }
      const { id } = await demo.db
        .updateTable('photo_sessions')
        .set({
          responsible_information: JSON.stringify(contact),
          scheduling_responsible_info: JSON.stringify(contact),
          vertical_data: sql`vertical_data || '{"keys": "Na portaria", "additional_info": "Interfone 12"}'`,
        })
        .where('id', '=', (from) =>
          from
            .selectFrom('photo_sessions as s')
            .innerJoin('users', 'users.company_id', 's.company_id')
            .select('s.id')
            .where('users.email', '=', 'pospago@demo.test')
            .where('s.status', '=', 5)
            .orderBy('s.id')
            .limit(1),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      const seen = async (scopes: KeyScope[]) => {
        const { secret } = (await author.post(keys, { name: 'ERP', scopes, days: null })).body
          .data as CreatedApiKey
        const answer = await demoCaller(demo.app).get(`${under}/sessions/${id}`, {
          authorization: `Bearer ${secret}`,
        })
        const told = answer.body.data as Session
        expect(told.products.length).toBeGreaterThan(0)
        return ['Rui Dias', 'Na portaria', 'Interfone'].map((text) => answer.text.includes(text))
      }
      expect(await seen(['sessions_read'])).toEqual([true, true, true])
      expect(await seen(['deliverables_read'])).toEqual([false, false, false])
    },
  )
})

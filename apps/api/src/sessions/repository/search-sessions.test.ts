import type { SessionStatus } from '@ensaio/domain'
import { buildCity } from '@ensaio/testing/scenes/city'
import { countedInAll, wrongCounts } from '@ensaio/testing/scenes/counts'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase, Tx } from '../../database/database.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openEmptyDatabase()
  for (let company = 0; company < 2; company += 1) {
    await buildCity(database.db, { photographers: 1, sessions: 4 })
  }
})
afterAll(() => database.close())

type Step = { act: 'add' | 'remove' | 'move' | 'give away' | 'rename'; which: number; to: SessionStatus }

const steps: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom('add', 'remove', 'move', 'move', 'give away', 'rename'),
  which: fc.nat(1000),
  to: fc.constantFrom<SessionStatus[]>(1, 2, 3, 4, 5, 6, 7, 8),
})

async function take(tx: Tx, { act, which, to }: Step): Promise<void> {
  const ids = (await tx.selectFrom('photo_sessions').select('id').orderBy('id').execute()).map(({ id }) => id)
  const id = ids[which % ids.length] ?? 0
  const one = tx.updateTable('photo_sessions').where('id', '=', id)
  if (act === 'add') {
    await sql`insert into photo_sessions (token, company_id, created_by, service_id, status, time_zone, created_at,
      price_cents, city, address, address_text, vertical_data)
      select gen_random_uuid()::text, company_id, created_by, service_id, 1, time_zone, created_at,
      price_cents, city, address, address_text, vertical_data from photo_sessions where id = ${id}`.execute(
      tx,
    )
  }
  if (act === 'remove' && ids.length > 2) {
    await tx.deleteFrom('photo_sessions').where('id', '=', id).execute()
  }
  if (act === 'move') {
    await one
      .set({
        status: to,
        scheduled_for: to === 1 ? null : '2026-11-20T11:30:00Z',
        delivered_at: to === 5 ? '2026-11-22T11:30:00Z' : null,
        canceled_at: to === 3 ? '2026-11-20T10:30:00Z' : null,
      })
      .execute()
  }
  if (act === 'give away') await one.set({ company_id: 1 + (which % 2) }).execute()
  if (act === 'rename') await one.set({ client_code: `AP-${which}` }).execute()
}

test('whatever happens to ensaios, the kept counts are what counting tells; what is taken back counts for nothing', async () => {
  const { db } = database
  const rounds = fc.array(fc.record({ steps: fc.array(steps, { maxLength: 6 }), kept: fc.boolean() }), {
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      for (const round of all) {
        const work = db.transaction().execute(async (tx) => {
          for (const step of round.steps) await take(tx, step)
          if (!round.kept) throw new Error('taken back')
        })
        await work.catch((error: Error) => expect(error.message).toBe('taken back'))
      }
      const sessions = await db.selectFrom('photo_sessions').select('id').execute()
      expect(await wrongCounts(db)).toEqual([])
      expect(await countedInAll(db)).toBe(sessions.length)
    }),
    { numRuns: 25, seed: 60 },
  )
})

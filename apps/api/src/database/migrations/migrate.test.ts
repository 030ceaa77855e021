import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { openPglite } from '../pglite.ts'
import { migrate, migrations } from './migrate.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openPglite()
})
afterAll(() => database.close())

test('a failing step rolls the whole round back; steps that were done are not done again', async () => {
  const { db } = database
  const broken = { name: '9999-broken', statements: ['create table half (id int)', 'create tabel other'] }
  await expect(migrate(db, [...migrations, broken])).rejects.toThrow('tabel')
  const names = migrations.map(({ name }) => name)
  expect(await migrate(db)).toEqual(names)
  expect(await migrate(db)).toEqual([])
  expect(names).toEqual(names.toSorted())
})

test('the three cities have their holidays and the seven items their names from the start', async () => {
  const { db } = database
  const days = await db
    .selectFrom('holidays')
    .select(['day', 'city'])
    .where('day', 'in', ['2026-11-20', '2027-01-25'])
    .execute()
  expect(days).toEqual([
    { day: '2026-11-20', city: null },
    { day: '2027-01-25', city: 'São Paulo' },
  ])
  expect(await db.selectFrom('items').select('id').execute()).toHaveLength(7)
})

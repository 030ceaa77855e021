import { demoState, watchState } from '@ensaio/testing/scenes/demo-state'
import { type Engine, openEmptyDatabase } from '@ensaio/testing/server/copies'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '../../src/database/database.ts'

const writes: [string, string][] = [
  ['an inserted row', "insert into holidays (day, name) values ('2027-01-25', 'São Paulo')"],
  ['an updated row', "update cities set name = 'Outra' where id = 1"],
  ['a deleted row', 'delete from tags where id = (select min(id) from tags)'],
  ['an emptied table', 'truncate tags cascade'],
  ['a row of an unlogged table', "insert into rate_limits values ('a', 1, now())"],
]

describe.each<Engine>(['postgres', 'embedded'])('what changed is noticed on %s', (engine) => {
  let database: OpenDatabase
  let db: Database
  beforeEach(async () => {
    database = await openEmptyDatabase(engine)
    db = database.db
  })
  afterEach(() => database.close())

  test.each(writes)('%s', async (_, statement) => {
    const look = watchState(db)
    const before = await look()
    await sql.raw(statement).execute(db)
    const after = await look()
    expect(after).not.toEqual(before)
    expect(after).toEqual(await demoState(db))
  })

  test('a write that is taken back changes nothing', async () => {
    const look = watchState(db)
    const before = await look()
    const taken = db.transaction().execute(async (tx) => {
      await sql`delete from cities`.execute(tx)
      throw new Error('taken back')
    })
    await expect(taken).rejects.toThrow('taken back')
    expect(await look()).toEqual(before)
  })
})

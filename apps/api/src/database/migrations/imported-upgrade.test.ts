import { exampleCsv, isClientItem } from '@ensaio/domain'
import { openDemoApp } from '@ensaio/testing/server/demo-app'
import { signedIn } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { migrations } from './migrate.ts'

/** Does the step again, on the present rows. */
async function repeat(db: Database): Promise<void> {
  const step = migrations.find(({ name }) => name === '0509-imported-sessions')
  for (const statement of step?.statements ?? []) await sql.raw(statement).execute(db)
}

/** Ensaios of the past as an older version imported them: the link at the first product, and the city as typed. */
const left = [
  { city: 'SAO PAULO', becomes: ['São Paulo', true] },
  { city: 'Sao Tome das Letras', becomes: ['Sao Tome das Letras', true] },
  // The city that we know is in another state.
  { city: 'porto alegre', becomes: ['porto alegre', true] },
  // Its link was saved by hand later.
  { city: 'SÃO PAULO', isSaved: true, becomes: ['São Paulo', false] },
  // It was no import.
  { city: 'SAO PAULO', isOrdered: true, becomes: ['SAO PAULO', false] },
]

test('an upgrade shows clients the links that an older version imported, and spells the cities as we do (rule client-items)', async () => {
  const { app, db, close } = await openDemoApp({ now: '2026-11-20T15:00:00.000Z' })
  const admin = await signedIn(app, 'admin@demo.test')
  const [head, line = ''] = exampleCsv('sessions').replaceAll('Fotos', 'Tour virtual e fotos').split('\r\n')
  const sessions = [head, ...left.map((_, nth) => line.replace('1500', `9${nth}`))].join('\n')
  for (const [what, text] of [
    ['companies', exampleCsv('companies')],
    ['sessions', sessions],
  ]) {
    const answer = await admin.post('/staff/imports', { what, text, invites: false })
    expect(answer.status, answer.text).toBe(200)
  }
  const newest = db.selectFrom('photo_sessions').select('id').orderBy('id', 'desc').limit(left.length)
  const ids = (await newest.execute()).map(({ id }) => id).toReversed()
  for (const [nth, { city, isSaved, isOrdered }] of left.entries()) {
    const id = ids[nth] ?? 0
    const ordered = isOrdered ? { created_at: '2025-08-01T12:00:00.000Z' } : {}
    await db
      .updateTable('photo_sessions')
      .set({ city, ...ordered })
      .where('id', '=', id)
      .execute()
    await sql`update links set session_product_id = (select min(id) from session_products where session_id = ${id})
      where session_product_id in (select id from session_products where session_id = ${id})`.execute(db)
    if (isSaved)
      await sql`insert into session_events (session_id, actor, user_id, kind, detail, created_at)
        values (${id}, 'staff', 1, 'link_saved', '{}', now())`.execute(db)
  }

  await repeat(db)
  const rows = await db
    .selectFrom('photo_sessions as s')
    .innerJoin('session_products as p', 'p.session_id', 's.id')
    .innerJoin('links', 'links.session_product_id', 'p.id')
    .select(['s.city', 'p.item_id'])
    .where('s.id', 'in', ids)
    .orderBy('s.id')
    .execute()
  expect(rows.map(({ city, item_id }) => [city, isClientItem(item_id)])).toEqual(
    left.map(({ becomes }) => becomes),
  )
  await close()
})

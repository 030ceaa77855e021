import { initialSettings, instantAt } from '@ensaio/domain'
import { type RemindedVisits, remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linksOf } from '../config/links.ts'
import { type OpenDatabase, transact } from '../database/database.ts'
import { writeTopic } from '../mail/repository/mail-preferences.ts'
import { writeSettings } from '../settings/repository/settings.ts'
import { sendReminders } from './send-reminders.ts'

const links = linksOf('http://localhost:3000')
const at = (day: string, time: string) => instantAt(day, time, 'America/Sao_Paulo')
/** A Monday. */
const monday = '2026-12-07'
const reader = 'pedido@casa.test'

let database: OpenDatabase
let scene: RemindedVisits
let now = ''
beforeAll(async () => {
  database = await openEmptyDatabase()
  scene = await remindedVisits(database.db, { photographers: 2, hasPassword: true })
  await database.db.updateTable('users').set({ client_role: 'reader' }).where('email', '=', reader).execute()
})
afterAll(() => database.close())
beforeEach(async () => {
  const { db } = database
  for (const table of [
    'outbox',
    'reminders',
    'day_summaries',
    'weekly_digests',
    'bookings',
    'session_events',
    'photo_sessions',
    'mail_preferences',
    'settings',
  ] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('companies').set({ payment_plan: 2, active: true }).execute()
  await db.updateTable('users').set({ client_role: 'reader' }).where('email', '=', reader).execute()
})

const clock = { now: () => now }
/** Runs the job at a day and time, as two servers would, and returns the digests that it wrote. */
async function tick(day: string, time: string) {
  now = at(day, time)
  const failures: unknown[] = []
  const run = () => sendReminders({ db: database.db, clock, links }, (error) => failures.push(error))
  const known = (await digests()).length
  await run()
  expect([await run(), failures]).toEqual([0, []])
  return (await digests()).slice(known)
}
const digests = () =>
  database.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'text'])
    .where('subject', 'like', 'Resumo da semana%')
    .orderBy('id')
    .execute()

const coming = { start: at('2026-12-09', '10:30'), bookedAt: at('2026-12-02', '12:00') }

describe('the weekly digest of a company (rule weekly-digest)', () => {
  test('names the published pages that were opened last week, most visits first', async () => {
    const [busy = 0, quiet = 0] = await scene.add([
      { start: at('2026-11-03', '10:30'), bookedAt: at('2026-11-01', '12:00'), unit: '85' },
      { start: at('2026-11-04', '10:30'), bookedAt: at('2026-11-01', '12:00'), unit: '86' },
    ])
    const row = { source: 'direct', device: 'phone', downloads: 0 } as const
    await database.db
      .insertInto('page_visits')
      .values([
        { ...row, session_id: quiet, day: '2026-11-30', visits: 1 },
        { ...row, session_id: busy, day: '2026-12-06', visits: 30 },
        { ...row, session_id: busy, day: '2026-12-05', device: '', visits: 12 },
        // Before and after that week.
        { ...row, session_id: busy, day: '2026-11-29', visits: 100 },
        { ...row, session_id: busy, day: '2026-12-07', visits: 100 },
      ])
      .execute()
    const [mail] = await tick(monday, '09:00')
    const told = mail?.text.split('Páginas de imóveis abertas na semana passada')[1] ?? ''
    const [first, second] = told.match(/\d+ visitas?: .*/g) ?? []
    expect([first, second]).toEqual([
      expect.stringMatching(/^42 visitas: .*85/),
      expect.stringMatching(/^1 visita: .*86/),
    ])
  })

  test('says on Monday what happened, what comes and what waits, once', async () => {
    const [, done = 0, late = 0] = await scene.add([
      coming,
      { start: at('2026-12-01', '10:30'), bookedAt: at('2026-11-20', '12:00'), unit: '85' },
      { start: at('2026-11-25', '10:30'), bookedAt: at('2026-11-20', '12:00'), unit: '86' },
      { start: null, bookedAt: at('2026-12-05', '12:00'), unit: '87' },
      { start: at('2026-12-10', '13:30'), bookedAt: at('2026-11-20', '12:00'), unit: '88' },
      { start: at('2026-12-16', '13:30'), bookedAt: at('2026-11-20', '12:00'), unit: '89' },
    ])
    await scene.deliver(done, at('2026-12-04', '12:00'))
    await scene.photograph(late)
    await database.db
      .updateTable('photo_sessions')
      .set({ unable_at: now || at(monday, '07:00') })
      .where('scheduled_for', '=', at('2026-12-10', '13:30'))
      .execute()
    expect(await tick('2026-12-06', '20:00')).toEqual([])
    expect(await tick(monday, '07:59')).toEqual([])
    const [mail, ...others] = await tick(monday, '08:00')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: reader, subject: 'Resumo da semana de 7 a 13 de dezembro' })
    expect(mail?.text).toMatch(
      /Na semana passada\n- 1 ensaio agendado\n- 1 ensaio entregue\n- 1 entrega atrasada: pedimos desculpas\n/,
    )
    expect(mail?.text).toMatch(
      /Visitas desta semana\n- quarta-feira, 9 de dezembro, 10h30: Rua Augusta, 1500, Unidade 84, [^\n]+\n- quinta-feira, 10 de dezembro, 13h30: [^\n]+Unidade 88[^\n]+\n\n/,
    )
    expect(mail?.text).toMatch(
      /Esperam por vocês\n- Escolher o dia: Rua Augusta, 1500, Unidade 87[^\n]+\n- Combinar quem recebe o fotógrafo: [^\n]+Unidade 88/,
    )
    expect(mail?.text).toContain('Ver os ensaios:\nhttp://localhost:3000/sessions\n')
    expect(mail?.text).toContain('?tema=weekly_digest')
    expect(await tick('2026-12-08', '12:00')).toEqual([])
    const [next] = await tick('2026-12-14', '08:00')
    expect(next?.subject).toBe('Resumo da semana de 14 a 20 de dezembro')
  })

  test('is not sent when there is nothing to say, nor later that week', async () => {
    await scene.add([{ start: at('2026-12-16', '13:30'), bookedAt: at('2026-11-20', '12:00') }])
    // Ordered long ago and never given a date.
    await scene.add([{ start: null, bookedAt: at('2026-09-01', '12:00') }])
    expect(await tick(monday, '08:00')).toEqual([])
    await scene.add([coming])
    expect(await tick(monday, '12:00')).toEqual([])
  })

  test('a server that was away on Monday sends it on Tuesday, and no later', async () => {
    await scene.add([coming])
    expect(await tick('2026-12-08', '08:00')).toHaveLength(1)
    await database.db.deleteFrom('weekly_digests').execute()
    expect(await tick('2026-12-09', '08:00')).toEqual([])
  })

  test('lists ten visits and says how many more there are', async () => {
    const starts = Array.from({ length: 12 }, (_, nth) =>
      at(`2026-12-${8 + (nth >> 2)}`.replace(/-(\d)$/, '-0$1'), `${10 + (nth % 4)}:00`),
    )
    await scene.add(
      starts.map((start, nth) => ({ ...coming, start, unit: String(100 + nth), photographer: nth % 2 })),
    )
    const [mail] = await tick(monday, '08:00')
    expect(mail?.text.match(/^- \S+-feira, .*: Rua Augusta/gm)).toHaveLength(10)
    expect(mail?.text).toContain('- e mais 2 visitas\n')
  })

  test('lists ten visits that nobody can receive, wherever they stand in the week, and says how many more there are', async () => {
    const visits = Array.from({ length: 24 }, (_, nth) => ({
      ...coming,
      start: at(`2026-12-${String(8 + Math.floor(nth / 8)).padStart(2, '0')}`, `${10 + (nth % 8)}:00`),
      unit: String(100 + nth),
      photographer: nth % 2,
    }))
    const ids = await scene.add(visits)
    // The last twelve.
    await database.db
      .updateTable('photo_sessions')
      .set({ unable_at: at(monday, '07:00') })
      .where('id', 'in', ids.slice(12))
      .execute()
    const [mail] = await tick(monday, '08:00')
    const [, waiting = ''] = mail?.text.split('Esperam por vocês\n') ?? []
    expect(waiting.match(/^- .*$/gm)).toEqual([
      ...visits
        .slice(12, 22)
        .map(({ unit }) =>
          expect.stringMatching(new RegExp(`^- Combinar quem recebe o fotógrafo: .*, Unidade ${unit},`)),
        ),
      '- e mais 2 visitas sem quem receba o fotógrafo',
    ])
    expect(mail?.text).toContain('- e mais 14 visitas\n')
  })

  test('tells a low credit to those who buy it, and never by itself', async () => {
    await database.db.updateTable('companies').set({ payment_plan: 1 }).execute()
    await scene.add([{ start: null, bookedAt: at('2026-09-01', '12:00') }])
    await database.db
      .updateTable('users')
      .set({ client_role: 'finance' })
      .where('email', '=', reader)
      .execute()
    expect(await tick(monday, '08:00')).toEqual([])
    await database.db.deleteFrom('weekly_digests').execute()
    await scene.add([coming])
    const [mail] = await tick(monday, '12:00')
    expect(mail?.text).toContain(
      'Comprar crédito: o saldo é de R$\u00a00,00, e o último ensaio custou R$\u00a0399,00',
    )
    await database.db.deleteFrom('weekly_digests').execute()
    await database.db
      .updateTable('users')
      .set({ client_role: 'reader' })
      .where('email', '=', reader)
      .execute()
    const [toReader] = await tick(monday, '13:00')
    expect(toReader?.text).not.toMatch(/R\$|saldo/)
  })

  test('goes to nobody who cannot sign in, to no inactive company, and not where it is turned off', async () => {
    const again = async () => {
      await database.db.deleteFrom('weekly_digests').execute()
      return tick(monday, '08:00')
    }
    await scene.add([coming])
    const person = (change: object) =>
      database.db.updateTable('users').set(change).where('email', '=', reader).execute()
    await person({ disabled_at: now })
    expect(await again()).toEqual([])
    await person({ disabled_at: null, password_hash: null })
    expect(await again()).toEqual([])
    await person({ password_hash: 'none' })
    await database.db.updateTable('companies').set({ active: false }).execute()
    expect(await again()).toEqual([])
    await database.db.updateTable('companies').set({ active: true }).execute()
    const off = { topic: 'weekly_digest', is_on: false } as const
    await transact(database.db, (tx) => writeTopic(tx, reader, off, now))
    expect(await again()).toEqual([])
    await database.db.deleteFrom('mail_preferences').execute()
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('role', 'is not', null)
      .executeTakeFirstOrThrow()
    await transact(database.db, (tx) =>
      writeSettings(tx, { ...initialSettings, weekly_digest: false }, id, now),
    )
    expect(await again()).toEqual([])
    await database.db.deleteFrom('settings').execute()
    expect(await again()).toHaveLength(1)
  })
})

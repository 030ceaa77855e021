import { instantAt } from '@ensaio/domain'
import { clearVisits, type RemindedVisits, remindedVisits } from '@ensaio/testing/scenes/reminded-visits'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mailbox } from '../../adapters/mail/mail.ts'
import { linksOf } from '../../config/links.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { deliverMail } from '../../jobs/deliver-mail.ts'
import { sendReminders } from '../../jobs/send-reminders.ts'

const links = linksOf('http://localhost:3000')
const at = (day: string, time: string) => instantAt(day, time, 'America/Sao_Paulo')
const bookedAt = at('2026-11-20', '12:00')
const receiver = 'ana@exemplo.test'

let database: OpenDatabase
let scene: RemindedVisits
let now = bookedAt
beforeAll(async () => {
  database = await openEmptyDatabase()
  scene = await remindedVisits(database.db, { photographers: 1 })
})
afterAll(() => database.close())
beforeEach(() => clearVisits(database.db))

const fail = (error: unknown) => {
  throw error
}
async function tick(day: string, time: string): Promise<void> {
  now = at(day, time)
  await sendReminders({ db: database.db, clock: { now: () => now }, links }, fail)
}
/** Sends what waits; returns the subjects to the receiver, without address and day. */
async function deliver(day: string, time: string): Promise<string[]> {
  now = at(day, time)
  const sent: string[] = []
  const mailer = {
    send: async (mail: { to: { address: string }; subject: string; text: string }) => {
      if (mail.to.address === receiver) sent.push(mail.subject.split(':')[0] ?? '')
    },
  }
  const from = mailbox('Ensaio <ola@ensaio.test>')
  await deliverMail({ db: database.db, clock: { now: () => now }, mailer, from, links }, fail)
  return sent
}
const visit = (time: string) => ({ start: at('2026-12-10', time), bookedAt, receiver })

describe('a reminder that waits for the mail server past midnight (rule visit-reminders)', () => {
  test('is sent as it was written on the same day, late in the evening too', async () => {
    await scene.add([visit('10:30')])
    await tick('2026-12-09', '10:30')
    expect(await deliver('2026-12-09', '23:59')).toEqual(['O fotógrafo vem amanhã'])
  })

  test('leaves the day of the visit to the morning’s', async () => {
    await scene.add([visit('10:30')])
    await tick('2026-12-09', '10:30')
    await tick('2026-12-10', '08:00')
    expect(await deliver('2026-12-10', '09:00')).toEqual(['O fotógrafo vem hoje'])
    expect(await deliver('2026-12-10', '09:01')).toEqual([])
  })

  test('so does one that can be sent in the night, before the morning’s is written', async () => {
    await scene.add([visit('10:30')])
    await tick('2026-12-09', '10:30')
    expect(await deliver('2026-12-10', '00:01')).toEqual([])
    await tick('2026-12-10', '08:00')
    expect(await deliver('2026-12-10', '08:00')).toEqual(['O fotógrafo vem hoje'])
  })

  test('says “hoje” where it is the last one, of the evening before an early visit', async () => {
    await scene.add([visit('08:30')])
    await tick('2026-12-09', '08:30')
    await tick('2026-12-09', '20:00')
    expect(await deliver('2026-12-10', '00:01')).toEqual(['O fotógrafo vem hoje'])
    expect(await deliver('2026-12-10', '00:02')).toEqual([])
  })

  test('says “amanhã” where it is the first one, unless the second says it', async () => {
    await scene.add([visit('13:30')])
    await tick('2026-12-08', '13:30')
    const first = await database.db.selectFrom('outbox').select('text').execute()
    expect(first[0]?.text).toContain('O fotógrafo vem na quinta-feira, 10 de dezembro.')
    expect(await deliver('2026-12-09', '09:00')).toEqual(['Lembrete da visita'])
    const [renewed] = await database.db
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', receiver)
      .execute()
    expect(renewed?.text).toContain('O fotógrafo vem amanhã.')

    await database.db.deleteFrom('reminders').execute()
    await database.db.deleteFrom('outbox').execute()
    await tick('2026-12-08', '13:30')
    await tick('2026-12-09', '13:30')
    expect(await deliver('2026-12-09', '14:00')).toEqual(['O fotógrafo vem amanhã'])
  })

  test('follows the clock of the property', async () => {
    const [id = 0] = await scene.add([visit('10:30')])
    const zone = { time_zone: 'America/Rio_Branco' }
    await database.db.updateTable('photo_sessions').set(zone).where('id', '=', id).execute()
    // 10h30 in São Paulo is 08h30 in Rio Branco, and midnight there comes two hours later.
    await tick('2026-12-09', '22:00')
    expect(await deliver('2026-12-10', '01:59')).toEqual(['O fotógrafo vem amanhã cedo'])
  })
})

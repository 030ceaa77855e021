import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mail, type Mailer, mailbox } from '../adapters/mail/mail.ts'
import { mailFolder } from '../adapters/mail/mail-folder.ts'
import { linksOf } from '../config/links.ts'
import { type OpenDatabase, transact } from '../database/database.ts'
import { writeLetter } from '../mail/letters/write-letter.ts'
import { enqueueMail, takeMail } from '../mail/repository/outbox.ts'
import { deliverMail } from './deliver-mail.ts'

let now = '2026-11-20T15:00:00.000Z'
const clock = { now: () => now }
const from = mailbox('Ensaio <ola@ensaio.test>')
const links = linksOf('http://localhost:3000')
let database: OpenDatabase
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensaio-mail-'))
  database = await openEmptyDatabase()
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const letter = writeLetter({
  recipient: 'ana@exemplo.test',
  name: 'Ana Souza',
  subject: 'Ensaio às 8h',
  about: null,
  parts: ['Até lá.'],
})
const wait = (seconds: number) => {
  now = new Date(Date.parse(now) + seconds * 1000).toISOString()
}
const state = () =>
  database.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

test('the mail of an event that was rolled back is not sent', async () => {
  const failed = transact(database.db, async (tx) => {
    await enqueueMail(tx, letter, now)
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  const sent = await deliverMail(
    { db: database.db, clock, mailer: mailFolder(folder), from, links },
    () => undefined,
  )
  expect([sent, await readdir(folder)]).toEqual([0, []])
})

test('a mail that fails is tried again later, and sent once', async () => {
  await transact(database.db, (tx) => enqueueMail(tx, letter, now))
  const tried: Mail[] = []
  const broken: Mailer = {
    send: async (mail) => {
      tried.push(mail)
      throw new Error('no route')
    },
  }
  const heard: unknown[] = []
  const deliver = (mailer = broken) =>
    deliverMail({ db: database.db, clock, mailer, from, links }, (error) => heard.push(error))
  expect([await deliver(), await deliver(), tried.length, heard.length]).toEqual([0, 0, 1, 1])
  expect(await state()).toMatchObject({ attempts: 1, last_error: 'no route', given_up_at: null })
  wait(15)
  expect([await deliver(), tried.length]).toEqual([0, 2])
  wait(29)
  expect([await deliver(), tried.length]).toEqual([0, 2])
  wait(1)
  expect([await deliver(mailFolder(folder)), await deliver(mailFolder(folder))]).toEqual([1, 0])
  expect(new Set(tried.map(({ messageId }) => messageId)).size).toBe(1)
  expect(await state()).toMatchObject({ attempts: 3, last_error: null, sent_at: now })

  const [file = ''] = await readdir(folder)
  const read = await PostalMime.parse(await readFile(join(folder, file)))
  expect(read).toMatchObject({
    from: { name: 'Ensaio', address: 'ola@ensaio.test' },
    to: [{ name: 'Ana Souza', address: 'ana@exemplo.test' }],
    subject: 'Ensaio às 8h',
    messageId: `<${tried[0]?.messageId}>`,
  })
  expect(read.text?.trim()).toBe('Olá, Ana!\n\nAté lá.')
})

test('two processes do not send the same mail', async () => {
  const letters = Array.from({ length: 10 }, () => letter)
  for (const one of letters) await transact(database.db, (tx) => enqueueMail(tx, one, now))
  const sent: string[] = []
  const mailer: Mailer = { send: async ({ messageId }) => void sent.push(messageId) }
  const deliver = () => deliverMail({ db: database.db, clock, mailer, from, links }, () => undefined)
  const counts = await Promise.all([deliver(), deliver(), deliver()])
  expect(counts.reduce((sum, count) => sum + count)).toBe(10)
  expect(new Set(sent).size).toBe(10)
})

test('a mail that left, but finds no room to be marked, is not sent again for five minutes (rule full-disk)', async () => {
  await transact(database.db, (tx) => enqueueMail(tx, letter, now))
  await sql`create function no_room() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
    database.db,
  )
  await sql`create trigger no_room before update of sent_at on outbox execute function no_room()`.execute(
    database.db,
  )
  const sent: string[] = []
  const mailer: Mailer = { send: async ({ messageId }) => void sent.push(messageId) }
  const deliver = () => deliverMail({ db: database.db, clock, mailer, from, links }, () => undefined)
  await expect(deliver()).rejects.toMatchObject({ code: '53100' })
  wait(60)
  expect([await deliver(), sent.length]).toEqual([0, 1])
  await sql`drop trigger no_room on outbox`.execute(database.db)
  wait(4 * 60)
  expect([await deliver(), sent.length]).toEqual([1, 2])
  expect(new Set(sent).size).toBe(1)
})

test('a mail whose sender was killed is sent by another after five minutes', async () => {
  await transact(database.db, (tx) => enqueueMail(tx, letter, now))
  expect(await takeMail(database.db, now, 5)).not.toBeNull()
  expect(await takeMail(database.db, now, 5)).toBeNull()
  wait(5 * 60)
  expect(await takeMail(database.db, now, 5)).toMatchObject({ recipient: letter.recipient, attempts: 2 })
  await database.db.deleteFrom('outbox').execute()
})

test('a mail that fails for three days is given up, with the reason', async () => {
  await transact(database.db, (tx) => enqueueMail(tx, letter, now))
  const broken: Mailer = { send: () => Promise.reject(new Error('no route')) }
  const deliver = () => deliverMail({ db: database.db, clock, mailer: broken, from, links }, () => undefined)
  for (let hour = 0; hour < 73; hour += 1) {
    await deliver()
    wait(60 * 60)
  }
  expect(await state()).toMatchObject({ given_up_at: null })
  await deliver()
  expect(await state()).toMatchObject({ given_up_at: now, sent_at: null, last_error: 'no route' })
  wait(60 * 60)
  expect(await takeMail(database.db, now, 5)).toBeNull()
})

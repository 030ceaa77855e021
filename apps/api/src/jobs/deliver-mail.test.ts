import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../migrations/migrate.ts'
import { type OpenDatabase, transact } from '../ports/database.ts'
import type { Mail, Mailer } from '../ports/mail.ts'
import { mailFolder } from '../ports/mail-folder.ts'
import { openPglite } from '../ports/pglite.ts'
import { enqueueMail } from '../repositories/outbox.ts'
import { deliverMail } from './deliver-mail.ts'

let now = '2026-11-20T15:00:00.000Z'
const clock = { now: () => now }
const from = 'Ensaio <ola@ensaio.test>'
let database: OpenDatabase
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ensaio-mail-'))
  database = await openPglite()
  await migrate(database.db)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const letter = { recipient: 'ana@exemplo.test', subject: 'Ensaio às 8h', text: 'Olá, Ana!' }
const wait = (minutes: number) => {
  now = new Date(Date.parse(now) + minutes * 60_000).toISOString()
}

test('a mail of an event that did not happen is not sent', async () => {
  const failed = transact(database.db, async (tx) => {
    await enqueueMail(tx, letter, now)
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  const sent = await deliverMail(
    { db: database.db, clock, mailer: mailFolder(folder), from },
    () => undefined,
  )
  expect([sent, await readdir(folder)]).toEqual([0, []])
})

test('a mail that fails is tried again later, and goes once', async () => {
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
    deliverMail({ db: database.db, clock, mailer, from }, (error) => heard.push(error))
  expect([await deliver(), await deliver(), tried.length, heard.length]).toEqual([0, 0, 1, 1])
  wait(1)
  expect([await deliver(), tried.length]).toEqual([0, 2])
  wait(1)
  expect([await deliver(), tried.length]).toEqual([0, 2])
  wait(1)
  expect([await deliver(mailFolder(folder)), await deliver(mailFolder(folder))]).toEqual([1, 0])
  expect(new Set(tried.map(({ messageId }) => messageId)).size).toBe(1)

  const [file = ''] = await readdir(folder)
  const text = await readFile(join(folder, file), 'utf8')
  expect(text).toContain('From: Ensaio <ola@ensaio.test>\r\nTo: ana@exemplo.test\r\n')
  expect(text).toContain(`Subject: =?UTF-8?B?${Buffer.from(letter.subject).toString('base64')}?=`)
  expect(text).toContain(Buffer.from(letter.text).toString('base64'))
})

test('a header that breaks the line is refused', async () => {
  const mail = { messageId: 'a', from, to: 'a@b.c\r\nBcc: d@e.f', subject: 's', text: 't', date: now }
  await expect(mailFolder(folder).send(mail)).rejects.toThrow('line')
})

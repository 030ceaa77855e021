import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CalendarEvent } from '@ensaio/domain'
import { openEmptyDatabase } from '@ensaio/testing/server/copies'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { SMTPConnection } from 'smtp-server/lib/smtp-connection'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { linksOf } from '../../config/links.ts'
import { type OpenDatabase, transact } from '../../database/database.ts'
import { deliverMail } from '../../jobs/deliver-mail.ts'
import { type Message, writeLetter } from '../../mail/letters/write-letter.ts'
import { enqueueMail } from '../../mail/repository/outbox.ts'
import { mailbox } from './mail.ts'
import { smtpMailer } from './smtp.ts'

interface Received {
  /** The recipients of the SMTP envelope, whatever the headers say. */
  recipients: string[]
  raw: string
  mail: Email
}

let now = '2026-11-20T15:00:00.000Z'
const links = linksOf('http://localhost:3000')
let database: OpenDatabase
let port: number
let inbox: Received[]
let refusals: Map<string, number>
/** The reply to one command of every mail; null while all go through. */
let refusing: { command: 'MAIL FROM' | 'RCPT TO' | 'DATA'; reply: string } | null
let server: SMTPServer | null = null
let failures: unknown[]

function refusalAt(command: 'MAIL FROM' | 'RCPT TO' | 'DATA') {
  if (refusing?.command !== command) return null
  const { reply } = refusing
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })
}

const takeData = SMTPConnection.prototype.handler_DATA
vi.spyOn(SMTPConnection.prototype, 'handler_DATA').mockImplementation(function (
  this: SMTPConnection,
  command,
  callback,
) {
  const refusal = refusalAt('DATA')
  if (refusal === null) return takeData.call(this, command, callback)
  this.send(refusal.responseCode, refusal.message)
  callback()
})

async function listen(): Promise<void> {
  const started = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideENHANCEDSTATUSCODES: true,
    onMailFrom(_address, _session, callback) {
      callback(refusalAt('MAIL FROM'))
    },
    onRcptTo({ address }, _session, callback) {
      const refusal = refusalAt('RCPT TO')
      if (refusal !== null) return callback(refusal)
      const responseCode = refusals.get(address)
      callback(responseCode === undefined ? null : Object.assign(new Error('no'), { responseCode }))
    },
    async onData(stream, session, callback) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const raw = Buffer.concat(chunks)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      inbox.push({ recipients, raw: raw.toString(), mail: await PostalMime.parse(raw) })
      callback()
    },
  })
  started.listen(port, '127.0.0.1')
  await once(started.server, 'listening')
  server = started
}

async function hangUp(): Promise<void> {
  const stopping = server
  server = null
  if (stopping !== null) await new Promise<void>((resolve) => stopping.close(() => resolve()))
}

beforeAll(async () => {
  database = await openEmptyDatabase()
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  port = (probe.address() as { port: number }).port
  await new Promise((resolve) => probe.close(resolve))
})
afterAll(() => database.close())

beforeEach(() => {
  inbox = []
  failures = []
  refusals = new Map()
  refusing = null
})
afterEach(async () => {
  await hangUp()
  await database.db.deleteFrom('outbox').execute()
})

function deliver(): Promise<number> {
  const mailer = smtpMailer(`smtp://127.0.0.1:${port}`)
  const from = mailbox('Ensaio <ola@ensaio.test>')
  return deliverMail({ db: database.db, clock: { now: () => now }, mailer, from, links }, (error) =>
    failures.push(error),
  )
}

function wait(minutes: number): void {
  now = new Date(Date.parse(now) + minutes * 60_000).toISOString()
}

const usual: Message = {
  recipient: 'ana@exemplo.test',
  name: 'Ana Souza',
  subject: 'Olá',
  about: null,
  parts: ['Oi.'],
}

function send(over: Partial<Message> = {}): Promise<void> {
  return transact(database.db, (tx) => enqueueMail(tx, writeLetter({ ...usual, ...over }), now))
}

const outbox = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()

describe('a server with interruptions', () => {
  test('down for a while: every mail arrives once afterwards', async () => {
    for (let nth = 0; nth < 20; nth += 1) await send({ recipient: `p${nth}@exemplo.test` })
    for (let round = 0; round < 12; round += 1) {
      expect(await deliver()).toBe(0)
      wait(1)
    }
    expect(failures.length).toBeGreaterThan(10)
    await listen()
    wait(60)
    expect(await deliver()).toBe(20)
    expect(await deliver()).toBe(0)
    expect(inbox.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, nth) => `p${nth}@exemplo.test`).toSorted(),
    )
    expect(new Set(inbox.map(({ mail }) => mail.messageId)).size).toBe(20)
  })

  test('a full mailbox is tried again, one that does not exist is given up, and other mails are sent', async () => {
    refusals = new Map([
      ['cheia@exemplo.test', 452],
      ['ninguem@exemplo.test', 550],
    ])
    await listen()
    await send({ recipient: 'ninguem@exemplo.test' })
    await send({ recipient: 'cheia@exemplo.test' })
    await send()
    await deliver()
    await deliver()
    expect(inbox.map(({ recipients }) => recipients)).toEqual([['ana@exemplo.test']])
    refusals = new Map()
    wait(60)
    expect(await deliver()).toBe(1)
    const states = (await outbox()).map(({ sent_at, given_up_at }) => [
      sent_at !== null,
      given_up_at !== null,
    ])
    expect(states).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ])
    expect((await outbox())[0]?.last_error).toContain('no')
  })

  test.each([
    ['DATA', '550 5.4.5 Daily user sending quota exceeded.'],
    ['MAIL FROM', '530 5.7.0 Authentication required'],
    ['MAIL FROM', '550 5.1.0 Sender denied'],
    ['RCPT TO', '530 Authentication required'],
    ['RCPT TO', '554 5.7.1 Relay access denied'],
    ['RCPT TO', '550 Relaying denied'],
    ['RCPT TO', '550 You have exceeded your hourly limit'],
    ['RCPT TO', '553 5.1.8 Sender address rejected: Domain not found'],
    ['RCPT TO', '552 5.2.2 Mailbox full'],
  ] as const)('at %s, “%s” is not about one address: both mails wait and arrive', async (command, reply) => {
    refusing = { command, reply }
    await listen()
    await send()
    await send({ recipient: 'bia@exemplo.test' })
    expect([await deliver(), await deliver(), failures.length]).toEqual([0, 0, 2])
    refusing = null
    wait(60)
    expect(await deliver()).toBe(2)
    expect(inbox.flatMap(({ recipients }) => recipients)).toEqual(['ana@exemplo.test', 'bia@exemplo.test'])
  })

  test.each([
    '550 5.1.1 <quota@exemplo.test> User unknown',
    '556 5.1.10 The domain takes no mail',
    '550 5.2.1 The account is disabled',
    '550 No such user here',
    '553 Mailbox name not allowed',
  ])('“%s” is about the recipient: given up', async (reply) => {
    refusing = { command: 'RCPT TO', reply }
    await listen()
    await send()
    expect(await deliver()).toBe(0)
    expect(await outbox()).toMatchObject([{ given_up_at: now, last_error: expect.stringContaining(reply) }])
  })

  test('a mail sent again after a crash has the same id', async () => {
    await listen()
    await send()
    await deliver()
    await database.db.updateTable('outbox').set({ sent_at: null }).execute()
    await deliver()
    const ids = inbox.map(({ mail }) => mail.messageId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('one recipient, whatever is written', () => {
  test.each([
    'b@y.test\r\nBcc: evil@z.test',
    'b@y.test, evil@z.test',
    'b@y.test;evil@z.test',
    'Evil <evil@z.test>',
    '"a"@y.test,evil@z.test',
    '',
  ])('a mail to %j is given up and never sent', async (recipient) => {
    await listen()
    await send({ recipient })
    expect(await deliver()).toBe(0)
    expect(inbox).toEqual([])
    expect(await outbox()).toMatchObject([{ sent_at: null, given_up_at: now }])
  })

  test.each([
    ['a name', { name: 'Ana\r\nBcc: evil@z.test' }],
    ['a name with an address', { name: 'x" <evil@z.test>, "y' }],
    ['a name with a comma', { name: 'Souza, evil@z.test' }],
    ['a subject', { subject: 'Oi\r\nBcc: evil@z.test\r\n\r\nCorpo' }],
  ])('%s cannot add a recipient', async (_what, over) => {
    await listen()
    await send(over)
    expect(await deliver()).toBe(1)
    expect(inbox.map(({ recipients }) => recipients)).toEqual([['ana@exemplo.test']])
    expect(inbox[0]?.mail.bcc ?? []).toEqual([])
    expect(inbox[0]?.mail.to?.map(({ address }) => address)).toEqual(['ana@exemplo.test'])
    const [headers] = (inbox[0]?.raw ?? '').split('\r\n\r\n')
    expect(headers).not.toMatch(/^bcc:/im)
  })

  test('a file path or URL in the text is only text', async () => {
    const secret = join(tmpdir(), `ensaio-secret-${port}`)
    await writeFile(secret, 'canary-in-a-file')
    await listen()
    await send({ parts: [`file://${secret}`, JSON.stringify({ path: secret })] })
    await deliver()
    expect(inbox).toHaveLength(1)
    expect(inbox[0]?.mail.text).not.toContain('canary-in-a-file')
  })
})

describe('a received mail', () => {
  test('has the date of its event, in the format of mail headers', async () => {
    await listen()
    const happened = new Date(now).toUTCString().replace('GMT', '+0000')
    await send()
    wait(30)
    await deliver()
    expect(inbox[0]?.raw).toContain(`\r\nDate: ${happened}\r\n`)
  })

  test('HTML shows typed text and runs none of it', async () => {
    await listen()
    await send({
      subject: 'A & B <b>',
      parts: [
        '<img src=x onerror=alert(1)>',
        { facts: [['"><script>', `'"&<`]] },
        { label: '<i>', url: 'https://ensaio.test/?a="><script>' },
      ],
    })
    await deliver()
    const html = inbox[0]?.mail.html ?? ''
    expect(html).not.toMatch(/<script|<img|<i>|<b>/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('<title>A &amp; B &lt;b&gt;</title>')
    // Opening the mail loads nothing from the network.
    expect(html).not.toMatch(/<[^>]* src=|url\(|<link|@import/)
    expect(html).toMatch(/<html lang="pt-BR">/)
    expect(inbox[0]?.mail.text).toContain('<img src=x onerror=alert(1)>')
  })

  test.each([
    ['CONFIRMED', 'PUBLISH'],
    ['CANCELLED', 'CANCEL'],
  ] as const)('a %s visit is attached as a calendar file, in UTC', async (status, method) => {
    const event: CalendarEvent = {
      uid: 'abc@ensaio',
      sequence: 7,
      status,
      start: '2026-11-23T11:30:00.000Z',
      title: 'Ensaio: Rua Augusta, 1500',
      location: 'Rua Augusta, 1500',
      description: 'Olá',
      stamp: now,
    }
    await listen()
    await send({ event })
    await deliver()
    const parts = inbox[0]?.mail.attachments ?? []
    const files = parts.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer).split(/\r?\n/))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      expect(file).toEqual(
        expect.arrayContaining([
          `METHOD:${method}`,
          'UID:abc@ensaio',
          'SEQUENCE:7',
          'DTSTART:20261123T113000Z',
          'ORGANIZER;CN="Ensaio":mailto:ola@ensaio.test',
        ]),
      )
    }
    expect(inbox[0]?.raw).toContain('filename=ensaio.ics')
    expect(inbox[0]?.raw).toMatch(new RegExp(`text/calendar; charset=utf-8; method=${method}`))
  })
})

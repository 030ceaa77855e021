import type { MailPage, OutboxLetter } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Mail, MailRefused, mailbox } from '../adapters/mail/mail.ts'
import { linksOf } from '../config/links.ts'
import { transact } from '../database/database.ts'
import { deliverMail } from '../jobs/deliver-mail.ts'
import { writeLetter } from './letters/write-letter.ts'
import { enqueueMail } from './repository/outbox.ts'

const noon = '2026-11-20T15:00:00.000Z'

const links = linksOf('http://localhost:3000')
let demo: DemoApp
let admin: Caller
beforeAll(async () => {
  demo = await openDemoApp({ now: noon })
  admin = await signedIn(demo.app, 'admin@demo.test')
})
afterAll(() => demo.close())
beforeEach(async () => {
  await demo.db.deleteFrom('outbox').execute()
})

async function write(recipient: string, subject: string): Promise<number> {
  const letter = writeLetter({ recipient, name: 'Ana Souza', subject, about: null, parts: ['Até lá.'] })
  await transact(demo.db, (tx) => enqueueMail(tx, letter, noon))
  const { id } = await demo.db
    .selectFrom('outbox')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

/** Runs a round of the job; addresses at `nowhere.test` are refused for good, those at `later.test` fail temporarily. */
async function deliver(sent: Mail[] = []): Promise<number> {
  const mailer = {
    send: async (mail: Mail) => {
      if (mail.to.address.endsWith('@nowhere.test')) throw new MailRefused('550 5.1.1 No such user')
      if (mail.to.address.endsWith('@later.test')) throw new Error('421 Try again later')
      sent.push(mail)
    },
  }
  const clock = { now: () => noon }
  return deliverMail({ db: demo.db, clock, mailer, from: mailbox('ola@ensaio.test'), links }, () => undefined)
}

async function search(query = ''): Promise<MailPage> {
  const answer = await admin.get(`/staff/mails${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.data
}

describe('the outbox', () => {
  test('lists mails that were sent, given up with the reason, and waiting', async () => {
    await write('ana@exemplo.test', 'Visita agendada')
    await write('bia@nowhere.test', 'Pedido de correção')
    await write('caio@later.test', 'Correção entregue')
    await deliver()
    const { mails, totals, last_page } = await search()
    expect([totals, last_page]).toEqual([{ waiting: 1, sent: 1, failed: 1 }, 1])
    expect(mails).toEqual([
      {
        id: expect.any(Number),
        channel: 'mail',
        recipient: 'caio@later.test',
        recipient_name: 'Ana Souza',
        subject: 'Correção entregue',
        state: 'waiting',
        attempts: 1,
        created_at: noon,
        sent_at: null,
        delivered_at: null,
        read_at: null,
        replaced_by: null,
        instead_of: null,
        last_error: '421 Try again later',
      },
      expect.objectContaining({ state: 'failed', attempts: 1, last_error: '550 5.1.1 No such user' }),
      expect.objectContaining({ state: 'sent', sent_at: noon, last_error: null }),
    ])
    const failed = await search('?state=failed')
    expect(failed.mails.map(({ recipient }) => recipient)).toEqual(['bia@nowhere.test'])
    expect(failed.totals).toEqual(totals)
    const found = await search(`?text=${encodeURIComponent('CORRECAO')}`)
    expect([found.mails.length, found.totals]).toEqual([2, { waiting: 1, sent: 0, failed: 1 }])
    expect((await search('?text=Ana%40exemplo')).mails.map(({ state }) => state)).toEqual(['sent'])
    expect((await search('?text=%25')).mails).toEqual([])
  })

  test('has pages of 25, newest first, for all mails and for each state', async () => {
    for (let nth = 0; nth < 27; nth += 1) await write(`p${nth}@exemplo.test`, 'Visita agendada')
    await deliver()
    await write('nova@exemplo.test', 'Visita agendada')
    const [first, second, third] = [await search(), await search('?page=2'), await search('?page=3')]
    expect([first.last_page, first.mails.length, second.mails.length, third.mails]).toEqual([2, 25, 3, []])
    expect(first.mails[0]?.recipient).toBe('nova@exemplo.test')
    expect((await search('?state=waiting')).last_page).toBe(1)
    expect((await search('?state=sent&page=2')).mails).toHaveLength(2)
  })

  test.each(['?state=lost', '?page=0', '?page=x'])('%s is refused', async (query) => {
    const answer = await admin.get(`/staff/mails${query}`)
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid'])
  })
})

describe('a mail', () => {
  const recover = async (app: DemoApp): Promise<OutboxLetter> => {
    await demoCaller(app.app).post('/auth/recover', { email: 'pospago@demo.test' })
    const own = await signedIn(app.app, 'admin@demo.test')
    const page = (await own.get('/staff/mails?text=pospago')).body.data as MailPage
    return (await own.get(`/staff/mails/${page.mails[0]?.id}`)).body.data
  }

  test('is shown whole, with its magic link, while mails stay in the data folder', async () => {
    const letter = await recover(demo)
    const token = letter.text.match(/magictoken=([\w-]{43})\n/)?.[1]
    expect(letter).toMatchObject({ recipient: 'pospago@demo.test', state: 'waiting' })
    expect((await demoCaller(demo.app).get(`/auth/magic/?token=${token}`)).status).toBe(200)
  })

  test('is shown without its magic link once mails leave by SMTP', async () => {
    const sending = await openDemoApp({ now: noon, config: { smtpUrl: 'smtp://mail.test' } })
    const letter = await recover(sending)
    expect(letter.text).toContain('http://localhost:3000/?magictoken=•••\n')
    expect(letter.text).not.toMatch(/magictoken=[\w-]/)
    const own = await signedIn(sending.app, 'admin@demo.test')
    const again = await own.post(`/staff/mails/${letter.id}/retry`)
    expect([again.status, again.body.data]).toEqual([200, letter])
    await sending.close()
  })

  test('is 404 when it does not exist', async () => {
    for (const answer of [
      await admin.get('/staff/mails/99999'),
      await admin.post('/staff/mails/99999/retry'),
    ]) {
      expect([answer.status, answer.body.error_message]).toEqual([404, 'Não encontramos o que você procura.'])
    }
  })
})

describe('trying again', () => {
  test('lets the next round send mails that were given up or wait for their next try', async () => {
    const ids = [
      await write('bia@nowhere.test', 'Visita agendada'),
      await write('caio@later.test', 'Visita agendada'),
    ]
    await deliver()
    const sent: Mail[] = []
    await deliver(sent)
    expect(sent).toEqual([])
    await demo.db
      .updateTable('outbox')
      .set({ recipient: 'certo@exemplo.test' })
      .where('id', 'in', ids)
      .execute()
    for (const id of ids) {
      const answer = await admin.post(`/staff/mails/${id}/retry`)
      expect([answer.status, answer.body.data]).toEqual([
        200,
        expect.objectContaining({ id, state: 'waiting', attempts: 0, sent_at: null }),
      ])
    }
    await deliver(sent)
    expect(sent).toHaveLength(2)
    expect((await search()).totals).toEqual({ waiting: 0, sent: 2, failed: 0 })
  })

  test('is refused for sent mails, so that nobody gets a mail twice', async () => {
    const id = await write('ana@exemplo.test', 'Visita agendada')
    await deliver()
    const answer = await admin.post(`/staff/mails/${id}/retry`)
    expect([answer.status, answer.body]).toEqual([
      409,
      { error: true, code: 'transition_refused', error_message: 'Esta mensagem já foi enviada.' },
    ])
    const sent: Mail[] = []
    await deliver(sent)
    expect(sent).toEqual([])
  })
})

test.each(['fotografo@demo.test', 'pospago@demo.test', null])(
  'every endpoint is refused for %s',
  async (email) => {
    const id = await write('ana@exemplo.test', 'Visita agendada')
    const caller = email === null ? demoCaller(demo.app) : await signedIn(demo.app, email)
    const refused = email === null ? [401, 'signed_out'] : [403, 'wrong_role']
    for (const answer of [
      await caller.get('/staff/mails'),
      await caller.get(`/staff/mails/${id}`),
      await caller.post(`/staff/mails/${id}/retry`),
    ]) {
      expect([answer.status, answer.body.code]).toEqual(refused)
    }
  },
)

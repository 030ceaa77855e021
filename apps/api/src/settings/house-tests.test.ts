import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { startSafe2Pay } from '@ensaio/testing/stand-ins/safe2pay-stand-in'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { safe2pay } from '../adapters/gateway/gateway-safe2pay.ts'
import { closedGateway } from '../adapters/gateway/gateway-simulated.ts'
import type { Mail, Mailer } from '../adapters/mail/mail.ts'
import { smtpMailer } from '../adapters/mail/smtp.ts'
import { checkPayments } from './check-payments.ts'

const noon = '2026-11-20T15:00:00.000Z'

async function house(mailer?: Mailer): Promise<{ demo: DemoApp; admin: Caller }> {
  const smtpUrl = mailer === undefined ? null : 'smtp://mail.test'
  const demo = await openDemoApp({ now: noon, config: { smtpUrl }, ...(mailer && { mailer }) })
  onTestFinished(() => demo.close())
  // The demo's house dismissed them.
  await demo.db.deleteFrom('first_steps').execute()
  return { demo, admin: await signedIn(demo.app, 'admin@demo.test') }
}

const isDone = async (admin: Caller, name: string) => {
  const { data } = (await admin.get('/staff/first-steps')).body as { data: { name: string; done: boolean }[] }
  return data.find((step) => step.name === name)?.done
}

/** A mail server that answers a command with a refusal. */
async function mailServer(refusal: { code: number; text: string } | null) {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      received.push(address)
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done())
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const stop = () => new Promise<void>((stopped) => server.close(() => stopped()))
  const { port } = server.server.address() as AddressInfo
  return { mailer: smtpMailer(`smtp://127.0.0.1:${port}`), received, stop }
}

test('a test mail leaves at once to the administrator’s own address, and does the step (rule mail-test)', async () => {
  const server = await mailServer(null)
  onTestFinished(server.stop)
  const { demo, admin } = await house(server.mailer)
  expect(await isDone(admin, 'mails')).toBe(false)
  expect((await admin.post('/staff/house/mail-test')).body.data).toEqual({
    outcome: 'sent',
    to: 'admin@demo.test',
    said: null,
  })
  expect(server.received).toEqual(['admin@demo.test'])
  expect(await isDone(admin, 'mails')).toBe(true)
  const events = await demo.db
    .selectFrom('office_events')
    .select('detail')
    .where('kind', '=', 'mail_tested')
    .execute()
  expect(events).toEqual([{ detail: { outcome: 'sent' } }])
})

test.each([
  [{ code: 550, text: 'No such user here' }, 'refused', 'No such user here'],
  [{ code: 452, text: 'Mailbox full' }, 'refused', 'Mailbox full'],
])('a mail server that answers %o is told, and the step stays open', async (refusal, outcome, said) => {
  const server = await mailServer(refusal)
  onTestFinished(server.stop)
  const { admin } = await house(server.mailer)
  expect((await admin.post('/staff/house/mail-test')).body.data).toEqual({
    outcome,
    to: 'admin@demo.test',
    said: expect.stringContaining(said),
  })
  expect(await isDone(admin, 'mails')).toBe(false)
})

test('a mail server that is gone is unreachable', async () => {
  const server = await mailServer(null)
  await server.stop()
  const { admin } = await house(server.mailer)
  expect((await admin.post('/staff/house/mail-test')).body.data).toMatchObject({
    outcome: 'unreachable',
    said: expect.stringContaining('ECONNREFUSED'),
  })
})

test('a wrong name or password at the mail server is told apart', async () => {
  const mailer: Mailer = {
    send: (_mail: Mail) =>
      Promise.reject(Object.assign(new Error('535 no'), { code: 'EAUTH', responseCode: 535 })),
  }
  const { admin } = await house(mailer)
  expect((await admin.post('/staff/house/mail-test')).body.data).toMatchObject({
    outcome: 'wrong_login',
    said: '535 no',
  })
})

test('without a mail server the mail is kept, and the step stays open', async () => {
  const { admin } = await house()
  expect((await admin.post('/staff/house/mail-test')).body.data).toMatchObject({ outcome: 'kept' })
  expect(await isDone(admin, 'mails')).toBe(false)
})

test('simulated payments say so, and do the step (rule payment-test)', async () => {
  const { admin } = await house()
  expect(await isDone(admin, 'payments')).toBe(false)
  expect((await admin.post('/staff/house/payment-test')).body.data).toEqual({
    outcome: 'simulated',
    said: null,
  })
  expect(await isDone(admin, 'payments')).toBe(true)
})

test('a key is asked of the gateway, which is charged nothing (rule payment-test)', async () => {
  const standIn = await startSafe2Pay()
  onTestFinished(() => standIn.close())
  const config = { apiKey: 'key-1', secretKey: 'secret-1', sandbox: false }
  const gateway = safe2pay({ ...config, paymentUrl: standIn.url, apiUrl: standIn.url })
  expect(await checkPayments(gateway, 'safe2pay')).toEqual({ outcome: 'live', said: null })
  expect(await checkPayments(gateway, 'sandbox')).toEqual({ outcome: 'sandbox', said: null })
  standIn.looking = 'wrong key'
  expect(await checkPayments(gateway, 'safe2pay')).toEqual({ outcome: 'wrong_key', said: 'HTTP 401' })
  expect(standIn.charges).toEqual([])
  await standIn.close()
  expect((await checkPayments(gateway, 'safe2pay')).outcome).toBe('unreachable')
  expect(await checkPayments(closedGateway, 'closed')).toEqual({ outcome: 'closed', said: null })
})

import { demoBooking, demoVisits } from '@ensaio/testing/scenes/demo-visits'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller } from '@ensaio/testing/server/demo-caller'
import { signedForm, startTwilio, type TwilioStandIn } from '@ensaio/testing/stand-ins/twilio-stand-in'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSenders } from '../../adapters/phone/open-senders.ts'
import { linksOf } from '../../config/links.ts'
import { deliverMessages } from '../../jobs/deliver-messages.ts'

const links = linksOf('http://localhost:3000')
const noon = '2026-11-20T15:00:00.000Z'

let demo: DemoApp
let twilio: TwilioStandIn
let now = noon
beforeAll(async () => {
  twilio = await startTwilio()
  demo = await openDemoApp({ now: noon, config: { phone: { whatsapp: null, sms: twilio.config } } })
})
afterAll(async () => {
  await demo.close()
  await twilio.close()
})
beforeEach(async () => {
  now = noon
  Object.assign(twilio, { accepted: [], asked: 0, sending: 'usual' })
  for (const table of ['phone_messages', 'phone_preferences'] as const)
    await demo.db.deleteFrom(table).execute()
  const visits = demoVisits(demo)
  const place = await visits.unscheduled()
  const body = demoBooking('2026-11-30', '10h30', { accepts_messages_by: ['sms'] })
  expect((await demoCaller(demo.app).post(`/sessions/public/${place.token}`, body)).status).toBe(200)
  return () => visits.reset(place)
})

async function deliver(): Promise<void> {
  const senders = openSenders({ whatsapp: null, sms: twilio.config }, links.smsNotices)
  await deliverMessages({ db: demo.db, clock: { now: () => now }, links, senders }, () => undefined)
}
const message = () => demo.db.selectFrom('phone_messages').selectAll().executeTakeFirstOrThrow()
const addressOf = () => twilio.accepted[0]?.form.StatusCallback ?? ''
async function notice(fields: Record<string, string>, token = twilio.config.authToken): Promise<number> {
  return (await demo.app.inject(signedForm(token, addressOf(), fields))).statusCode
}

test('without WhatsApp, whoever asks for messages gets them by SMS, with the whole text', async () => {
  await deliver()
  expect(twilio.accepted.map(({ form }) => [form.To, form.From])).toEqual([
    ['+5551999998888', '+551150001234'],
  ])
  expect(twilio.accepted[0]?.form.Body).toMatch(
    /^Olá, Ana! A visita do fotógrafo está marcada: .+ e escolha\.$/,
  )
  expect(await message()).toMatchObject({ channel: 'sms', sent_at: now, service_id: 'SM1' })
})

test('its notices tell how far it came; a forged one is refused', async () => {
  await deliver()
  expect(await notice({ MessageSid: 'SM1', MessageStatus: 'delivered' }, 'guessed')).toBe(401)
  expect((await message()).delivered_at).toBeNull()
  expect(await notice({ MessageSid: 'SM1', MessageStatus: 'delivered' })).toBe(200)
  expect(await notice({ MessageSid: 'SM1', MessageStatus: 'sent' })).toBe(200)
  expect((await message()).delivered_at).toBe(now)
})

test('undelivered: with the reason of its code', async () => {
  await deliver()
  await notice({ MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' })
  expect((await message()).last_error).toBe('O número não recebe mensagens por SMS. (30003)')
})

test.each([
  ['landline', 'O número não é de um celular. (21614)'],
  ['stopped', 'A pessoa não quer mais receber mensagens neste número. (21610)'],
] as const)('%s: given up at once', async (mood, reason) => {
  twilio.sending = mood
  await deliver()
  expect(await message()).toMatchObject({ given_up_at: now, last_error: reason })
})

test('too many: later; accepted without an answer: its notice marks it, and it is not sent again', async () => {
  twilio.sending = 'too many'
  await deliver()
  expect((await message()).last_error).toBe('O SMS pediu para enviar mais devagar. (20429)')
  twilio.sending = 'lost'
  now = '2026-11-20T15:01:00.000Z'
  await deliver()
  expect((await message()).sent_at).toBeNull()
  twilio.sending = 'usual'
  expect(await notice({ MessageSid: 'SM1', MessageStatus: 'queued' })).toBe(200)
  now = '2026-11-20T15:20:00.000Z'
  await deliver()
  expect(twilio.accepted).toHaveLength(1)
})

test('an unknown error of the service itself may follow an accepted message: sent again after ten minutes', async () => {
  twilio.sending = 'failed inside'
  await deliver()
  expect(await message()).toMatchObject({ given_up_at: null, sent_at: null })
  twilio.sending = 'usual'
  now = '2026-11-20T15:09:00.000Z'
  await deliver()
  expect(twilio.asked).toBe(1)
  now = '2026-11-20T15:10:00.000Z'
  await deliver()
  expect([twilio.accepted.length, (await message()).sent_at]).toEqual([1, now])
})

test('an unknown error with the status of too many: later', async () => {
  twilio.sending = 'daily limit'
  await deliver()
  expect(await message()).toMatchObject({
    given_up_at: null,
    last_error: 'O SMS pediu para enviar mais devagar. (63038)',
  })
  twilio.sending = 'usual'
  now = '2026-11-20T15:01:00.000Z'
  await deliver()
  expect((await message()).sent_at).toBe(now)
})

test('an answer of SAIR ends it', async () => {
  const fields = { MessageSid: 'SM9', From: '+5551999998888', To: '+551150001234', Body: 'Sair' }
  const form = signedForm(twilio.config.authToken, links.smsNotices, fields)
  expect((await demo.app.inject(form)).statusCode).toBe(200)
  await deliver()
  expect([twilio.asked, (await message()).last_error]).toEqual([
    0,
    'A pessoa não quer mais receber mensagens neste número.',
  ])
})

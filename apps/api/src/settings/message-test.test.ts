import type { MessageTest } from '@ensaio/domain'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { type Caller, signedIn } from '@ensaio/testing/server/demo-caller'
import { startTwilio, type TwilioStandIn } from '@ensaio/testing/stand-ins/twilio-stand-in'
import { replyNotice, startWhatsApp, type WhatsAppStandIn } from '@ensaio/testing/stand-ins/whatsapp-stand-in'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const noon = '2026-11-20T15:00:00.000Z'
const typed = '(11) 91234-5678'
const to = '+5511912345678'

let demo: DemoApp
let whatsapp: WhatsAppStandIn
let twilio: TwilioStandIn
let admin: Caller
beforeAll(async () => {
  whatsapp = await startWhatsApp()
  twilio = await startTwilio()
  const phone = { whatsapp: whatsapp.config, sms: twilio.config }
  demo = await openDemoApp({ now: noon, config: { phone, rateLimits: true } })
})
afterAll(async () => {
  await demo.close()
  await whatsapp.close()
  await twilio.close()
})
beforeEach(async () => {
  Object.assign(whatsapp, { accepted: [], asked: 0, sending: 'usual' })
  Object.assign(twilio, { accepted: [], asked: 0, sending: 'usual' })
  for (const table of ['phone_preferences', 'rate_limits'] as const) await demo.db.deleteFrom(table).execute()
  admin = await signedIn(demo.app, 'admin@demo.test')
})

const testBy = async (channel: 'whatsapp' | 'sms', phone = typed) =>
  (await admin.post('/staff/house/message-test', { channel, phone })).body.data as MessageTest

test('a message leaves at once by either channel, with the link that ends messages (rule message-test)', async () => {
  expect(await testBy('whatsapp')).toEqual({ channel: 'whatsapp', to, failure: null, code: null })
  const [message] = whatsapp.accepted
  expect([message?.to, message?.template]).toEqual(['5511912345678', 'ensaio_channel_test'])
  expect(message?.values).toEqual(['tudo bem', expect.stringMatching(/\/mails\/[\w-]{32}$/)])
  expect(await testBy('sms')).toEqual({ channel: 'sms', to, failure: null, code: null })
  expect(twilio.accepted[0]?.form.Body).toMatch(/^Olá, tudo bem! Este é um teste/)
  expect(await demo.db.selectFrom('phone_messages').select('id').execute()).toEqual([])
})

test('nobody agrees to messages by a test', async () => {
  await testBy('whatsapp')
  const kept = await demo.db
    .selectFrom('phone_preferences')
    .select(['phone', 'whatsapp_since', 'sms_since'])
    .execute()
  expect(kept).toEqual([{ phone: to, whatsapp_since: null, sms_since: null }])
})

test.each([
  ['not on WhatsApp', 'no_whatsapp', '131026'],
  ['template paused', 'template', '132015'],
  ['too many', 'too_many', '130429'],
  ['gateway failed', 'unclear', null],
] as const)('%s is told', async (mood, failure, code) => {
  whatsapp.sending = mood
  expect(await testBy('whatsapp')).toMatchObject({ failure, code })
})

test('a refusal of the SMS service is told with its code', async () => {
  twilio.sending = 'landline'
  expect(await testBy('sms')).toMatchObject({ failure: 'not_mobile', code: '21614' })
})

test('a number that answered SAIR gets none, and the service is not asked (rule phone-consent)', async () => {
  await testBy('whatsapp')
  await demo.app.inject(replyNotice(whatsapp.config, '5511912345678', 'SAIR'))
  expect(await testBy('sms')).toMatchObject({ failure: 'stopped' })
  expect(await testBy('whatsapp')).toMatchObject({ failure: 'stopped' })
  expect([whatsapp.asked, twilio.asked]).toEqual([1, 0])
})

test('a landline is refused, and so is everybody but administrators', async () => {
  const landline = await admin.post('/staff/house/message-test', { channel: 'sms', phone: '(11) 3333-4444' })
  expect([landline.status, landline.body.fields]).toEqual([422, { phone: expect.stringMatching(/celular/) }])
  const photographer = await signedIn(demo.app, 'fotografo@demo.test')
  expect(
    (await photographer.post('/staff/house/message-test', { channel: 'sms', phone: typed })).status,
  ).toBe(403)
})

test('it stands in the log of changes without the number, and is limited', async () => {
  await testBy('sms')
  const events = await demo.db
    .selectFrom('office_events')
    .select('detail')
    .where('kind', '=', 'message_tested')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  expect(events).toEqual([{ detail: { channel: 'sms', outcome: 'accepted' } }])
  const listed = (await admin.get('/staff/audit')).text
  expect(listed).toContain('testou o envio por SMS')
  expect(listed).not.toContain('91234')
  const codes: number[] = []
  for (let nth = 0; nth < 10; nth += 1)
    codes.push((await admin.post('/staff/house/message-test', { channel: 'sms', phone: typed })).status)
  expect(codes.slice(-2)).toEqual([200, 429])
})

test('without a key the channel is off', async () => {
  const plain = await openDemoApp({ now: noon })
  const helena = await signedIn(plain.app, 'admin@demo.test')
  const { body } = await helena.post('/staff/house/message-test', { channel: 'whatsapp', phone: typed })
  expect(body.data).toMatchObject({ failure: 'off', code: null })
  await plain.close()
})

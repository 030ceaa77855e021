import type { MailPage, OutboxMail } from '@ensaio/domain'
import { openPhoneScene, type PhoneScene } from '@ensaio/testing/scenes/phone-scene'
import { signedIn } from '@ensaio/testing/server/demo-caller'
import { smsNotice } from '@ensaio/testing/stand-ins/twilio-stand-in'
import { progressNotice, replyNotice } from '@ensaio/testing/stand-ins/whatsapp-stand-in'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const number = '5551999998888'
const undelivered = 'O número não recebe mensagens por WhatsApp. (131026)'

let scene: PhoneScene
beforeAll(async () => {
  scene = await openPhoneScene({ hasSms: true })
})
afterAll(() => scene.close())
beforeEach(() => scene.begin())

const said = async () => (await scene.messages()).map(({ channel, last_error }) => [channel, last_error])
const asked = () => [scene.whatsapp.asked, scene.twilio.asked]
const cancel = async () => {
  const admin = await signedIn(scene.demo.app, 'admin@demo.test')
  expect((await admin.post(`/sessions/${scene.place().id}`, { status: 3 })).status).toBe(200)
}
const remember = (no_whatsapp_at: string | null) =>
  scene.demo.db.updateTable('phone_preferences').set({ no_whatsapp_at }).execute()

describe('a number without WhatsApp (rule phone-fallback)', () => {
  test('refused at once: goes by SMS in the same round, once, to the same number with the same words', async () => {
    scene.whatsapp.missing.add(number)
    await scene.book()
    await scene.deliver()
    expect(await said()).toEqual([
      ['whatsapp', undelivered],
      ['sms', null],
    ])
    expect(await scene.states()).toEqual(['failed', 'sent'])
    const [one] = scene.twilio.accepted
    expect([one?.form.To, one?.form.Body]).toEqual([
      `+${number}`,
      expect.stringMatching(/^Olá, Ana! A visita do fotógrafo está marcada: /),
    ])
    scene.wait(60)
    await scene.deliver()
    expect(asked()).toEqual([1, 1])
  })

  test('told later, twice, also after a restart: one SMS', async () => {
    await scene.book()
    await scene.deliver()
    const failed = progressNotice(scene.whatsapp.config, scene.onlyAccepted(), 'failed', 131026)
    const answers = await Promise.all([scene.notice(failed), scene.notice(failed)])
    expect(answers).toEqual([200, 200])
    await scene.deliver()
    expect(await scene.notice(failed)).toBe(200)
    await scene.deliver()
    expect(await scene.states()).toEqual(['failed', 'sent'])
    expect(asked()).toEqual([1, 1])
  })

  test('the answer was lost, and the notice says that there is no WhatsApp: one SMS, and WhatsApp is not asked again', async () => {
    await scene.book()
    scene.whatsapp.sending = 'lost'
    await scene.deliver()
    scene.whatsapp.sending = 'usual'
    await scene.notice(progressNotice(scene.whatsapp.config, scene.onlyAccepted(), 'failed', 131026))
    scene.wait(11)
    await scene.deliver()
    expect([asked(), await scene.states()]).toEqual([
      [1, 1],
      ['failed', 'sent'],
    ])
  })

  test('another failure, or one after the arrival, sends no SMS', async () => {
    await scene.book()
    await scene.deliver()
    const notice = (status: 'delivered' | 'failed', code?: number) =>
      scene.notice(progressNotice(scene.whatsapp.config, scene.onlyAccepted(), status, code))
    await notice('failed', 131050)
    await notice('delivered')
    await notice('failed', 131026)
    await scene.deliver()
    expect([asked(), await scene.states()]).toEqual([[1, 0], ['delivered']])
  })

  test('what WhatsApp delivers after all drops the SMS that waits', async () => {
    await scene.book()
    await scene.deliver()
    const notice = (status: 'delivered' | 'failed', code?: number) =>
      scene.notice(progressNotice(scene.whatsapp.config, scene.onlyAccepted(), status, code))
    await notice('failed', 131026)
    await notice('delivered')
    await scene.deliver()
    expect([asked(), await scene.states()]).toEqual([[1, 0], ['delivered']])
  })

  test('the next message goes by SMS directly, and after thirty days WhatsApp is asked again', async () => {
    scene.whatsapp.missing.add(number)
    await scene.book()
    await scene.deliver()
    await cancel()
    await scene.deliver()
    expect(asked()).toEqual([1, 2])
    expect((await said()).at(-1)).toEqual(['sms', null])
    await remember('2026-10-21T15:00:00.000Z')
    await scene.demo.db.deleteFrom('phone_messages').execute()
    await scene.visits.reset(scene.place())
    await scene.book()
    await scene.deliver()
    expect(asked()).toEqual([2, 3])
  })

  test('what waits already goes by SMS without asking WhatsApp, unless WhatsApp may have accepted it', async () => {
    await scene.book()
    await remember(scene.now())
    await scene.deliver()
    expect([asked(), await said()]).toEqual([[0, 1], [['sms', null]]])
    await remember(null)
    await cancel()
    scene.whatsapp.sending = 'lost'
    await scene.deliver()
    await remember(scene.now())
    scene.whatsapp.sending = 'usual'
    scene.wait(11)
    await scene.deliver()
    expect(asked()).toEqual([2, 1])
  })

  test('an arrival by WhatsApp forgets that there was none', async () => {
    await scene.book()
    await remember('2026-10-01T12:00:00.000Z')
    await scene.deliver()
    await scene.notice(progressNotice(scene.whatsapp.config, scene.onlyAccepted(), 'delivered'))
    const kept = await scene.demo.db.selectFrom('phone_preferences').select('no_whatsapp_at').execute()
    expect(kept).toEqual([{ no_whatsapp_at: null }])
  })
})

describe('consent holds for both (rule phone-consent)', () => {
  test('who agreed to WhatsApp alone gets no SMS', async () => {
    scene.whatsapp.missing.add(number)
    await scene.book({ accepts_messages_by: ['whatsapp'] })
    await scene.deliver()
    expect([await said(), asked()]).toEqual([[['whatsapp', undelivered]], [1, 0]])
  })

  test('SAIR, by WhatsApp or SMS, also ends the SMS that waits', async () => {
    await scene.book()
    await scene.deliver()
    await scene.notice(progressNotice(scene.whatsapp.config, scene.onlyAccepted(), 'failed', 131026))
    expect(await scene.notice(replyNotice(scene.whatsapp.config, number, 'SAIR'))).toBe(200)
    await scene.deliver()
    expect([(await said()).at(-1), asked()]).toEqual([
      ['sms', 'A pessoa não quer mais receber mensagens neste número.'],
      [1, 0],
    ])
  })
})

test('“Caixa de saída” shows both attempts and why, and the first is not sent again', async () => {
  scene.whatsapp.missing.add(number)
  await scene.book()
  await scene.deliver()
  const [sms] = scene.twilio.accepted
  if (sms) await scene.notice(smsNotice(scene.twilio, sms, 'delivered'))
  const admin = await signedIn(scene.demo.app, 'admin@demo.test')
  const { mails } = (await admin.get('/staff/mails?text=99999-8888')).body.data as MailPage
  const [second, first] = mails as [OutboxMail, OutboxMail]
  expect([second, first]).toMatchObject([
    { channel: 'sms', state: 'sent', instead_of: first.id, replaced_by: null },
    {
      channel: 'whatsapp',
      state: 'failed',
      replaced_by: second.id,
      instead_of: null,
      last_error: undelivered,
    },
  ])
  expect(second.delivered_at).not.toBeNull()
  expect((await admin.post(`/staff/mails/${first.id}/retry`)).status).toBe(409)
  const { body } = await admin.get(`/sessions/${scene.place().id}/events`)
  expect((body.data as { text: string }[]).slice(0, 2).map(({ text }) => text)).toEqual([
    'Mensagem enviada: “Visita agendada” a quem recebe o fotógrafo por SMS',
    `Mensagem não enviada: “Visita agendada” a quem recebe o fotógrafo por WhatsApp. ${undelivered}`,
  ])
})

test('the link asks for both ways at once', async () => {
  await scene.book()
  const kept = await scene.demo.db
    .selectFrom('phone_preferences')
    .select(['whatsapp_since', 'sms_since'])
    .execute()
  expect(kept).toEqual([{ whatsapp_since: scene.now(), sms_since: scene.now() }])
})

import type { MailPage, OutboxLetter } from '@ensaio/domain'
import { openPhoneScene, type PhoneScene } from '@ensaio/testing/scenes/phone-scene'
import { signedIn } from '@ensaio/testing/server/demo-caller'
import { progressNotice, replyNotice } from '@ensaio/testing/stand-ins/whatsapp-stand-in'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let scene: PhoneScene
beforeAll(async () => {
  scene = await openPhoneScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.begin())

describe('when the service fails', () => {
  test.each([
    ['not on WhatsApp', 'O número não recebe mensagens por WhatsApp. (131026)'],
    [
      'template paused',
      'O WhatsApp não aceitou o modelo da mensagem. Confira os modelos aprovados. (132015)',
    ],
  ] as const)('%s: given up at once, with the reason', async (mood, reason) => {
    await scene.book()
    scene.whatsapp.sending = mood
    const failures = await scene.deliver()
    expect((await scene.messages())[0]).toMatchObject({ given_up_at: scene.now(), last_error: reason })
    scene.wait(60)
    await scene.deliver()
    expect([scene.whatsapp.asked, failures.length]).toEqual([1, 1])
    expect(failures.join()).not.toMatch(/\d{8}/)
  })

  test('too many: tried again not before it asked, and once', async () => {
    await scene.book()
    scene.whatsapp.sending = 'too many'
    await scene.deliver()
    scene.whatsapp.sending = 'usual'
    scene.wait(1.9)
    await scene.deliver()
    expect(scene.whatsapp.asked).toBe(1)
    scene.wait(0.1)
    await scene.deliver()
    expect([scene.whatsapp.asked, await scene.states()]).toEqual([2, ['sent']])
  })

  test.each(['sending failed', 'cut'] as const)('%s: sent later', async (mood) => {
    await scene.book()
    scene.whatsapp.sending = mood
    await scene.deliver()
    scene.whatsapp.sending = 'usual'
    scene.wait(10)
    await scene.deliver()
    expect([scene.whatsapp.accepted.length, await scene.states()]).toEqual([1, ['sent']])
  })

  test('a service that is down longer than a day: given up', async () => {
    await scene.book()
    scene.whatsapp.sending = 'sending failed'
    for (let hour = 0; hour < 27; hour += 1) {
      await scene.deliver()
      scene.wait(60)
    }
    expect((await scene.messages())[0]?.last_error).toMatch(/esperou mais de um dia/)
  })

  test('accepted, but the answer was lost: its notice marks it, and it is not sent again', async () => {
    await scene.book()
    scene.whatsapp.sending = 'lost'
    await scene.deliver()
    expect(await scene.states()).toEqual(['waiting'])
    scene.whatsapp.sending = 'usual'
    expect(await scene.notice(progressNotice(scene.whatsapp.config, scene.onlyAccepted(), 'sent'))).toBe(200)
    scene.wait(11)
    await scene.deliver()
    expect([scene.whatsapp.accepted.length, await scene.states()]).toEqual([1, ['sent']])
  })

  test.each(['gateway failed', 'in maintenance'] as const)(
    '%s and no notice: sent again after ten minutes, at most twice, then said to be unclear',
    async (mood) => {
      await scene.book()
      scene.whatsapp.sending = mood
      for (const minutes of [9, 1, 10, 10, 10, 60]) {
        await scene.deliver()
        scene.wait(minutes)
      }
      expect([scene.whatsapp.asked, await scene.states()]).toEqual([3, ['failed']])
      expect((await scene.messages())[0]?.last_error).toMatch(/ela pode ter chegado/)
    },
  )

  test('with a wrong key, all wait and nothing is lost', async () => {
    await scene.book()
    await scene.deliver({ ...scene.whatsapp.config, token: 'old' })
    expect((await scene.messages())[0]).toMatchObject({
      given_up_at: null,
      last_error: 'O WhatsApp não aceitou a chave desta casa. (190)',
    })
    scene.wait(1)
    await scene.deliver()
    expect(await scene.states()).toEqual(['sent'])
  })
})

describe('“Caixa de saída”', () => {
  test('lists messages with their channel and how far they came, finds them by number, and hides the reader’s link', async () => {
    await scene.book()
    await scene.deliver()
    await scene.notice(progressNotice(scene.whatsapp.config, scene.onlyAccepted(), 'read'))
    const admin = await signedIn(scene.demo.app, 'admin@demo.test')
    const { mails } = (await admin.get('/staff/mails?text=(51) 99999-8888')).body.data as MailPage
    expect(mails).toMatchObject([
      { channel: 'whatsapp', recipient: '+5551999998888', state: 'sent', read_at: scene.now() },
    ])
    const all = (await admin.get('/staff/mails')).body.data as MailPage
    expect(new Set(all.mails.map(({ channel }) => channel))).toEqual(new Set(['mail', 'whatsapp']))
    const letter = await admin.get(`/staff/mails/${mails[0]?.id}`)
    expect((letter.body.data as OutboxLetter).text).toMatch(/\/mails\/••• e escolha\.$/)
    expect((await admin.post(`/staff/mails/${mails[0]?.id}/retry`)).status).toBe(409)
  })

  test('a message that was refused is sent again when somebody asks for it', async () => {
    await scene.book()
    scene.whatsapp.sending = 'template paused'
    await scene.deliver()
    scene.whatsapp.sending = 'usual'
    const admin = await signedIn(scene.demo.app, 'admin@demo.test')
    const [one] = await scene.messages()
    const again = await admin.post(`/staff/mails/${one?.id}/retry`)
    expect(again.body.data).toMatchObject({ state: 'waiting' })
    await scene.deliver()
    expect(await scene.states()).toEqual(['sent'])
  })
})

describe('notices', () => {
  test('delivered and read, in any order and twice; a late failure does not undo an arrival', async () => {
    await scene.book()
    await scene.deliver()
    const tell = (...rest: ['sent' | 'delivered' | 'read' | 'failed', number?]) =>
      scene.notice(progressNotice(scene.whatsapp.config, scene.onlyAccepted(), ...rest))
    await tell('delivered')
    expect(await scene.states()).toEqual(['delivered'])
    await tell('read')
    await tell('sent')
    await tell('delivered')
    await tell('read')
    await tell('failed', 131026)
    expect(await scene.states()).toEqual(['read'])
  })

  test('a failure after the acceptance is told with its reason', async () => {
    await scene.book()
    await scene.deliver()
    await scene.notice(progressNotice(scene.whatsapp.config, scene.onlyAccepted(), 'failed', 131026))
    expect(await scene.messages()).toMatchObject([
      { given_up_at: scene.now(), last_error: 'O número não recebe mensagens por WhatsApp. (131026)' },
    ])
    scene.wait(60)
    await scene.deliver()
    expect(scene.whatsapp.asked).toBe(1)
  })

  test('about unknown messages, or another number of the app: taken, and nothing changes', async () => {
    await scene.book()
    await scene.deliver()
    const unknown = { ...scene.onlyAccepted(), id: 'wamid.other', reference: 'none' }
    expect(await scene.notice(progressNotice(scene.whatsapp.config, unknown, 'read'))).toBe(200)
    const other = { ...scene.whatsapp.config, phoneId: '1' }
    expect(await scene.notice(progressNotice(other, scene.onlyAccepted(), 'read'))).toBe(200)
    expect(await scene.notice(replyNotice(other, '5551999998888', 'SAIR'))).toBe(200)
    expect(await scene.states()).toEqual(['sent'])
    expect(
      await scene.demo.db.selectFrom('phone_preferences').select('whatsapp_since').execute(),
    ).not.toEqual([{ whatsapp_since: null }])
  })

  test('a forged one is refused: without, with a wrong, and with another body’s signature', async () => {
    await scene.book()
    await scene.deliver()
    const good = progressNotice(scene.whatsapp.config, scene.onlyAccepted(), 'read')
    const { 'x-hub-signature-256': signature, ...bare } = good.headers
    const wrong = { ...scene.whatsapp.config, appSecret: 'guessed' }
    for (const forged of [
      { ...good, headers: bare },
      { ...good, headers: { ...good.headers, 'x-hub-signature-256': `${signature}0` } },
      { ...good, payload: good.payload.replace('read', 'failed') },
      progressNotice(wrong, scene.onlyAccepted(), 'read'),
      replyNotice(wrong, '5551999998888', 'SAIR'),
    ])
      expect(await scene.notice(forged)).toBe(401)
    expect(await scene.states()).toEqual(['sent'])
  })

  test('the address is checked with the house’s words alone', async () => {
    const check = (verify: string) =>
      scene.demo.app.inject(
        `/api/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${verify}`,
      )
    const good = await check(scene.whatsapp.config.verifyToken)
    expect([good.statusCode, good.body, good.headers['content-type']]).toEqual([
      200,
      '1158201444',
      'text/plain; charset=utf-8',
    ])
    expect((await check('other')).statusCode).toBe(401)
    expect((await scene.demo.app.inject('/backoffice/api/webhooks/whatsapp')).statusCode).toBe(404)
  })
})

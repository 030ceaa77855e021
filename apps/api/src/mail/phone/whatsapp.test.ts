import { slotStart } from '@ensaio/domain'
import { demoReceiver } from '@ensaio/testing/scenes/demo-visits'
import { manager, withoutOrderer } from '@ensaio/testing/scenes/mail-readers'
import { agreeAll } from '@ensaio/testing/scenes/phone-house'
import { openPhoneScene, type PhoneScene } from '@ensaio/testing/scenes/phone-scene'
import { openDemoApp } from '@ensaio/testing/server/demo-app'
import { demoCaller, signedIn } from '@ensaio/testing/server/demo-caller'
import { progressNotice, replyNotice } from '@ensaio/testing/stand-ins/whatsapp-stand-in'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const start = slotStart('2026-11-30', '10h30', 'America/Sao_Paulo')

let scene: PhoneScene
beforeAll(async () => {
  scene = await openPhoneScene()
})
afterAll(() => scene.close())
beforeEach(() => scene.begin())

describe('consent (rule phone-consent)', () => {
  test('nothing goes to a phone whose owner did not ask for it', async () => {
    expect((await scene.book({ accepts_messages_by: [] })).status).toBe(200)
    expect(await scene.messages()).toEqual([])
    await scene.visits.reset(scene.place())
    expect((await scene.book({ accepts_messages_by: undefined })).status).toBe(200)
    expect([
      await scene.messages(),
      await scene.demo.db.selectFrom('phone_preferences').selectAll().execute(),
    ]).toEqual([[], []])
  })

  test('whoever asks for it at the booking gets it by WhatsApp at their number, in E.164', async () => {
    await scene.book()
    expect(await scene.deliver()).toEqual([])
    expect(scene.whatsapp.accepted.map(({ to, template }) => [to, template])).toEqual([
      ['5551999998888', 'ensaio_visit_booked'],
    ])
    const [one] = await scene.messages()
    expect(one?.text).toMatch(
      /^Olá, Ana! A visita do fotógrafo está marcada: .+, segunda-feira, 30 de novembro de 2026, 10h30\. Veja ou mude aqui: http:\/\/localhost:3000\/calendar\//,
    )
    expect(scene.onlyAccepted().values.at(-1)).toMatch(/^http:\/\/localhost:3000\/mails\/[\w-]{32}$/)
    expect(await scene.states()).toEqual(['sent'])
  })

  test('a landline gets nothing', async () => {
    await scene.book({ scheduling_responsible_info: { ...demoReceiver, phone: '(51) 3333-4444' } })
    expect(await scene.messages()).toEqual([])
  })

  test('the page of the link says which channels there are', async () => {
    const { body } = await demoCaller(scene.demo.app).get(`/sessions/public/${scene.place().token}`)
    expect(body.data).toMatchObject({ message_channels: ['whatsapp'] })
  })

  test.each(['SAIR', 'parar', ' Sair. '])('a reply of %j ends it, also for what waits', async (word) => {
    await scene.book()
    // As older accounts are named: without the ninth digit.
    expect(await scene.notice(replyNotice(scene.whatsapp.config, '555199998888', word))).toBe(200)
    await scene.deliver()
    expect([scene.whatsapp.asked, await scene.states()]).toEqual([0, ['failed']])
    const [one] = await scene.messages()
    expect(one?.last_error).toBe('A pessoa não quer mais receber mensagens neste número.')
  })

  test('another reply ends nothing', async () => {
    await scene.book()
    await scene.notice(replyNotice(scene.whatsapp.config, '5551999998888', 'Posso sair mais cedo?'))
    await scene.deliver()
    expect(await scene.states()).toEqual(['sent'])
  })

  test('the link in a message shows the number without most of it, and turns it off and on', async () => {
    await scene.book()
    await scene.deliver()
    const address = scene.onlyAccepted().values.at(-1)?.replace('http://localhost:3000', '') ?? ''
    const stranger = demoCaller(scene.demo.app)
    const shown = await stranger.get(address)
    const channels = [{ channel: 'whatsapp', is_on: true }]
    expect(shown.body.data).toEqual({
      email: null,
      topics: [],
      phone: { number: '(51) •••••-8888', channels },
    })
    const off = await stranger.post(address, { channel: 'whatsapp', is_on: false })
    expect(off.body.data).toMatchObject({ phone: { channels: [{ is_on: false }] } })
    await scene.visits.reset(scene.place())
    await scene.book({ accepts_messages_by: [] })
    expect(await scene.messages()).toHaveLength(1)
    await stranger.post(address, { channel: 'whatsapp', is_on: true })
    expect((await stranger.post(address, { channel: 'pigeon', is_on: true })).status).toBe(422)
  })

  test('an account turns it on for its own number alone', async () => {
    const client = await signedIn(scene.demo.app, 'prepago@demo.test')
    const before = await client.get('/account/mails')
    expect(before.body.data).toMatchObject({ phone: { channels: [{ channel: 'whatsapp', is_on: false }] } })
    const after = await client.post('/account/mails', { channel: 'whatsapp', is_on: true })
    expect(after.body.data).toMatchObject({ phone: { channels: [{ channel: 'whatsapp', is_on: true }] } })
    const kept = await scene.demo.db.selectFrom('phone_preferences').select('phone').execute()
    expect(kept).toEqual([{ phone: (after.body.data as { phone: { number: string } }).phone.number }])
  })
})

describe('what is told (rule phone-messages)', () => {
  test('reminders, a move and a cancellation; none of the old time afterwards', async () => {
    await scene.book()
    await scene.deliver()
    await scene.remind(new Date(Date.parse(start) - 48 * 3_600_000).toISOString())
    await demoCaller(scene.demo.app).post(`/sessions/public/${scene.place().token}`, {
      date: '2026-12-01',
      hour: '10h30',
    })
    await scene.deliver()
    await scene.remind(new Date(Date.parse(start) - 24 * 3_600_000).toISOString())
    await scene.remind(start)
    const mine = scene.whatsapp.accepted.filter(({ to }) => to === '5551999998888')
    expect(mine.map(({ template }) => template)).toEqual([
      'ensaio_visit_booked',
      'ensaio_visit_reminder',
      'ensaio_visit_moved',
      'ensaio_visit_reminder',
      'ensaio_visit_reminder',
    ])
    expect(mine.at(-1)?.values.slice(1, 4)).toEqual([
      'amanhã',
      expect.stringContaining('Rua'),
      'terça-feira, 1º de dezembro de 2026, 10h30',
    ])
  })

  test('what concerns who ordered goes to the managers, once they have no access (rule mail-readers)', async () => {
    const { db } = scene.demo
    await agreeAll(db, [manager.phone])
    await withoutOrderer(db, scene.place().id, () => scene.book({ accepts_messages_by: [] }))
    const told = (await scene.messages()).map(({ recipient, reader }) => [recipient, reader])
    expect(told).toEqual([[manager.phone, 'orderer']])
  })

  test('what waits while its visit is cancelled is not sent; the cancellation is', async () => {
    await scene.book()
    const admin = await signedIn(scene.demo.app, 'admin@demo.test')
    expect((await admin.post(`/sessions/${scene.place().id}`, { status: 3 })).status).toBe(200)
    await scene.deliver()
    expect(scene.whatsapp.accepted.map(({ template }) => template)).toEqual(['ensaio_visit_canceled'])
  })

  test('nothing leaves between 21h00 and 08h00 at the property', async () => {
    scene.setClock('2026-11-21T00:30:00.000Z')
    await scene.book()
    await scene.deliver()
    expect([scene.whatsapp.asked, await scene.states()]).toEqual([0, ['waiting']])
    scene.setClock('2026-11-21T10:59:00.000Z')
    await scene.deliver()
    expect(scene.whatsapp.asked).toBe(0)
    scene.setClock('2026-11-21T11:00:00.000Z')
    await scene.deliver()
    expect(await scene.states()).toEqual(['sent'])
  })

  test('a message that waited for the service until the evening waits for the morning', async () => {
    await scene.book()
    scene.whatsapp.sending = 'too many'
    scene.setClock('2026-11-20T23:58:00.000Z')
    await scene.deliver()
    scene.whatsapp.sending = 'usual'
    scene.setClock('2026-11-21T03:00:00.000Z')
    await scene.deliver()
    expect([scene.whatsapp.accepted.length, await scene.states()]).toEqual([0, ['waiting']])
  })

  test('the history says what was sent to whom, and why not', async () => {
    await scene.book()
    await scene.deliver()
    const admin = await signedIn(scene.demo.app, 'admin@demo.test')
    const { body } = await admin.get(`/sessions/${scene.place().id}/events`)
    expect((body.data as { text: string }[]).map(({ text }) => text)).toContain(
      'Mensagem enviada: “Visita agendada” a quem recebe o fotógrafo por WhatsApp',
    )
    await scene.notice(progressNotice(scene.whatsapp.config, scene.onlyAccepted(), 'failed', 131026))
    const [newest] = (await admin.get(`/sessions/${scene.place().id}/events`)).body.data as { text: string }[]
    expect(newest?.text).toBe(
      'Mensagem não enviada: “Visita agendada” a quem recebe o fotógrafo por WhatsApp. O número não recebe mensagens por WhatsApp. (131026)',
    )
    const client = await signedIn(scene.demo.app, 'pospago@demo.test')
    const seen = await client.get(`/sessions/${scene.place().id}/events`)
    expect(seen.text).not.toContain('Mensagem não enviada')
  })
})

test('without a key, no checkbox, no message, no address for notices', async () => {
  const plain = await openDemoApp({ now: scene.now() })
  const { body } = await demoCaller(plain.app).get(`/sessions/public/${scene.place().token}`)
  expect(body.data ?? { message_channels: [] }).toMatchObject({ message_channels: [] })
  expect(
    (await plain.app.inject(replyNotice(scene.whatsapp.config, '+5551999998888', 'SAIR'))).statusCode,
  ).toBe(404)
  await plain.close()
})

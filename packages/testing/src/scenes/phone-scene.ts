import { openSenders } from '@ensaio/api/adapters/phone/open-senders'
import { deliverMessages } from '@ensaio/api/jobs/deliver-messages'
import { sendReminders } from '@ensaio/api/jobs/send-reminders'
import { linksOf } from '@ensaio/api/links'
import { openDemoApp } from '../server/demo-app.ts'
import { demoCaller } from '../server/demo-caller.ts'
import { type smsNotice, startTwilio } from '../stand-ins/twilio-stand-in.ts'
import { type SignedNotice, startWhatsApp } from '../stand-ins/whatsapp-stand-in.ts'
import { type DemoPlace, demoBooking, demoVisits } from './demo-visits.ts'

const links = linksOf('http://localhost:3000')
const noon = '2026-11-20T15:00:00.000Z'
const monday = '2026-11-30'

/** A server with WhatsApp, and SMS where asked for, whose clock stands at noon, and the visit of 30 November, 10h30, that its tests book. */
export async function openPhoneScene({ hasSms = false }: { hasSms?: boolean } = {}) {
  const whatsapp = await startWhatsApp()
  const twilio = await startTwilio()
  const sms = hasSms ? twilio.config : null
  const demo = await openDemoApp({ now: noon, config: { phone: { whatsapp: whatsapp.config, sms } } })
  const visits = demoVisits(demo)
  let now = noon
  let place: DemoPlace | null = null
  const clock = { now: () => now }
  const setClock = (instant: string) => {
    now = instant
    demo.setClock(instant)
  }
  const here = (): DemoPlace => {
    if (place === null) throw new Error('Begin a test first.')
    return place
  }
  const messages = () => demo.db.selectFrom('phone_messages').selectAll().orderBy('id').execute()
  return {
    demo,
    whatsapp,
    twilio,
    visits,
    messages,
    setClock,
    now: () => now,
    place: here,
    wait: (minutes: number) => setClock(new Date(Date.parse(now) + minutes * 60_000).toISOString()),
    /** Forgets what the test before did; returns what ends this one. */
    async begin() {
      setClock(noon)
      Object.assign(whatsapp, { accepted: [], asked: 0, sending: 'usual', onAccepted: () => undefined })
      whatsapp.missing.clear()
      Object.assign(twilio, { accepted: [], asked: 0, sending: 'usual' })
      for (const table of ['phone_messages', 'phone_preferences', 'reminders', 'outbox'] as const)
        await demo.db.deleteFrom(table).execute()
      const found = await visits.unscheduled()
      place = found
      return () => visits.reset(found)
    },
    /** Sends what waits; returns what failed. */
    async deliver(config = whatsapp.config): Promise<string[]> {
      const failures: string[] = []
      const senders = openSenders({ whatsapp: config, sms }, links.smsNotices)
      await deliverMessages({ db: demo.db, clock, links, senders }, (error) => failures.push(String(error)))
      return failures
    },
    /** Writes the reminders that are due, and sends them. */
    async remind(instant: string): Promise<void> {
      setClock(instant)
      await sendReminders({ db: demo.db, clock, links }, (error) => {
        throw error
      })
      const senders = openSenders({ whatsapp: whatsapp.config, sms }, links.smsNotices)
      await deliverMessages({ db: demo.db, clock, links, senders }, () => undefined)
    },
    /** Books the visit; its holder agrees to messages unless told. */
    book: (more: object = {}) =>
      demoCaller(demo.app).post(
        `/sessions/public/${here().token}`,
        demoBooking(monday, '10h30', {
          accepts_messages_by: hasSms ? ['whatsapp', 'sms'] : ['whatsapp'],
          ...more,
        }),
      ),
    /** How far each message has come. */
    states: async () =>
      (await messages()).map(({ sent_at, delivered_at, read_at, given_up_at }) => {
        if (given_up_at !== null) return 'failed'
        if (read_at !== null) return 'read'
        return delivered_at !== null ? 'delivered' : sent_at !== null ? 'sent' : 'waiting'
      }),
    /** Posts a notice; returns the status of the answer. */
    notice: async (one: SignedNotice | ReturnType<typeof smsNotice>) =>
      (await demo.app.inject(one)).statusCode,
    onlyAccepted: () => {
      const [one] = whatsapp.accepted
      if (one === undefined) throw new Error('Nothing was accepted.')
      return one
    },
    async close() {
      await demo.close()
      await whatsapp.close()
      await twilio.close()
    },
  }
}

/** What tests of messages to phones use. */
export type PhoneScene = Awaited<ReturnType<typeof openPhoneScene>>

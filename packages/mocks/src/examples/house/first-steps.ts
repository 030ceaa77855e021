import type { FirstSteps, MailTest, MessageTest, PaymentTest } from '@ensaio/domain'

/** The first steps of a house whose brand, cities, prices and terms stand, and nothing else. */
export function firstSteps(): FirstSteps {
  return [
    { name: 'brand', done: true },
    { name: 'cities', done: true },
    { name: 'services', done: true },
    { name: 'photographers', done: false },
    { name: 'mails', done: false },
    { name: 'payments', done: false },
    { name: 'terms', done: true },
    { name: 'colleague', done: false },
    { name: 'client', done: false },
    { name: 'visit', done: false },
  ]
}

/** A test of the mails that ended well. */
export function mailTest(over: Partial<MailTest> = {}): MailTest {
  return { outcome: 'sent', to: 'admin@demo.test', said: null, ...over }
}

/** A test message that the service accepted. */
export function messageTest(over: Partial<MessageTest> = {}): MessageTest {
  return { channel: 'whatsapp', to: '+5511912345678', failure: null, code: null, ...over }
}

/** A test of the payments that ended well. */
export function paymentTest(over: Partial<PaymentTest> = {}): PaymentTest {
  return { outcome: 'live', said: null, ...over }
}

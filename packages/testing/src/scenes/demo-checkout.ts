import { safe2pay } from '@ensaio/api/adapters/gateway/gateway-safe2pay'
import { resolvePayments } from '@ensaio/api/jobs/resolve-payments'
import { linksOf } from '@ensaio/api/links'
import type { PaymentOutcome } from '@ensaio/domain'
import { sql } from 'kysely'
import { type DemoApp, openDemoApp } from '../server/demo-app.ts'
import { type Answer, type Caller, demoCaller, signedIn } from '../server/demo-caller.ts'
import { type Safe2PayStandIn, startSafe2Pay } from '../stand-ins/safe2pay-stand-in.ts'
import { demoPayment, pendingCard } from './demo-payment.ts'

const noon = '2026-11-20T15:00:00.000Z'
const secretKey = 'only-safe2pay-knows'
const links = linksOf('https://ensaio.test')

/** The demo with a prepaid company that pays through the stand-in of the gateway; the clock stands at noon. For tests. */
export interface DemoCheckout {
  demo: DemoApp
  standIn: Safe2PayStandIn
  /** A caller of the prepaid company. */
  payer: Caller
  email: string
  companyId: number
  /** The id of the service to pay for: R$ 399,00 up to 150 m². */
  tour: number
  lines: string[]
  /** Pays, with a new key unless one is given. */
  pay(over?: Parameters<typeof demoPayment>[2], key?: Record<string, string>, price?: number): Promise<Answer>
  /** Pays with a card that stays pending, and returns the reference. */
  pending(): Promise<string>
  freshKey(): Record<string, string>
  balance(): Promise<number>
  setBalance(cents: number): Promise<void>
  /** The ledger entries of a payment. */
  entries(reference: string): Promise<{ account: string; kind: string; amount_cents: number }[]>
  outcome(reference: string): Promise<PaymentOutcome>
  /** Runs a round of the job so many seconds after noon, and returns its failures. */
  askAgain(seconds: number): Promise<unknown[]>
  /** Sends Safe2Pay's notice of a payment. */
  notify(reference: string, secret?: string): Promise<Answer>
  /** Changes the status of a payment at the gateway. */
  become(reference: string, status: number): void
  /** Resets the behaviour and records of the gateway, and the clock to noon. */
  reset(): void
  close(): Promise<void>
}

async function peopleOf({ db }: DemoApp, email: string) {
  const service = await db
    .selectFrom('services')
    .select('id')
    .where('name', '=', 'Tour virtual e fotos')
    .executeTakeFirstOrThrow()
  const user = await db
    .selectFrom('users')
    .select('company_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { tour: service.id, companyId: user.company_id ?? 0 }
}

/** Opens the scene. */
export async function openDemoCheckout(): Promise<DemoCheckout> {
  const email = 'semcredito@demo.test'
  const lines: string[] = []
  const standIn = await startSafe2Pay()
  const where = { paymentUrl: standIn.url, apiUrl: standIn.url }
  const patience = { charge: 2500, find: 2500 }
  const gateway = safe2pay({ apiKey: 'k', secretKey, sandbox: true, ...where }, patience)
  const demo = await openDemoApp({
    now: noon,
    gateway,
    config: { publicUrl: 'https://ensaio.test', logLevel: 'trace' },
    logs: { write: (line) => lines.push(line) },
  })
  const { db } = demo
  const payer = await signedIn(demo.app, email)
  const { tour, companyId } = await peopleOf(demo, email)
  let keys = 0
  let cards = 0
  const checkout: DemoCheckout = {
    ...{ demo, standIn, payer, email, companyId, tour, lines },
    freshKey() {
      keys += 1
      return { 'idempotency-key': `payment-${keys}` }
    },
    pay: (over = {}, key = checkout.freshKey(), price = 399) =>
      payer.post('/transactions', demoPayment(tour, price, over), key),
    // Each has its own expiration: the same payment is refused while the first is pending.
    pending: async () => {
      cards += 1
      const expiration = `${String(1 + (cards % 12)).padStart(2, '0')}/${2030 + Math.floor(cards / 12)}`
      const { body } = await checkout.pay({ card: pendingCard, expiration })
      return (body.data as PaymentOutcome).reference
    },
    balance: async () =>
      (
        await db
          .selectFrom('companies')
          .select('balance_cents')
          .where('id', '=', companyId)
          .executeTakeFirstOrThrow()
      ).balance_cents,
    setBalance: async (balance_cents) => {
      await db.updateTable('companies').set({ balance_cents }).where('id', '=', companyId).execute()
    },
    entries: (reference) =>
      db
        .selectFrom('ledger_entries as l')
        .leftJoin('payment_refunds as r', 'r.id', 'l.refund_id')
        .innerJoin('payments as p', (join) =>
          join.on(sql<boolean>`p.id = coalesce(l.payment_id, r.payment_id)`),
        )
        .select(['l.account', 'l.kind', 'l.amount_cents'])
        .where('p.reference', '=', reference)
        .orderBy('l.id')
        .execute(),
    outcome: async (reference) => (await payer.get(`/transactions/${reference}`)).body.data as PaymentOutcome,
    askAgain: async (seconds) => {
      const failed: unknown[] = []
      const now = new Date(Date.parse(noon) + seconds * 1000).toISOString()
      const own = { db, gateway, links, clock: { now: () => now } }
      await resolvePayments(own, (error) => failed.push(error))
      return failed
    },
    notify: (reference, secret = secretKey) =>
      demoCaller(demo.app).post('/webhooks/safe2pay', {
        IdTransaction: 1,
        TransactionStatus: { Id: 3, Code: '3', Name: 'Autorizado' },
        Amount: 399,
        Reference: reference,
        SecretKey: secret,
      }),
    become: (reference, status) => {
      const found = standIn.transactions.find((one) => one.reference === reference)
      if (found === undefined) throw new Error(`The gateway has no payment ${reference}.`)
      found.status = status
    },
    reset: () => {
      Object.assign(standIn, {
        charges: [],
        asked: [],
        charging: 'usual',
        looking: 'usual',
        refunding: 'usual',
      })
      demo.setClock(noon)
    },
    close: async () => {
      await demo.close()
      await standIn.close()
    },
  }
  return checkout
}

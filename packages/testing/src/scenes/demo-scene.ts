import { secretHash } from '@ensaio/api/accounts/login-session'
import type { Places } from '@ensaio/api/adapters/places/places'
import {
  type Availability,
  addressOf,
  type ItemId,
  type PaymentOutcome,
  type PaymentPlan,
  type Slot,
} from '@ensaio/domain'
import sharp from 'sharp'
import { type DemoApp, type DemoAppOptions, openDemoApp } from '../server/demo-app.ts'
import { type Caller, demoCaller } from '../server/demo-caller.ts'
import { multipart, type SentForm } from '../server/demo-form.ts'
import { demoPlace } from './demo-order.ts'
import { demoPayment } from './demo-payment.ts'
import { type DemoProduct, demoProducts } from './demo-product.ts'

const noon = '2026-11-20T15:00:00.000Z'

/** All kinds of visitors of an ensaio: a manager of its company, another company, the assigned photographer (`sent`), another photographer, the office by role, and the company's people by role. */
export const demoVisitors = [
  'anonymous',
  'owner',
  'other',
  'sent',
  'unsent',
  'admin',
  'coordinator',
  'finance',
  'clientOrders',
  'clientFinance',
  'clientReader',
] as const
export type DemoVisitor = (typeof demoVisitors)[number]

const accounts: Record<Exclude<DemoVisitor, 'anonymous'>, string> = {
  owner: 'pospago@demo.test',
  other: 'outra@demo.test',
  sent: 'fotografo@demo.test',
  unsent: 'nina@demo.test',
  admin: 'admin@demo.test',
  coordinator: 'coordenacao@demo.test',
  finance: 'regina@demo.test',
  clientOrders: 'pedidos@demo.test',
  clientFinance: 'financeiro@demo.test',
  clientReader: 'leitura@demo.test',
}

/** The demo with one row of each kind, all of one company and one photographer. For tests of rights and of input. */
export interface DemoScene {
  demo: DemoApp
  now: string
  /** Signs a visitor in with a login session of their own. */
  callerFor(visitor: DemoVisitor): Promise<Caller>
  /** Ends the login sessions begun since the scene was built: thousands of them would make each look at the tables slow. */
  endLoginSessions(): Promise<void>
  /** An ensaio in production, and a product of it per kind of material. */
  sessionId: number
  gallery: DemoProduct
  tour: DemoProduct
  videos: DemoProduct
  plans: DemoProduct
  /** A delivered ensaio; a delivered product of another one, for corrections; an ensaio with an upcoming visit. */
  deliveredId: number
  correctable: DemoProduct
  scheduledId: number
  /** The token of the ensaio with an upcoming visit. */
  bookedToken: string
  /** The token of an ensaio without a date, and a free time for it. */
  token: string
  slot: { date: string; hour: Slot }
  /** The assigned photographer, and another one who is free. */
  sentProviderId: number
  unsentProviderId: number
  serviceId: number
  ruleId: number
  /** A colleague of the owner, with the role `orders`. */
  colleagueId: number
  /** The person of the office with the role `finance`. */
  financeId: number
  companyId: number
  /** The reference of a successful card payment. */
  reference: string
  /** A mail that was given up. */
  mailId: number
  file: { photoId: number; blueprintId: number; logo: string }
}

const placeRef = 'ChIJxQ7N5bRYzpQRVu3GQ0t1500'
const places: Places = {
  name: 'stand-in',
  search: async () => [{ id: placeRef, title: 'Rua Augusta, 1500', subtitle: 'São Paulo' }],
  find: async (ref) => (ref === placeRef ? addressOf(demoPlace) : null),
}

async function addFinance({ db }: DemoApp): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      scope: 'admin',
      role: 'finance',
      name: 'Regina Couto',
      email: accounts.finance,
      created_at: noon,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addColleague({ db }: DemoApp): Promise<number> {
  const owner = db.selectFrom('users').select('company_id').where('email', '=', accounts.owner)
  const { id } = await db
    .insertInto('users')
    .values({
      scope: 'client',
      client_role: 'orders',
      company_id: owner,
      name: 'Caio Fontes',
      email: accounts.clientOrders,
      created_at: noon,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function addPhotographer({ db }: DemoApp): Promise<number> {
  const user = await db
    .insertInto('users')
    .values({ scope: 'provider', name: 'Nina Prates', email: accounts.unsent, created_at: noon })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('providers')
    .values({ user_id: user.id, name: 'Nina Prates', city: 'São Paulo' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const days = [1, 2, 3, 4, 5, 6].map((weekday) => ({ provider_id: id, weekday }))
  await db.insertInto('provider_working_days').values(days).execute()
  return id
}

function callersOf({ app, db }: DemoApp) {
  let count = 0
  const callerFor = async (visitor: DemoVisitor): Promise<Caller> => {
    const caller = demoCaller(app)
    if (visitor === 'anonymous') return caller
    const user = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', accounts[visitor])
      .executeTakeFirstOrThrow()
    count += 1
    const id = `demo-${visitor}-${count}`
    const session = {
      id_hash: secretHash(id),
      user_id: user.id,
      signed_in_at: noon,
      expires_at: '2099-01-01T00:00:00.000Z',
    }
    await db.insertInto('auth_sessions').values(session).execute()
    caller.cookie = `ensaio=${id}`
    return caller
  }
  /** The highest id of a login session so far. */
  const last = async () => {
    const { id } = await db
      .selectFrom('auth_sessions')
      .select((one) => one.fn.max('id').as('id'))
      .executeTakeFirstOrThrow()
    return id
  }
  const endAfter = async (id: number) => {
    await db.deleteFrom('auth_sessions').where('id', '>', id).execute()
  }
  return { callerFor, last, endAfter }
}

/** The photographer's ensaios of a status, oldest first. */
async function workOf({ db }: DemoApp, status: 2 | 4 | 8): Promise<[number, ...number[]]> {
  const sent = { itemId: 9, status, provider: accounts.sent } as const
  const [first, ...rest] = await demoProducts(db, sent)
  return [first.sessionId, ...rest.map(({ sessionId }) => sessionId)]
}

async function productOf({ db }: DemoApp, sessionId: number, itemId: ItemId): Promise<DemoProduct> {
  await db
    .insertInto('session_products')
    .values({ session_id: sessionId, item_id: itemId, status: 1 })
    .onConflict((conflict) => conflict.columns(['session_id', 'item_id']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('session_products')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  return { sessionId, productId: id, path: `/sessions/${sessionId}/${id}` }
}

let drawings = 0
/** Uploads a new picture as a photo or a plan, and returns its id. */
export async function sendFile(caller: Caller, path: string, name: string): Promise<number> {
  const { payload, headers } = await pictureForm(name)
  const answer = await caller.post(path, payload, headers)
  if (answer.status !== 200) throw new Error(`${path} refused the picture: ${answer.text}`)
  return (answer.body.data as { id: number }).id
}

/** A form with a small picture, different on each call. */
export async function pictureForm(name: string): Promise<SentForm> {
  drawings += 1
  const colour = { r: drawings % 256, g: (drawings >> 8) % 256, b: 90 }
  const drawn = sharp({ create: { width: 24, height: 16, channels: 3, background: colour } })
  const bytes = await (name.endsWith('.png') ? drawn.png() : drawn.jpeg()).toBuffer()
  const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg'
  return multipart({ file: { bytes, name, type } })
}

async function deliver(demo: DemoApp, sessionId: number): Promise<DemoProduct> {
  const { db } = demo
  await db
    .updateTable('photo_sessions')
    .set({ status: 5, delivered_at: noon })
    .where('id', '=', sessionId)
    .execute()
  await db.updateTable('session_products').set({ status: 3 }).where('session_id', '=', sessionId).execute()
  return productOf(demo, sessionId, 9)
}

async function firstLogo({ db }: DemoApp): Promise<string> {
  const { logo_file } = await db
    .selectFrom('companies')
    .select('logo_file')
    .where('logo_file', 'is not', null)
    .executeTakeFirstOrThrow()
  return (logo_file ?? '').replace('logos/', '')
}

/** Makes every company prepaid (1) or postpaid (2). */
export async function setPlans({ db }: DemoApp, payment_plan: PaymentPlan): Promise<void> {
  await db.updateTable('companies').set({ payment_plan }).execute()
}

/** Opens the scene; the clock stands at noon on a Friday, rate limits are off. */
export async function openDemoScene(options: DemoAppOptions = {}): Promise<DemoScene> {
  const demo = await openDemoApp({ now: noon, places, ...options })
  const { db } = demo
  const unsentProviderId = await addPhotographer(demo)
  const financeId = await addFinance(demo)
  const colleagueId = await addColleague(demo)
  const { callerFor, last, endAfter } = callersOf(demo)
  const owner = await callerFor('owner')
  const user = await db
    .selectFrom('users')
    .select(['id', 'company_id'])
    .where('email', '=', accounts.owner)
    .executeTakeFirstOrThrow()
  const sent = await db
    .selectFrom('providers')
    .innerJoin('users', 'users.id', 'providers.user_id')
    .select('providers.id')
    .where('users.email', '=', accounts.sent)
    .executeTakeFirstOrThrow()
  const [sessionId, deliveredId = 0] = await workOf(demo, 4)
  const [corrected] = await workOf(demo, 8)
  const [scheduledId] = await workOf(demo, 2)
  const { token: bookedToken } = await db
    .selectFrom('photo_sessions')
    .select('token')
    .where('id', '=', scheduledId)
    .executeTakeFirstOrThrow()
  const { token } = await db
    .selectFrom('photo_sessions')
    .select('token')
    .where('status', '=', 1)
    .where('company_id', '=', user.company_id)
    .executeTakeFirstOrThrow()
  const free: Availability = (await owner.post(`/session-calendar/public/${token}`)).body.data
  const [date = '', [hour = '08h30'] = []] = Object.entries(free).find(([, hours]) => hours.length > 0) ?? []
  const rule = await db
    .selectFrom('price_rules')
    .innerJoin('services', 'services.id', 'price_rules.service_id')
    .select(['price_rules.id', 'service_id'])
    .where('services.name', '=', 'Tour virtual e fotos')
    .executeTakeFirstOrThrow()
  await setPlans(demo, 1)
  const paid = await owner.post('/transactions', demoPayment(rule.service_id, 399))
  const mail = await db
    .selectFrom('outbox')
    .select('id')
    .where('given_up_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const [gallery, plans] = [await productOf(demo, sessionId, 9), await productOf(demo, sessionId, 11)]
  await deliver(demo, deliveredId)
  const admin = await callerFor('admin')
  const file = {
    photoId: await sendFile(admin, `${gallery.path}/photos`, 'sala.jpg'),
    blueprintId: await sendFile(admin, `${plans.path}/blueprints`, 'planta.png'),
    logo: await firstLogo(demo),
  }
  // Marks them as delivered, so that clients see them (rule delivered-material).
  for (const { productId } of [gallery, plans])
    await db.updateTable('session_products').set({ status: 3 }).where('id', '=', productId).execute()
  const lastLogin = await last()
  return {
    ...{
      demo,
      now: noon,
      callerFor,
      endLoginSessions: () => endAfter(lastLogin),
      sessionId,
      deliveredId,
      scheduledId,
      bookedToken,
      token,
      unsentProviderId,
    },
    gallery,
    tour: await productOf(demo, sessionId, 7),
    videos: await productOf(demo, sessionId, 10),
    plans,
    correctable: await deliver(demo, corrected),
    slot: { date, hour },
    sentProviderId: sent.id,
    serviceId: rule.service_id,
    ruleId: rule.id,
    colleagueId,
    financeId,
    companyId: user.company_id ?? 0,
    reference: (paid.body.data as PaymentOutcome).reference,
    mailId: mail.id,
    file,
  }
}

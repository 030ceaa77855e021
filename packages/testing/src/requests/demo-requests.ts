import { secretHash } from '@ensaio/api/accounts/login-session'
import { demoOrder } from '../scenes/demo-order.ts'
import { demoPayment, demoPix } from '../scenes/demo-payment.ts'
import type { DemoProduct } from '../scenes/demo-product.ts'
import { type DemoScene, pictureForm, sendFile, setPlans } from '../scenes/demo-scene.ts'
import { accountRequests } from './account-requests.ts'
import { conversationRequests } from './conversation-requests.ts'
import { another, person, type RequestMaker } from './demo-request.ts'
import { feedRequests } from './feed-requests.ts'
import { hostingRequests } from './hosting-requests.ts'
import { listingRequests } from './listing-requests.ts'
import { officeRequests } from './office-requests.ts'
import { publicationRequests } from './publication-requests.ts'
import { statementRequests } from './statement-requests.ts'
import { systemRequests } from './system-requests.ts'
import { videoRequests } from './video-requests.ts'

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const inProduct = ({ sessionId, productId }: DemoProduct, more: Record<string, number> = {}) => ({
  path: { id: sessionId, productId, ...more },
})

// The calls of the first access are only for people who have not finished it.
async function reopenFirstAccess({ demo }: DemoScene): Promise<void> {
  await demo.db.updateTable('users').set({ first_login: true }).where('scope', '=', 'client').execute()
}

const unknownToken = 'x'.repeat(43)

async function newLink({ demo, now }: DemoScene): Promise<string> {
  const token = `link-${another()}`
  const user = await demo.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const link = { token_hash: secretHash(token), user_id: user.id, created_at: now }
  await demo.db
    .insertInto('magic_links')
    .values({ ...link, expires_at: '2099-01-01T00:00:00.000Z', used_at: null })
    .execute()
  return token
}

// A company has a maximum of people; those of other requests move to a company of their own.
async function makeRoom({ demo, companyId: company_id, now }: DemoScene): Promise<void> {
  const company = { name: `Hóspedes ${another()}`, payment_plan: 2, created_at: now } as const
  const { id } = await demo.db
    .insertInto('companies')
    .values(company)
    .returning('id')
    .executeTakeFirstOrThrow()
  await demo.db
    .updateTable('users')
    .set({ company_id: id })
    .where('company_id', '=', company_id)
    .where('email', '~', '^(conta|colega|convidada)')
    .execute()
}

async function newColleague({ demo, companyId, now }: DemoScene): Promise<string> {
  const email = `colega${another()}@demo.test`
  const account = {
    scope: 'client' as const,
    client_role: 'reader' as const,
    company_id: companyId,
    first_login: true,
    created_at: now,
  }
  await demo.db
    .insertInto('users')
    .values({ ...account, name: 'Bia Reis', email })
    .execute()
  return email
}

// Deletes the other videos, because a product has a maximum.
async function newVideo({ demo, videos }: DemoScene): Promise<number> {
  await demo.db.deleteFrom('videos').where('session_product_id', '=', videos.productId).execute()
  const row = { session_product_id: videos.productId, url: `${video}&t=${another()}` }
  return (await demo.db.insertInto('videos').values(row).returning('id').executeTakeFirstOrThrow()).id
}

// With a price of its own for whatever delivers all that the ensaio does.
async function otherService({ demo }: DemoScene, sessionId: number) {
  const { db } = demo
  const { vertical_id } = await db
    .selectFrom('photo_sessions as s')
    .innerJoin('services', 'services.id', 's.service_id')
    .select('services.vertical_id')
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('services')
    .values({ name: `Serviço ${another()}`, vertical_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const items = await db.selectFrom('items').select('id').execute()
  await db
    .insertInto('service_items')
    .values(items.map((item) => ({ service_id: id, item_id: item.id })))
    .execute()
  const rule = { service_id: id, name: 'Todas', city: null, area_up_to: 100_000, price_cents: 50_000 }
  await db.insertInto('price_rules').values(rule).execute()
  await db.updateTable('photo_sessions').set({ price_cents: 50_000 }).where('id', '=', sessionId).execute()
  return { service_id: id, difference: 0 }
}

/** A request per endpoint, by name: for the table of rights, and as the base of generated input. */
export const demoRequests: Record<string, RequestMaker> = {
  ...accountRequests,
  ...feedRequests,
  ...systemRequests,
  ...officeRequests,
  ...publicationRequests,
  ...listingRequests,
  ...videoRequests,
  ...conversationRequests,
  ...hostingRequests,
  ...statementRequests,
  getUser: () => ({}),
  login: () => ({ body: { email: 'prepago@demo.test', password: 'ensaio123' } }),
  logout: () => ({}),
  logoutByLink: () => ({}),
  followMagicLink: async (scene) => ({ query: { token: await newLink(scene) } }),
  checkSetUpLink: () => ({ path: { token: unknownToken } }),
  addFirstAdministrator: () => ({
    path: { token: unknownToken },
    body: { name: 'Helena Prado', email: `helena${another()}@casa.test`, password: 'mar azul na janela' },
  }),
  recoverAccount: () => ({ body: { email: `ninguem${another()}@demo.test` } }),
  setPassword: () => ({ body: { password: 'mar azul na janela' } }),
  registerCompany: () => ({
    body: {
      ...person,
      email: `nova${another()}@nova.test`,
      company: 'Nova Imóveis',
      address: 'São Paulo',
      extra_data: { employees_qnt: 3, tours_per_month: 2, largest_area: 200 },
    },
  }),
  getOnboarding: () => ({}),
  moveOnboarding: () => ({ body: { move: 'reach', step: 'company' } }),
  setUpCompany: async (scene, visitor) => {
    await reopenFirstAccess(scene)
    const { street, number, neighborhood, city, state } = {
      ...{ street: 'Rua Augusta', number: '1500', neighborhood: 'Consolação' },
      ...{ city: 'São Paulo', state: 'SP' },
    }
    return {
      body: {
        identification: visitor === 'owner' ? 'AA.345.678/0001-14' : '12.345.678/000A-08',
        corporate_name: 'Horizonte Ltda.',
        address: { postal_code: '01305-100', street, number, neighborhood, city, state },
      },
    }
  },
  addCompanyMember: async (scene) => {
    await reopenFirstAccess(scene)
    return { body: { is_me: true, legal_representative: true } }
  },
  inviteColleagueAgain: async (scene) => ({ body: { email: await newColleague(scene) } }),
  listPeople: () => ({}),
  invitePerson: async (scene) => {
    await makeRoom(scene)
    return { body: { name: 'Bia Reis', email: `convidada${another()}@demo.test`, role: 'reader' } }
  },
  changePerson: ({ colleagueId }) => ({ path: { id: colleagueId }, body: { role: 'orders' } }),
  signPersonOut: ({ colleagueId }) => ({ path: { id: colleagueId } }),
  inviteAgain: async (scene) => ({ body: { email: await newColleague(scene) } }),
  findPostalCode: () => ({ path: { cep: '01305-100' } }),
  searchPlaces: () => ({ query: { input: 'Rua Augusta' } }),
  getPlace: () => ({ path: { placeRef: 'ChIJxQ7N5bRYzpQRVu3GQ0t1500' } }),
  listClientServices: () => ({}),
  searchPrices: ({ serviceId }) => ({
    body: { filter: { type: 'quote', service_id: serviceId, city: 'São Paulo', area: 100 } },
  }),
  listPricedServices: () => ({}),
  checkCoupon: async ({ demo, serviceId: service_id, now }) => {
    const code = `DEMO-${another()}`
    await demo.db.insertInto('coupons').values({ code, percent: 10, created_at: now }).execute()
    return { body: { code, service_id, city: 'São Paulo', areas: [100] } }
  },
  createSession: async ({ demo, serviceId }) => {
    await setPlans(demo, 2)
    return { body: demoOrder(serviceId) }
  },
  payByCard: async ({ demo, serviceId }) => {
    await setPlans(demo, 1)
    return { body: demoPayment(serviceId, 399) }
  },
  payByPix: async ({ demo, serviceId }) => {
    await setPlans(demo, 1)
    return { body: demoPix(serviceId, 399) }
  },
  getOpenPix: () => ({}),
  getPayment: ({ reference }) => ({ path: { reference } }),
  getReceipt: ({ reference }) => ({ path: { reference } }),
  getStatement: () => ({}),
  searchSessions: () => ({
    body: { page: 1, filter: { status: [2, 4], client_code: 'HZ', address: 'rua' }, order_by: 'created_at' },
  }),
  getSession: ({ sessionId: id }) => ({ path: { id } }),
  updateSession: ({ sessionId: id }) => ({
    path: { id },
    body: { responsible_information: { ...person, email: 'paulo@demo.test' } },
  }),
  getTimeline: ({ sessionId: id }) => ({ path: { id } }),
  listServiceOffers: ({ scheduledId: id }) => ({ path: { id } }),
  changeSessionService: async (scene) => {
    const { scheduledId: id } = scene
    return { path: { id }, body: await otherService(scene, id) }
  },
  uploadPhoto: async ({ gallery }) => ({ ...inProduct(gallery), form: await pictureForm('sala.jpg') }),
  replacePhoto: async ({ gallery, file }) => ({
    ...inProduct(gallery, { photoId: file.photoId }),
    form: await pictureForm('sala.jpg'),
  }),
  deletePhoto: async (scene) => {
    const admin = await scene.callerFor('admin')
    const photoId = await sendFile(admin, `${scene.gallery.path}/photos`, 'sala.jpg')
    return inProduct(scene.gallery, { photoId })
  },
  updatePhoto: ({ gallery, file }) => ({
    ...inProduct(gallery, { photoId: file.photoId }),
    body: { is_featured: true },
  }),
  getPhotoSizes: ({ gallery }) => inProduct(gallery),
  cropPhoto: ({ gallery, file }) => ({
    ...inProduct(gallery, { photoId: file.photoId }),
    body: { shape: 'square', crop: { x: 0, y: 0, width: 0.5, height: 0.75 } },
  }),
  uploadBlueprint: async ({ plans }) => ({ ...inProduct(plans), form: await pictureForm('planta.png') }),
  deleteBlueprint: async (scene) => {
    const admin = await scene.callerFor('admin')
    const blueprintId = await sendFile(admin, `${scene.plans.path}/blueprints`, 'planta.png')
    return inProduct(scene.plans, { blueprintId })
  },
  savePlanRooms: ({ plans, file }) => ({
    ...inProduct(plans, { blueprintId: file.blueprintId }),
    body: { rooms: [{ tag_id: 1, page: 1, x: 0.34, y: 0.54 }] },
  }),
  saveTour: ({ tour }) => ({
    ...inProduct(tour),
    body: { matterport_url: 'https://my.matterport.com/show/?m=SxQL3iGyoDo', tour_url: null, host_prize: 6 },
  }),
  saveLink: ({ gallery }) => ({ ...inProduct(gallery), body: { url: 'https://example.com/entrega' } }),
  addVideo: ({ videos }) => ({ ...inProduct(videos), body: { url: video } }),
  deleteVideo: async (scene) => inProduct(scene.videos, { videoId: await newVideo(scene) }),
  updateProduct: ({ gallery }) => ({ ...inProduct(gallery), body: { status: 3 } }),
  // Each visitor asks about a product that is delivered.
  requestCorrection: async ({ demo, correctable }) => {
    const { sessionId, productId } = correctable
    await demo.db.updateTable('photo_sessions').set({ status: 5 }).where('id', '=', sessionId).execute()
    await demo.db.updateTable('session_products').set({ status: 3 }).where('id', '=', productId).execute()
    return { ...inProduct(correctable), body: { description: 'A sala saiu escura.' } }
  },
  getRatings: ({ sessionId: id }) => ({ path: { id } }),
  rateSession: ({ deliveredId: id }) => ({
    path: { id },
    body: { rate: 5, tags: [], description: 'Ótimo' },
  }),
  getTagCategory: () => ({ path: { category: 'photos' } }),
  getPublicSession: ({ token }) => ({ path: { token } }),
  getAvailability: ({ token }) => ({ path: { token } }),
  bookSession: ({ token, slot }) => ({
    path: { token },
    body: {
      ...slot,
      scheduling_responsible_info: { ...person, email: 'paulo@demo.test' },
      keys: 'Na portaria',
      extrainfo: '',
    },
  }),
  reportUnable: ({ bookedToken: token }) => ({ path: { token }, body: { reason: 'Estarei viajando.' } }),
  leavePreferredPeriod: async ({ demo }) => {
    const { token } = await demo.db
      .selectFrom('photo_sessions')
      .select('token')
      .where('status', '=', 1)
      .limit(1)
      .executeTakeFirstOrThrow()
    return { path: { token }, body: { weekdays: [1], parts: ['morning'], note: 'Depois das 9h.' } }
  },
  answerPreparedness: async ({ bookedToken: token, demo }) => {
    const { scheduled_for } = await demo.db
      .selectFrom('photo_sessions')
      .select('scheduled_for')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    return {
      path: { token },
      body: { answer: 'ready', note: 'Chaves na portaria.', visits: [scheduled_for] },
    }
  },
}

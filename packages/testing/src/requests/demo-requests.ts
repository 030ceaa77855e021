import { secretHash } from '@ensaio/api/accounts/login-session'
import { initialSettings } from '@ensaio/domain'
import { demoOrder } from '../scenes/demo-order.ts'
import { demoPayment, demoPix } from '../scenes/demo-payment.ts'
import type { DemoProduct } from '../scenes/demo-product.ts'
import { type DemoScene, type DemoVisitor, pictureForm, sendFile, setPlans } from '../scenes/demo-scene.ts'
import { accountRequests } from './account-requests.ts'

/** A request: values for the parameters of the path, a query, and a body or a form with a file. */
export interface DemoRequest {
  path?: Record<string, string | number>
  query?: Record<string, string>
  body?: object
  /** Instead of a body. */
  form?: { payload: Buffer; headers: { 'content-type': string } }
}

/** Creates a request that is answered 200 for every visitor who may call the endpoint, also when repeated. */
export type RequestMaker = (scene: DemoScene, visitor: DemoVisitor) => DemoRequest | Promise<DemoRequest>

let made = 0
const another = (): number => {
  made += 1
  return made
}

const person = { name: 'Paulo Siqueira', phone: '(11) 91234-5678' }
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

async function newTeamMember({ demo, now }: DemoScene): Promise<number> {
  const email = `convite${another()}@demo.test`
  const { id } = await demo.db
    .insertInto('users')
    .values({ scope: 'admin', role: 'coordinator', name: 'Davi Luz', email, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function pendingRefund({ demo, reference, now }: DemoScene): Promise<number> {
  const { id: payment_id, user_id } = await demo.db
    .selectFrom('payments')
    .select(['id', 'user_id'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const { id } = await demo.db
    .insertInto('payment_refunds')
    .values({ payment_id, user_id, body_hash: '', amount_cents: 1, reason: 'Engano', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function newTimeOff({ demo, sentProviderId: provider_id }: DemoScene): Promise<number> {
  const days = { starts_on: '2027-01-04', ends_on: '2027-01-05' }
  const row = { provider_id, ...days }
  return (await demo.db.insertInto('provider_time_off').values(row).returning('id').executeTakeFirstOrThrow())
    .id
}

const holiday = { day: '2029-03-13', city: null, name: 'Feriado' }

async function noHoliday({ demo }: DemoScene): Promise<void> {
  await demo.db.deleteFrom('holidays').where('day', '=', holiday.day).execute()
}

async function newHoliday(scene: DemoScene): Promise<number> {
  await noHoliday(scene)
  const made = scene.demo.db.insertInto('holidays').values(holiday).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

// Deletes the other videos, because a product has a maximum.
async function newVideo({ demo, videos }: DemoScene): Promise<number> {
  await demo.db.deleteFrom('videos').where('session_product_id', '=', videos.productId).execute()
  const row = { session_product_id: videos.productId, url: `${video}&t=${another()}` }
  return (await demo.db.insertInto('videos').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const newCompany = () => {
  const number = another()
  return {
    name: `Empresa ${number}`,
    identification: null,
    payment_plan: 1,
    contact: { ...person, email: `empresa${number}@demo.test` },
  }
}

async function newDuplicate({ demo, now }: DemoScene): Promise<number> {
  const { id } = await demo.db
    .insertInto('companies')
    .values({ name: `Horizonte ${another()}`, payment_plan: 2, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function personOf({ db }: DemoScene['demo'], companyId: number): Promise<number> {
  const people = db.selectFrom('users').select('id').where('company_id', '=', companyId)
  return (await people.orderBy('id').executeTakeFirstOrThrow()).id
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

async function newLead({ demo, now }: DemoScene): Promise<number> {
  const told = { ...person, email: `lead${another()}@demo.test`, company: 'Leste', city: 'São Paulo' }
  const { id } = await demo.db
    .insertInto('registrations')
    .values({
      ...told,
      created_at: now,
      company_id: null,
      employees: 40,
      tours_per_month: 30,
      largest_area: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const newRule = { name: 'Até 90 m²', city: null, area_up_to: 90, final_price: 299.9 }

/** A request per endpoint, by name: for the table of rights, and as the base of generated input. */
export const demoRequests: Record<string, RequestMaker> = {
  ...accountRequests,
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
  invitePerson: () => ({ body: { name: 'Bia Reis', email: `bia-${another()}@demo.test`, role: 'reader' } }),
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
  deletePhoto: async (scene) => {
    const admin = await scene.callerFor('admin')
    const photoId = await sendFile(admin, `${scene.gallery.path}/photos`, 'sala.jpg')
    return inProduct(scene.gallery, { photoId })
  },
  updatePhoto: ({ gallery, file }) => ({
    ...inProduct(gallery, { photoId: file.photoId }),
    body: { is_featured: true },
  }),
  uploadBlueprint: async ({ plans }) => ({ ...inProduct(plans), form: await pictureForm('planta.png') }),
  deleteBlueprint: async (scene) => {
    const admin = await scene.callerFor('admin')
    const blueprintId = await sendFile(admin, `${scene.plans.path}/blueprints`, 'planta.png')
    return inProduct(scene.plans, { blueprintId })
  },
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
  searchQueue: () => ({ body: { queue: 'all', page: 1, text: 'rua', city: 'São Paulo' } }),
  listProviderChoices: ({ scheduledId: id }) => ({ path: { id } }),
  assignProvider: ({ scheduledId: id, unsentProviderId: provider_id }) => ({
    path: { id },
    body: { provider_id },
  }),
  listProviders: () => ({}),
  addProvider: () => ({
    body: { ...person, email: `foto${another()}@demo.test`, city: 'São Paulo', working_days: [1, 2] },
  }),
  updateProvider: ({ unsentProviderId: id }) => ({ path: { id }, body: { name: 'Nina P.' } }),
  addTimeOff: async ({ demo, sentProviderId: id }) => {
    await demo.db.deleteFrom('provider_time_off').execute()
    return { path: { id }, body: { starts_on: '2027-02-01', ends_on: '2027-02-03' } }
  },
  removeTimeOff: async (scene) => ({
    path: { id: scene.sentProviderId, timeOffId: await newTimeOff(scene) },
  }),
  listHolidays: () => ({}),
  addHoliday: async (scene) => {
    await noHoliday(scene)
    return { body: holiday }
  },
  removeHoliday: async (scene) => ({ path: { holidayId: await newHoliday(scene) } }),
  getCapacity: () => ({ query: { city: 'São Paulo', from: '2026-11-23' } }),
  getSettings: () => ({}),
  saveSettings: () => ({ body: initialSettings }),
  getHouseBrand: () => ({}),
  saveHouseBrand: () => ({ body: { name: 'Ensaio', time_zone: 'America/Sao_Paulo' } }),
  getFirstSteps: () => ({}),
  dismissFirstSteps: () => ({}),
  listTeam: () => ({}),
  inviteTeamMember: () => ({
    body: { name: 'Rita Sales', email: `rita-${another()}@demo.test`, role: 'coordinator' },
  }),
  changeTeamMember: ({ financeId }) => ({ path: { id: financeId }, body: { role: 'finance' } }),
  inviteTeamMemberAgain: async (scene) => ({ path: { id: await newTeamMember(scene) } }),
  signTeamMemberOut: async (scene) => ({ path: { id: await newTeamMember(scene) } }),
  listTags: () => ({}),
  saveTags: () => ({ body: { category: 'rating', tags: [] } }),
  listCities: () => ({}),
  addCity: () => ({ body: { name: `Cidade ${another()}`, state: 'AM', time_zone: 'America/Manaus' } }),
  changeCity: async ({ demo }) => {
    const { id } = await demo.db
      .selectFrom('cities')
      .select('id')
      .where('name', '=', 'São Paulo')
      .executeTakeFirstOrThrow()
    return { path: { id }, body: { active: true } }
  },
  searchCompanies: () => ({ query: { text: 'hor', page: '1' } }),
  getCompany: ({ companyId: id }) => ({ path: { id } }),
  changePaymentPlan: ({ companyId: id }) => ({ path: { id }, body: { payment_plan: 2 } }),
  addCompany: () => ({ body: newCompany() }),
  changeCompany: ({ companyId: id }) => ({ path: { id }, body: { name: 'Construtora Horizonte' } }),
  inviteCompanyPerson: async (scene) => ({
    path: { id: await newDuplicate(scene) },
    body: { name: 'Bia Reis', email: `bia-${another()}@demo.test`, role: 'reader' },
  }),
  changeCompanyPerson: ({ companyId: id, colleagueId: personId }) => ({
    path: { id, personId },
    body: { role: 'orders' },
  }),
  signCompanyPersonOut: ({ companyId: id, colleagueId: personId }) => ({ path: { id, personId } }),
  previewMerge: async (scene) => ({ path: { id: scene.companyId, otherId: await newDuplicate(scene) } }),
  mergeCompanies: async (scene) => ({
    path: { id: scene.companyId },
    body: { other_id: await newDuplicate(scene), identification_of: 'kept', payment_plan: 2 },
  }),
  searchLeads: () => ({ query: { text: 'serra', page: '1' } }),
  getLead: async (scene) => ({ path: { id: await newLead(scene) } }),
  acceptLead: async (scene) => ({ path: { id: await newLead(scene) }, body: newCompany() }),
  answerLead: async (scene) => ({ path: { id: await newLead(scene) }, body: { text: 'Podemos ligar?' } }),
  declineLead: async (scene) => ({
    path: { id: await newLead(scene) },
    body: { reason: 'Fora da nossa área', tells: true },
  }),
  listCompanyPayments: ({ companyId: id }) => ({ path: { id } }),
  refundPayment: ({ companyId: id, reference }) => ({
    path: { id, reference },
    body: { amount: 1, reason: 'Pago em dobro' },
  }),
  settleRefund: async (scene) => ({
    path: { id: scene.companyId, refundId: await pendingRefund(scene) },
    body: { done: true },
  }),
  placeStaffOrder: async ({ demo, companyId: id, serviceId }) => {
    await setPlans(demo, 2)
    return { path: { id }, body: { ...demoOrder(serviceId), person_id: await personOf(demo, id) } }
  },
  adjustCredit: ({ companyId: id }) => ({ path: { id }, body: { amount: 10.5, reason: 'Cortesia' } }),
  listCatalogue: () => ({}),
  addService: () => ({ body: { name: `Serviço ${another()}`, vertical_id: 1, item_ids: [8, 9] } }),
  updateService: ({ serviceId: id }) => ({ path: { id }, body: { active: true } }),
  addPriceRule: ({ serviceId: id }) => ({ path: { id }, body: { ...newRule, active: false } }),
  updatePriceRule: ({ serviceId: id, ruleId }) => ({
    path: { id, ruleId },
    body: { ...newRule, area_up_to: 150, final_price: 399 },
  }),
  savePriceTable: ({ serviceId: id }) => ({
    path: { id },
    body: { prices: [{ city: null, area_up_to: 150, final_price: 399 }] },
  }),
  searchMails: () => ({ query: { state: 'sent', text: 'ensaio', page: '1' } }),
  getMail: ({ mailId: id }) => ({ path: { id } }),
  retryMail: ({ mailId: id }) => ({ path: { id } }),
  getStatus: () => ({}),
  searchAudit: () => ({ query: { text: 'taxa', of: 'house', from: '2026-11-01' } }),
}

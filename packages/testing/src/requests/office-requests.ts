import { exampleCsv, initialSettings, originalText } from '@ensaio/domain'
import { demoOrder } from '../scenes/demo-order.ts'
import { type DemoScene, setPlans } from '../scenes/demo-scene.ts'
import { another, person, type RequestMaker } from './demo-request.ts'

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

async function newCoupon({ demo, now }: DemoScene): Promise<number> {
  const coupon = { code: `CASA-${another()}`, percent: 10, created_at: now }
  return (await demo.db.insertInto('coupons').values(coupon).returning('id').executeTakeFirstOrThrow()).id
}

/** The requests of the back office, by the names of their endpoints. */
export const officeRequests: Record<string, RequestMaker> = {
  searchQueue: () => ({ body: { queue: 'all', page: 1, text: 'rua', city: 'São Paulo' } }),
  listProviderChoices: ({ scheduledId: id }) => ({ path: { id } }),
  assignProvider: ({ scheduledId: id, unsentProviderId: provider_id }) => ({
    path: { id },
    body: { provider_id },
  }),
  planVisit: ({ scheduledId: id }) => ({ path: { id }, query: { date: '2026-12-06', hour: '19h00' } }),
  arrangeVisit: ({ scheduledId: id, unsentProviderId: provider_id }) => ({
    path: { id },
    body: { date: '2026-12-06', hour: '19h00', provider_id, beyond_agenda: true },
  }),
  getBoard: () => ({ query: { from: '2026-11-23', span: 'week', city: 'São Paulo' } }),
  exchangeVisits: async ({ scheduledId, unsentProviderId, demo }) => {
    const seen = await demo.db
      .selectFrom('photo_sessions as s')
      .innerJoin('bookings as b', 'b.session_id', 's.id')
      .select(['s.scheduled_for', 'b.provider_id'])
      .where('s.id', '=', scheduledId)
      .where('b.released_at', 'is', null)
      .executeTakeFirstOrThrow()
    return { body: { exchanges: [{ session_id: scheduledId, provider_id: unsentProviderId, seen }] } }
  },
  reportArrival: async ({ sentProviderId, demo, now }) => {
    const { id } = await demo.db
      .selectFrom('photo_sessions as s')
      .innerJoin('bookings as b', 'b.session_id', 's.id')
      .select('s.id')
      .where('s.status', '=', 2)
      .where('b.provider_id', '=', sentProviderId)
      .where('b.released_at', 'is', null)
      .limit(1)
      .executeTakeFirstOrThrow()
    await demo.db.updateTable('photo_sessions').set({ scheduled_for: now }).where('id', '=', id).execute()
    return { path: { id }, body: { step: 'arrived', start: now } }
  },
  setPosition: ({ scheduledId: id }) => ({
    path: { id },
    body: { point: { latitude: -23.5614, longitude: -46.6559 } },
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
  testMails: () => ({}),
  testMessages: () => ({ body: { channel: 'sms', phone: '(11) 91234-5678' } }),
  testPayments: () => ({}),
  listTeam: () => ({}),
  inviteTeamMember: () => ({
    body: { name: 'Rita Sales', email: `rita-${another()}@demo.test`, role: 'coordinator' },
  }),
  changeTeamMember: ({ financeId }) => ({ path: { id: financeId }, body: { role: 'finance' } }),
  inviteTeamMemberAgain: async (scene) => ({ path: { id: await newTeamMember(scene) } }),
  signTeamMemberOut: async (scene) => ({ path: { id: await newTeamMember(scene) } }),
  listTags: () => ({}),
  saveTags: () => ({ body: { category: 'rating', tags: [] } }),
  listMailTexts: () => ({}),
  saveMailText: () => ({ body: { kind: 'welcome', ...originalText('welcome') } }),
  resetMailText: () => ({ body: { kind: 'welcome' } }),
  previewMailText: () => ({ body: { kind: 'welcome', ...originalText('welcome') } }),
  listPreparations: () => ({}),
  savePreparation: () => ({ body: { list: 'land', lines: [{ about: 'other', text: 'Abra o portão.' }] } }),
  resetPreparation: () => ({ body: { list: 'land' } }),
  listCities: () => ({}),
  listCitiesWithoutVisits: () => ({}),
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
    body: { name: 'Bia Reis', email: `convidada${another()}@demo.test`, role: 'reader' },
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
  checkImport: () => ({ body: { what: 'companies', text: exampleCsv('companies') } }),
  importFile: () => ({ body: { what: 'companies', text: exampleCsv('companies') } }),
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
  addPackages: () => ({
    body: { packages: [{ key: 'photos', name: `Pacote ${another()}`, final_price: 249 }] },
  }),
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
  listCoupons: () => ({}),
  addCoupon: () => ({ body: { code: `NOVO-${another()}`, discount: { kind: 'percent', percent: 10 } } }),
  changeCoupon: async (scene) => ({
    path: { id: await newCoupon(scene) },
    body: { discount: { kind: 'amount', amount: 50 }, last_day: '2026-12-31', active: false },
  }),
  searchMails: () => ({ query: { state: 'sent', text: 'ensaio', page: '1' } }),
  getMail: ({ mailId: id }) => ({ path: { id } }),
  retryMail: ({ mailId: id }) => ({ path: { id } }),
  getStatus: () => ({}),
  findAnything: () => ({ query: { text: 'rua' } }),
  getStaffNumbers: () => ({ query: { from: '2026-11-01', until: '2026-11-30', city: 'São Paulo' } }),
  getNumbers: () => ({ query: { from: '2026-11-01', until: '2026-11-30' } }),
  searchAudit: () => ({ query: { text: 'taxa', of: 'house', from: '2026-11-01' } }),
}

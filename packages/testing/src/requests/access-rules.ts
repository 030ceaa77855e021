import {
  auditExportPath,
  blueprintArchivePath,
  bookkeepingExportPath,
  calendarFeedPath,
  companiesCsv,
  companyExportPath,
  companyPaymentsCsv,
  companyPeopleCsv,
  leadsCsv,
  mailsCsv,
  monthlyStatementCsvPath,
  monthlyStatementPdfPath,
  numbersCsv,
  photoArchivePath,
  sessionsCsv,
  staffCompanyExportPath,
  staffNumbersCsv,
  staffSessionsCsv,
  staffStatementCsvPath,
  staffStatementPdfPath,
  visitCalendarPath,
} from '@ensaio/domain'
import { type DemoVisitor, demoVisitors } from '../scenes/demo-scene.ts'
import type { RequestMaker } from './demo-request.ts'
import { ownFeed } from './feed-requests.ts'
import { statementRequests } from './statement-requests.ts'

/** What a visitor gets: access, or a refusal with this status. */
type Outcome = 'in' | 401 | 403 | 404
type Rule = Record<DemoVisitor, Outcome>

const rule = (...outcomes: [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]) =>
  ({
    ...Object.fromEntries(demoVisitors.map((visitor, nth) => [visitor, outcomes[nth]])),
    ...Object.fromEntries(colleagues.map((visitor) => [visitor, outcomes[1]])),
  }) as Rule

/** The people of the owner's company who are not managers; what they may not do alike is said by `of` (rule client-roles). */
const colleagues = ['clientOrders', 'clientFinance', 'clientReader'] as const
const of = (base: Rule, ...allowed: (typeof colleagues)[number][]): Rule => ({
  ...base,
  ...Object.fromEntries(colleagues.map((one) => [one, allowed.includes(one) ? base.owner : 403])),
})

//                     anonymous, owner, other, sent, unsent, admin, coordinator, finance
const everybody = rule('in', 'in', 'in', 'in', 'in', 'in', 'in', 'in')
const signedIn = rule(401, 'in', 'in', 'in', 'in', 'in', 'in', 'in')
const clients = rule(401, 'in', 'in', 403, 403, 403, 403, 403)
const ownCompany = rule(401, 'in', 404, 403, 403, 403, 403, 403)
const ownEnsaio = rule(401, 'in', 404, 'in', 404, 'in', 'in', 'in')
/** Finance only reads ensaios (rule office-roles). */
const ownWork = { ...ownEnsaio, finance: 403 } as const
/** The office has no visits of its own. */
const ownVisits = rule(401, 'in', 'in', 'in', 'in', 403, 403, 403)
const staff = rule(401, 403, 403, 'in', 'in', 'in', 'in', 'in')
const staffSent = rule(401, 403, 403, 'in', 404, 'in', 'in', 403)
const admins = rule(401, 403, 403, 403, 403, 'in', 403, 403)
const coordinators = { ...admins, coordinator: 'in' } as const
const financiers = { ...admins, finance: 'in' } as const
const office = { ...admins, coordinator: 'in', finance: 'in' } as const
// The demo has an administrator, so that no set-up link is open (rule set-up-link).
const closed = rule(404, 404, 404, 404, 404, 404, 404, 404)

/** Who may call which endpoint, for an ensaio of `owner` that is assigned to `sent` (rules accessible-to and field-rights). */
export const accessRules: Record<string, Rule> = {
  getUser: everybody,
  login: everybody,
  logout: everybody,
  logoutByLink: everybody,
  followMagicLink: everybody,
  recoverAccount: everybody,
  setPassword: signedIn,
  signInWithCode: everybody,
  startSecondStep: signedIn,
  confirmSecondStep: signedIn,
  renewRecoveryCodes: signedIn,
  endSecondStep: signedIn,
  getSecurity: signedIn,
  endLogin: signedIn,
  endOtherLogins: signedIn,
  changeEmail: signedIn,
  confirmEmail: everybody,
  getMailPreferences: signedIn,
  saveMailPreferences: signedIn,
  getLinkedMailPreferences: everybody,
  saveLinkedMailPreferences: everybody,
  correctInvitation: office,
  correctTeamInvitation: admins,
  resetSecondStep: admins,
  getHouseSecurity: admins,
  saveHouseSecurity: admins,
  listMailTexts: admins,
  saveMailText: admins,
  resetMailText: admins,
  previewMailText: admins,
  listPreparations: admins,
  savePreparation: admins,
  resetPreparation: admins,
  registerCompany: everybody,
  getOnboarding: clients,
  moveOnboarding: clients,
  setUpCompany: of(clients),
  addCompanyMember: of(clients),
  inviteColleagueAgain: of(ownCompany),
  listPeople: of(clients),
  invitePerson: of(clients),
  changePerson: of(ownCompany),
  signPersonOut: of(ownCompany),
  inviteAgain: office,
  checkSetUpLink: closed,
  addFirstAdministrator: closed,
  findPostalCode: everybody,
  searchPlaces: signedIn,
  getPlace: signedIn,
  listClientServices: clients,
  searchPrices: everybody,
  listPricedServices: signedIn,
  checkCoupon: of(clients, 'clientOrders'),
  createSession: of(clients, 'clientOrders'),
  payByCard: of(clients, 'clientFinance'),
  payByPix: of(clients, 'clientFinance'),
  getOpenPix: of(clients, 'clientFinance'),
  getPayment: of(ownCompany, 'clientFinance'),
  getReceipt: of(ownCompany, 'clientFinance'),
  getStatement: of(clients, 'clientFinance'),
  listMonthlyStatements: of(clients, 'clientFinance'),
  getMonthlyStatement: of(ownCompany, 'clientFinance'),
  searchSessions: clients,
  getSession: ownEnsaio,
  // The request changes the contact, which photographers only read.
  updateSession: { ...of(ownWork, 'clientOrders'), sent: 403 },
  getTimeline: ownEnsaio,
  // Photographers see the ensaio, but neither prices nor orders.
  listServiceOffers: { ...ownEnsaio, sent: 403 },
  changeSessionService: { ...ownEnsaio, sent: 403 },
  uploadPhoto: staffSent,
  deletePhoto: staffSent,
  updatePhoto: of(ownWork, 'clientOrders'),
  uploadBlueprint: staffSent,
  deleteBlueprint: staffSent,
  saveTour: staffSent,
  saveLink: staffSent,
  addVideo: staffSent,
  deleteVideo: staffSent,
  updateProduct: staffSent,
  requestCorrection: of(ownCompany, 'clientOrders'),
  getRatings: ownEnsaio,
  rateSession: of(ownWork, 'clientOrders'),
  getTagCategory: signedIn,
  getPublicSession: everybody,
  getAvailability: everybody,
  bookSession: everybody,
  getCalendarFeed: ownVisits,
  createCalendarFeed: ownVisits,
  endCalendarFeed: ownVisits,
  getCityCalendarFeed: coordinators,
  createCityCalendarFeed: coordinators,
  endCityCalendarFeed: coordinators,
  reportUnable: everybody,
  answerPreparedness: everybody,
  leavePreferredPeriod: everybody,
  searchQueue: staff,
  listProviderChoices: coordinators,
  assignProvider: coordinators,
  planVisit: coordinators,
  arrangeVisit: coordinators,
  getBoard: coordinators,
  setPosition: coordinators,
  reportArrival: staffSent,
  listProviders: staff,
  addProvider: coordinators,
  updateProvider: coordinators,
  addTimeOff: staffSent,
  removeTimeOff: staffSent,
  listHolidays: staff,
  addHoliday: coordinators,
  removeHoliday: coordinators,
  getCapacity: coordinators,
  getFirstSteps: admins,
  dismissFirstSteps: admins,
  testMails: admins,
  testPayments: admins,
  listTeam: admins,
  inviteTeamMember: admins,
  changeTeamMember: admins,
  inviteTeamMemberAgain: admins,
  signTeamMemberOut: admins,
  getSettings: admins,
  saveSettings: admins,
  listTags: admins,
  saveTags: admins,
  getHouseBrand: admins,
  saveHouseBrand: admins,
  listCities: admins,
  listCitiesWithoutVisits: office,
  addCity: admins,
  changeCity: admins,
  searchCompanies: office,
  getCompany: office,
  addCompany: financiers,
  checkImport: financiers,
  importFile: financiers,
  changeCompany: financiers,
  changePaymentPlan: financiers,
  adjustCredit: financiers,
  listCompanyPayments: financiers,
  refundPayment: financiers,
  settleRefund: financiers,
  listOpenStatements: financiers,
  getStaffStatement: financiers,
  listCompanyStatements: financiers,
  closeCompanyMonth: financiers,
  payMonthlyStatement: financiers,
  inviteCompanyPerson: financiers,
  changeCompanyPerson: financiers,
  signCompanyPersonOut: financiers,
  previewMerge: financiers,
  mergeCompanies: financiers,
  placeStaffOrder: office,
  searchLeads: financiers,
  getLead: financiers,
  acceptLead: financiers,
  answerLead: financiers,
  declineLead: financiers,
  listCoupons: financiers,
  addCoupon: financiers,
  changeCoupon: financiers,
  listCatalogue: financiers,
  addService: financiers,
  updateService: financiers,
  addPriceRule: financiers,
  updatePriceRule: financiers,
  savePriceTable: financiers,
  addPackages: financiers,
  searchMails: coordinators,
  getMail: coordinators,
  retryMail: coordinators,
  getStatus: admins,
  findAnything: staff,
  getStaffNumbers: office,
  getNumbers: clients,
  searchAudit: admins,
  listApiKeys: of(clients),
  createApiKey: of(clients),
  revokeApiKey: of(ownCompany),
  listHouseKeys: admins,
  createHouseKey: admins,
  revokeHouseKey: admins,
  listWebhooks: of(clients),
  addWebhook: of(clients),
  changeWebhook: of(ownCompany),
  removeWebhook: of(ownCompany),
  renewWebhookSecret: of(ownCompany),
  listWebhookDeliveries: of(ownCompany),
  replayWebhookDelivery: of(ownCompany),
  listHouseWebhooks: admins,
  addHouseWebhook: admins,
  changeHouseWebhook: admins,
  removeHouseWebhook: admins,
  renewHouseWebhookSecret: admins,
  listHouseWebhookDeliveries: admins,
  replayHouseWebhookDelivery: admins,
}

const november = { from: '2026-11-01', until: '2026-11-30' }
const visitsOfNovember = { ...november, figure: 'visits' }

/** Routes without a declared endpoint: files, webhooks, reports. */
export const otherRoutes: Record<string, { rule: Rule; ask: RequestMaker }> = {
  [`POST ${photoArchivePath}`]: {
    rule: ownEnsaio,
    ask: ({ gallery }) => ({ path: { id: gallery.sessionId, productId: gallery.productId }, body: {} }),
  },
  [`POST ${blueprintArchivePath}`]: {
    rule: ownEnsaio,
    ask: ({ plans }) => ({ path: { id: plans.sessionId, productId: plans.productId }, body: {} }),
  },
  'GET /files/photos/{id}/{size}': {
    rule: ownEnsaio,
    ask: ({ file }) => ({ path: { id: file.photoId, size: 'original' } }),
  },
  'GET /files/blueprints/{id}': {
    rule: ownEnsaio,
    ask: ({ file }) => ({ path: { id: file.blueprintId } }),
  },
  [`GET ${visitCalendarPath}`]: {
    rule: everybody,
    ask: ({ bookedToken: token }) => ({ path: { token } }),
  },
  [`GET ${calendarFeedPath}`]: { rule: everybody, ask: ownFeed },
  [`POST ${staffCompanyExportPath}`]: {
    rule: office,
    ask: ({ companyId: id }) => ({ path: { id }, body: {} }),
  },
  [`POST ${companyExportPath}`]: { rule: of(clients), ask: () => ({ body: {} }) },
  [`POST ${monthlyStatementCsvPath}`]: {
    rule: of(ownCompany, 'clientFinance'),
    ask: async (scene, visitor) => ({
      ...(await statementRequests.getMonthlyStatement?.(scene, visitor)),
      body: {},
    }),
  },
  [`POST ${monthlyStatementPdfPath}`]: {
    rule: of(ownCompany, 'clientFinance'),
    ask: async (scene, visitor) => ({
      ...(await statementRequests.getMonthlyStatement?.(scene, visitor)),
      body: {},
    }),
  },
  [`POST ${staffStatementCsvPath}`]: {
    rule: financiers,
    ask: async (scene, visitor) => ({
      ...(await statementRequests.getStaffStatement?.(scene, visitor)),
      body: {},
    }),
  },
  [`POST ${staffStatementPdfPath}`]: {
    rule: financiers,
    ask: async (scene, visitor) => ({
      ...(await statementRequests.getStaffStatement?.(scene, visitor)),
      body: {},
    }),
  },
  [`POST ${bookkeepingExportPath}`]: {
    rule: financiers,
    ask: () => ({ body: november }),
  },
  // The table of visits, which everybody with numbers reads.
  [`POST ${staffNumbersCsv.path}`]: { rule: office, ask: () => ({ body: visitsOfNovember }) },
  [`POST ${numbersCsv.path}`]: { rule: clients, ask: () => ({ body: visitsOfNovember }) },
  [`POST ${sessionsCsv.path}`]: { rule: clients, ask: () => ({ body: { filter: { status: [5] } } }) },
  // Photographers get their own alone.
  [`POST ${staffSessionsCsv.path}`]: { rule: staff, ask: () => ({ body: { queue: 'all' } }) },
  [`POST ${companiesCsv.path}`]: { rule: office, ask: () => ({ body: { text: 'imóveis' } }) },
  [`POST ${companyPeopleCsv.path}`]: {
    rule: office,
    ask: ({ companyId: id }) => ({ path: { id }, body: {} }),
  },
  [`POST ${companyPaymentsCsv.path}`]: {
    rule: financiers,
    ask: ({ companyId: id }) => ({ path: { id }, body: {} }),
  },
  [`POST ${leadsCsv.path}`]: { rule: financiers, ask: () => ({ body: { text: '' } }) },
  [`POST ${mailsCsv.path}`]: { rule: coordinators, ask: () => ({ body: { state: 'sent' } }) },
  [`POST ${auditExportPath}`]: { rule: admins, ask: () => ({ body: { of: 'house' } }) },
  'GET /files/logos/{file}': { rule: everybody, ask: ({ file }) => ({ path: { file: file.logo } }) },
  'POST /webhooks/safe2pay': {
    rule: rule(401, 401, 401, 401, 401, 401, 401, 401),
    ask: ({ reference }) => ({ body: { SecretKey: 'guessed', Reference: reference } }),
  },
  'POST /policy-reports': { rule: everybody, ask: () => ({ body: {} }) },
  'GET /openapi.json': { rule: everybody, ask: () => ({}) },
}

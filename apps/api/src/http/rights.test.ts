import {
  auditExportPath,
  blueprintArchivePath,
  clientItemIds,
  companyExportPath,
  type Endpoint,
  endpoints,
  fillPath,
  photoArchivePath,
  routerPath,
  staffCompanyExportPath,
  visitCalendarPath,
} from '@ensaio/domain'
import { type DemoRequest, demoRequests, type RequestMaker } from '@ensaio/testing/requests/demo-requests'
import {
  type DemoScene,
  type DemoVisitor,
  demoVisitors,
  openDemoScene,
} from '@ensaio/testing/scenes/demo-scene'
import { demoState } from '@ensaio/testing/scenes/demo-state'
import type { Answer, Caller } from '@ensaio/testing/server/demo-caller'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

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
const staff = rule(401, 403, 403, 'in', 'in', 'in', 'in', 'in')
const staffSent = rule(401, 403, 403, 'in', 404, 'in', 'in', 403)
const admins = rule(401, 403, 403, 403, 403, 'in', 403, 403)
const coordinators = { ...admins, coordinator: 'in' } as const
const financiers = { ...admins, finance: 'in' } as const
const office = { ...admins, coordinator: 'in', finance: 'in' } as const
// The demo has an administrator, so that no set-up link is open (rule set-up-link).
const closed = rule(404, 404, 404, 404, 404, 404, 404, 404)

/** Who may call which endpoint, for an ensaio of `owner` that is assigned to `sent` (rules accessible-to and field-rights). */
const rules: Record<string, Rule> = {
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
  correctInvitation: office,
  correctTeamInvitation: admins,
  resetSecondStep: admins,
  getHouseSecurity: admins,
  saveHouseSecurity: admins,
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
  createSession: of(clients, 'clientOrders'),
  payByCard: of(clients, 'clientFinance'),
  payByPix: of(clients, 'clientFinance'),
  getOpenPix: of(clients, 'clientFinance'),
  getPayment: of(ownCompany, 'clientFinance'),
  getReceipt: of(ownCompany, 'clientFinance'),
  getStatement: of(clients, 'clientFinance'),
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
  reportUnable: everybody,
  searchQueue: staff,
  listProviderChoices: coordinators,
  assignProvider: coordinators,
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
  addCity: admins,
  changeCity: admins,
  searchCompanies: office,
  getCompany: office,
  addCompany: financiers,
  changeCompany: financiers,
  changePaymentPlan: financiers,
  adjustCredit: financiers,
  listCompanyPayments: financiers,
  refundPayment: financiers,
  settleRefund: financiers,
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
  listCatalogue: financiers,
  addService: financiers,
  updateService: financiers,
  addPriceRule: financiers,
  updatePriceRule: financiers,
  savePriceTable: financiers,
  searchMails: coordinators,
  getMail: coordinators,
  retryMail: coordinators,
  getStatus: admins,
  searchAudit: admins,
}

/** Routes without a declared endpoint: files, webhooks, reports. */
const otherRoutes: Record<string, { rule: Rule; ask: RequestMaker }> = {
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
  [`POST ${staffCompanyExportPath}`]: {
    rule: office,
    ask: ({ companyId: id }) => ({ path: { id }, body: {} }),
  },
  [`POST ${companyExportPath}`]: { rule: of(clients), ask: () => ({ body: {} }) },
  [`POST ${auditExportPath}`]: { rule: admins, ask: () => ({ body: { of: 'house' } }) },
  'GET /files/logos/{file}': { rule: everybody, ask: ({ file }) => ({ path: { file: file.logo } }) },
  'POST /webhooks/safe2pay': {
    rule: rule(401, 401, 401, 401, 401, 401, 401, 401),
    ask: ({ reference }) => ({ body: { SecretKey: 'guessed', Reference: reference } }),
  },
  'POST /policy-reports': { rule: everybody, ask: () => ({ body: {} }) },
  'GET /openapi.json': { rule: everybody, ask: () => ({}) },
}

let scene: DemoScene
beforeAll(async () => {
  scene = await openDemoScene()
})
afterAll(() => scene.demo.close())

type Route = Pick<Endpoint, 'method' | 'path'>

function send(caller: Caller, { method, path }: Route, request: DemoRequest): Promise<Answer> {
  const query = request.query ? `?${new URLSearchParams(request.query)}` : ''
  const url = `${fillPath(path, request.path ?? {})}${query}`
  if (method === 'DELETE') return caller.delete(url)
  if (method === 'GET') return caller.get(url)
  return caller.post(url, request.form?.payload ?? request.body, request.form?.headers)
}

async function outcomeOf(route: Route, ask: RequestMaker, visitor: DemoVisitor) {
  const request = await ask(scene, visitor)
  const caller = await scene.callerFor(visitor)
  const before = await demoState(scene.demo.db)
  const answer = await send(caller, route, request)
  if (answer.status === 200) return 'in'
  expect(answer.body, `${visitor}: ${answer.text}`).toMatchObject({ error: true })
  expect(await demoState(scene.demo.db), `${visitor} was refused and changed something`).toEqual(before)
  return answer.status
}

async function outcomes(route: Route, ask: RequestMaker): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const visitor of demoVisitors) found[visitor] = await outcomeOf(route, ask, visitor)
  return found
}

describe('who gets in', () => {
  test('every endpoint has a rule and a request', () => {
    const missing = Object.keys(endpoints).flatMap((name) => [
      ...(rules[name]
        ? []
        : [`${name}: say in \`rules\` of rights.test.ts who gets in, and who gets what refusal.`]),
      ...(demoRequests[name]
        ? []
        : [`${name}: add a request that is answered 200 to requests/demo-requests.ts.`]),
    ])
    expect(missing).toEqual([])
    expect([...Object.keys(rules), ...Object.keys(demoRequests)].filter((name) => !endpoints[name])).toEqual(
      [],
    )
  })

  test('every other route of the API has one, too', () => {
    const known = [
      ...Object.values(endpoints).map(({ method, path }) => `${method} ${routerPath(path)}`),
      ...Object.keys(otherRoutes).map((route) => routerPath(route)),
    ]
    const served = servedBy(scene.demo.app.printRoutes({ commonPrefix: false }))
    expect(served).toContain('POST /sessions/:id/:productId/photos/download')
    expect(
      served.filter((route) => !known.includes(route)),
      'add these to `otherRoutes` of rights.test.ts',
    ).toEqual([])
    expect(served.length).toBe(known.length)
  })

  test.each(Object.entries(endpoints))('%s', async (name, endpoint) => {
    const ask = demoRequests[name]
    expect(ask && (await outcomes(endpoint, ask))).toEqual(rules[name])
  })

  test.each(Object.entries(otherRoutes))('%s', async (route, { rule: expected, ask }) => {
    const [method, path] = route.split(' ') as [Endpoint['method'], string]
    expect(await outcomes({ method, path }, ask)).toEqual(expected)
  })
})

describe('every id from 1 to twice the highest', () => {
  /** The ids of a table for which a visitor is answered 200. */
  async function opened(
    visitor: DemoVisitor,
    table: Counted,
    ask: (caller: Caller, id: number) => Promise<Answer>,
  ) {
    const { db } = scene.demo
    const { last } = await db
      .selectFrom(table)
      .select((one) => one.fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const caller = await scene.callerFor(visitor)
    const found: number[] = []
    for (let id = 1; id <= 2 * Number(last); id += 1)
      if ((await ask(caller, id)).status === 200) found.push(id)
    return found
  }

  /** The ids of a company, read from the tables. */
  async function ownedBy(email: string, table: Counted) {
    const { rows } = await sql<{ id: number }>`select t.id from ${sql.table(table)} t
      ${table === 'photo_sessions' ? sql`` : sql`join session_products p on p.id = t.session_product_id`}
      join photo_sessions s on s.id = ${table === 'photo_sessions' ? sql`t.id` : sql`p.session_id`}
      join users on users.company_id = s.company_id where users.email = ${email}
      ${table === 'photo_sessions' ? sql`` : sql`and p.item_id in (${sql.join(clientItemIds)})`} order by t.id`.execute(
      scene.demo.db,
    )
    return rows.map(({ id }) => id)
  }

  test.each(['', '/ratings', '/events'])(
    '/sessions/{id}%s opens for the ensaios of one’s company alone',
    async (rest) => {
      const own = await ownedBy('outra@demo.test', 'photo_sessions')
      const found = await opened('other', 'photo_sessions', (caller, id) =>
        caller.get(`/sessions/${id}${rest}`),
      )
      expect(own.length).toBeGreaterThan(10)
      expect(found).toEqual(own)
      expect(
        await opened('anonymous', 'photo_sessions', (caller, id) => caller.get(`/sessions/${id}${rest}`)),
      ).toEqual([])
    },
  )

  test('photos and plans open for the company of their ensaio alone', async () => {
    for (const [table, route] of [
      ['photos', (id: number) => `/files/photos/${id}/thumbnail`],
      ['blueprints', (id: number) => `/files/blueprints/${id}`],
    ] as const) {
      const own = await ownedBy('outra@demo.test', table)
      expect(
        await opened('other', table, (caller, id) => caller.get(route(id), { accept: 'image/webp' })),
      ).toEqual(own)
    }
    expect((await ownedBy('outra@demo.test', 'photos')).length).toBeGreaterThan(10)
  })

  test('a photographer reaches the ensaios of their visits alone', async () => {
    const { rows } = await sql<{ id: number }>`select distinct session_id as id from bookings
      join providers on providers.id = provider_id join users on users.id = user_id
      where released_at is null and users.email = 'fotografo@demo.test' order by 1`.execute(scene.demo.db)
    const found = await opened('sent', 'photo_sessions', (caller, id) => caller.get(`/sessions/${id}`))
    expect(found).toEqual(rows.map(({ id }) => id))
    expect(found.length).toBeGreaterThan(4)
  })
})

type Counted = 'photo_sessions' | 'photos' | 'blueprints'

/** The routes under /api in the tree that the router prints, with four characters of indentation per level. */
function servedBy(tree: string): string[] {
  const trail: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indentation = '', part = '', methods = ''] =
      line.match(/^([│ ]*[├└]── )(\S+)(?: \(([A-Z, ]+)\))?$/) ?? []
    if (part === '') return []
    trail.length = indentation.length / 4 - 1
    trail.push(part)
    const path = trail.join('').replace(/^\/api/, '/api')
    if (!path.startsWith('/api/')) return []
    return methods.split(', ').map((method) => `${method} ${path.slice(4)}`)
  })
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressTitle, clientItemIds, formatInstantDate } from '@ensaio/domain'
import {
  demoAccounts as accounts,
  leadExample as lead,
  salesTeam as sales,
  waysOfReaders as ways,
} from '@ensaio/testing/scenes/mail-readers'
import { type DemoApp, openDemoApp } from '@ensaio/testing/server/demo-app'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { linksOf } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { transact } from '../../database/database.ts'
import type { LockedSession } from '../../sessions/repository/sessions.ts'
import { type Announced, readAnnounced } from '../repository/announced-visits.ts'
import { enqueueMail, enqueueOptional, type Letter } from '../repository/outbox.ts'

const written = vi.hoisted(() => new Set<string>())
vi.mock('./write-letter.ts', async (original) => {
  const real = await original<typeof import('./write-letter.ts')>()
  return {
    ...real,
    writeLetter: (message: Parameters<typeof real.writeLetter>[0]) => {
      written.add(/at (?:\S+\.)?(\w+) /.exec(new Error('caller').stack?.split('\n')[2] ?? '')?.[1] ?? '')
      return real.writeLetter(message)
    },
  }
})

// Test files share a process: without this, modules loaded by an earlier file keep the real writer.
vi.resetModules()
const { deliverSession } = await import('../../deliverables/deliver-session.ts')
const { requestCorrection } = await import('../../deliverables/request-correction.ts')
const { mailPhotographers } = await import('./mail-photographers.ts')
const { mailUnable } = await import('./mail-unable.ts')
const { mailAbsence, mailCancellation, mailNewDate, mailReceiver, mailVisit } = await import(
  './mail-visit.ts'
)
const { mailNewSession } = await import('./new-session.ts')
const { confirmEmailMail, emailChangeNotice, passwordChangedMail, secondStepMail } = await import(
  './account-changed.ts'
)
const { visitReminderMail, visitReminderNotice } = await import('../reminders/reminder.ts')
const { choiceAskedMail, choiceSentMail } = await import('../delivery/choice.ts')
const { conversationMail: talkMail } = await import('../delivery/conversation.ts')
const { daySummaryMail } = await import('../reminders/day-summary.ts')
const { mailHostingRenewed } = await import('./hosting-renewed.ts')
const { originalsBackMail, originalsLeaveMail } = await import('../delivery/originals.ts')
const { hostingEndsMail } = await import('../reminders/hosting-ends.ts')
const { weeklyDigestMail } = await import('../reminders/weekly-digest.ts')
const { dateReminderMail } = await import('../reminders/reminder-date.ts')
const { lateDeliveriesMail: lateMail } = await import('../reminders/late-deliveries.ts')
const { anotherDayMail } = await import('../visits/another-day.ts')
const { preferredPeriodMail: periodMail } = await import('../visits/preferred-period.ts')
const { mailMonthClosed } = await import('./month-closed.ts')
const { mailServiceChange } = await import('./service-changed.ts')
const { mailPaymentReceived, mailPaymentRefunded } = await import('./payment-moved.ts')
const { mailMagicLink } = await import('./recovery.ts')
const { leadMail, salesLeadMail } = await import('./sales-lead.ts')
const { mailTogether } = await import('./visits-together.ts')
const { companyInvitationMail, invitationMail, mailTestMail, photographerMail, teamMail, welcomeMail } =
  await import('./welcome.ts')

const now = '2026-11-20T15:00:00.000Z'
const start = '2026-12-01T11:30:00.000Z'
const links = linksOf('http://localhost:3000')
const holder = { name: 'Ana Souza', phone: '+5511999998888', email: 'ana@exemplo.test' }
let demo: DemoApp
let session: LockedSession & { token: string }
let other: { id: number; token: string }
let title: string
let [caio, userId] = [0, 0]

beforeAll(async () => {
  demo = await openDemoApp({ now })
  const booked = await demo.db
    .selectFrom('photo_sessions as s')
    .innerJoin('bookings', 'bookings.session_id', 's.id')
    .innerJoin('providers', 'providers.id', 'bookings.provider_id')
    .innerJoin('users', 'users.id', 'providers.user_id')
    .selectAll('s')
    .select('providers.id as provider_id')
    .where('users.email', '=', 'fotografo@demo.test')
    .where('s.company_id', '=', 1)
    .where('s.status', '=', 5)
    .executeTakeFirstOrThrow()
  session = { ...booked, done_at: now }
  caio = booked.provider_id
  userId = booked.created_by
  title = addressTitle(booked.address)
  other = await demo.db
    .selectFrom('photo_sessions')
    .select(['id', 'token'])
    .where('company_id', '=', 1)
    .where('id', '!=', booked.id)
    .executeTakeFirstOrThrow()
  await demo.db
    .updateTable('photo_sessions')
    .set({ scheduled_for: start, scheduling_responsible_info: JSON.stringify(holder), notification: 4 })
    .set({ responsible_information: JSON.stringify({ ...holder, company: null }) })
    .set({ address: JSON.stringify(booked.address) })
    .where('id', 'in', [booked.id, other.id])
    .execute()
})
afterAll(() => demo.close())
beforeEach(() => demo.db.deleteFrom('outbox').execute() as Promise<unknown>)
const about = () => ({ sessionId: session.id, links })
const holding = { ...holder, url: links.calendar('token') }
const optional = { topic: 'visit_reminders', links, reminderIds: [] } as const
const both = () => [session.token, other.token]
const link = { links, token: 'token' }
const ordered = (sessionIds: number[]) => ({ sessionIds, links, tellsOrderer: true })
const period = { weekdays: [1], parts: [], first_day: null, last_day: null, note: 'Ligue antes.' }
const at = (providerId: number | null) => (providerId === null ? null : { providerId, start })
const photographer = (before: number | null, after: number | null) => (tx: Tx) =>
  mailPhotographers(tx, { ...about(), before: at(before), after: at(after) }, now)
async function remind(tx: Tx) {
  const { visit } = await readAnnounced(tx, session.id, now)
  const reminder = { kind: 'one_day', visits: [visit], now } as const
  await enqueueOptional(tx, visitReminderMail(holding, reminder), optional, now)
  const client = { ...newcomer('client'), url: links.session(session.id) }
  await enqueueOptional(tx, visitReminderNotice(client, 'Ana', reminder), optional, now)
  const office = { ...newcomer('admin'), url: links.staffSession('admin', session.id) }
  await enqueueMail(tx, anotherDayMail(office, [visit], 'A obra atrasou.'), now)
  await enqueueMail(tx, periodMail(office, [{ ...visit, company: 'Lar', service: 'Tour' }], period), now)
}
const tell = (letterOf: (visit: Announced['visit']) => Letter) => async (tx: Tx) => {
  const { visit } = await readAnnounced(tx, session.id, now)
  await enqueueOptional(tx, letterOf(visit), optional, now)
}
const tellDay = tell((visit) => {
  const one = { ...visit, start, url: links.staffSession('provider', session.id) }
  return daySummaryMail(newcomer('provider'), { day: '2026-12-01', visits: [one], now })
})
const tellHosting = (isOne: boolean) =>
  tell((visit) => {
    const tour = { ...visit, hostedUntil: '2026-12-20' }
    const to = { ...newcomer('client'), url: links.session(session.id) }
    return hostingEndsMail(to, isOne ? [tour] : [tour, tour])
  })
const tellWeek = tell((visit) => {
  const some = { total: 1, first: [{ ...visit, start }] }
  const counts = { booked: 1, delivered: 1, late: 1, lowCredit: null }
  const visits = { coming: some, unreceived: some, undated: some }
  const digest = { ...counts, ...visits, viewed: { total: 0, first: [] } }
  return weeklyDigestMail({ ...newcomer('client'), url: links.sessions }, '2026-11-30', digest)
})
const remindOfDate = tell((visit) =>
  dateReminderMail(holding, 'first', [{ ...visit, start: null, service: 'Fotos' }]),
)
const said = { author: 'Equipe', about: 'photo', text: 'Clareamos: veja.' } as const
const tellOf = (scope: 'client' | 'admin', letterOf: typeof choiceSentMail) =>
  tell((visit) => {
    const url = scope === 'client' ? links.session(session.id) : links.staffSession(scope, session.id)
    const choice = { company: 'Lar', product: 'Fotos', count: 15 }
    return letterOf({ ...newcomer(scope), url }, { ...visit, start, ...choice })
  })
const late = { company: 'Prisma', service: 'Fotos', promisedOn: '2026-11-19' }
const tellLate = tell((visit) => lateMail({ ...newcomer('admin'), url: '/late' }, [{ ...visit, ...late }]))

const day = '01/12/2026'
const change = { from: 'Fotos', price: 'R$\u00a0488,00', difference: 8900 }
const renewal = { months: 6, until: '2027-06-20', price: 14_900, paidBy: 'credit' } as const
/** Events with the day in the subjects of their mails, null when they are about no ensaio. */
const happenings: [what: string, day: string | null, happen: (tx: Tx) => Promise<unknown>][] = [
  ['booked', day, (tx) => mailVisit(tx, { ...about(), kind: 'scheduled' }, now)],
  ['moved', day, (tx) => mailVisit(tx, { ...about(), kind: 'rescheduled' }, now)],
  ['another photographer', day, (tx) => mailVisit(tx, { ...about(), kind: 'reassigned' }, now)],
  ['another receiver', day, (tx) => mailReceiver(tx, about(), now)],
  ['cancelled', day, (tx) => mailCancellation(tx, about(), now)],
  ['nobody at the property', day, (tx) => mailAbsence(tx, { ...about(), who: 'client' }, now)],
  ['no photographer came', day, (tx) => mailAbsence(tx, { ...about(), who: 'provider' }, now)],
  ['without a date again', '', (tx) => mailNewDate(tx, { ...about(), from: 6 }, now)],
  ['booked together', day, (tx) => mailTogether(tx, { ...together(), kind: 'scheduled' }, now)],
  ['moved together', day, (tx) => mailTogether(tx, { ...together(), kind: 'rescheduled' }, now)],
  ['nobody can receive', day, (tx) => mailUnable(tx, { tokens: both(), reason: '', links }, now)],
  ['ordered', day, (tx) => mailNewSession(tx, { ...ordered([session.id]), group: null }, now)],
  [
    'several ordered',
    day,
    (tx) => mailNewSession(tx, { ...ordered([session.id, other.id]), group: 'group' }, now),
  ],
  ['a photographer booked', day, (tx) => photographer(null, caio)(tx)],
  ['a photographer’s visit cancelled', day, (tx) => photographer(caio, null)(tx)],
  ['another service', day, (tx) => mailServiceChange(tx, { ...about(), ...change, providerId: caio }, now)],
  ['hosting renewed', '', (tx) => mailHostingRenewed(tx, { ...about(), userId, ...renewal }, now)],
  ['hosting given', '', (tx) => mailHostingRenewed(tx, { ...about(), userId: null, ...renewal }, now)],
  ['delivered', day, (tx) => deliverSession(tx, session, { viewer: admin, links }, now)],
  [
    'a new password',
    null,
    async (tx) => {
      for (const person of people())
        await enqueueMail(tx, passwordChangedMail(person, { at: now, links }), now)
    },
  ],
  [
    'two-step sign-in changed',
    null,
    async (tx) => {
      for (const person of people())
        for (const what of ['on', 'off', 'reset'] as const)
          await enqueueMail(tx, secondStepMail(person, { what, at: now, links }), now)
    },
  ],
  [
    'another address',
    null,
    async (tx) => {
      for (const person of people()) {
        await enqueueMail(tx, confirmEmailMail(person, person.email, link), now)
        await enqueueMail(tx, emailChangeNotice(person, 'nova@exemplo.test', links), now)
      }
    },
  ],
  [
    'access recovered',
    null,
    async (tx) => {
      for (const email of Object.values(accounts)) await mailMagicLink(tx, { email, links }, now)
    },
  ],
  ['registered', null, (tx) => enqueueMail(tx, welcomeMail(newcomer('client'), link), now)],
  [
    'invited',
    null,
    (tx) => enqueueMail(tx, invitationMail(newcomer('client'), { company: 'Rui', inviter }, link), now),
  ],
  ['works in the office', null, (tx) => enqueueMail(tx, teamMail(newcomer('admin'), link), now)],
  ['tests the mails', null, (tx) => enqueueMail(tx, mailTestMail(newcomer('admin')), now)],
  ['photographs for us', null, (tx) => enqueueMail(tx, photographerMail(newcomer('provider'), link), now)],
  [
    'paid',
    null,
    (tx) => mailPaymentReceived(tx, { user_id: userId, amount_cents: 100, reference: 'pay' }, now),
  ],
  [
    'given back',
    null,
    (tx) =>
      mailPaymentRefunded(
        tx,
        { user_id: userId, reference: 'pay', method: 'pix' },
        { amount_cents: 100, reason: 'Pago em dobro' },
        now,
      ),
  ],
  [
    'a month closed',
    null,
    async (tx) => {
      const { id } = await tx
        .selectFrom('monthly_statements')
        .select('id')
        .where('company_id', '=', 1)
        .where('paid_on', 'is', null)
        .executeTakeFirstOrThrow()
      await mailMonthClosed(tx, { id, links }, now)
    },
  ],
  ['a visit that comes, or cannot', day, remind],
  ['a date that is missing', '', remindOfDate],
  ['late deliveries', null, tellLate],
  ['a photographer’s day', null, tellDay],
  ['a hosting that ends', '', tellHosting(true)],
  ['hostings that end', null, tellHosting(false)],
  ['originals that leave', '', tellOf('client', (to, one) => originalsLeaveMail(to, [one], '2026-12-20'))],
  ['originals back', '', tellOf('client', (to, one) => originalsBackMail(to, one, '2026-12-20'))],
  ['a week', null, tellWeek],
  ['comments', day, tellOf('client', (to, visit) => talkMail(to, visit, Array(12).fill(said)))],
  ['a choice asked for', day, tellOf('client', choiceAskedMail)],
  ['a choice', day, tellOf('admin', choiceSentMail)],
  ['a lead', null, (tx) => enqueueMail(tx, salesLeadMail(sales, lead, links.staffLead(7)), now)],
  ['a lead answered', null, (tx) => enqueueMail(tx, leadMail(newcomer('client'), 'Oi.', sales), now)],
  ['made by us', null, (tx) => enqueueMail(tx, companyInvitationMail(newcomer('client'), 'Rui', link), now)],
]

const people = () =>
  (['client', 'provider', 'admin'] as const).map((scope) => ({ name: 'Ana', email: accounts[scope], scope }))
const inviter = { name: 'Mariana Duarte', isStaff: false }
const admin = { scope: 'admin', userId: 1 } as Parameters<typeof deliverSession>[2]['viewer']
const newcomer = (scope: keyof typeof accounts) => ({ name: 'Ana', email: accounts[scope] })
const together = () => ({ token: 'group', tokens: both(), links })

async function mails() {
  return demo.db
    .selectFrom('outbox')
    .leftJoin('users', 'users.email', 'outbox.recipient')
    .select(['recipient', 'subject', 'text', 'scope'])
    .execute()
}

async function check(named: string | null): Promise<void> {
  const sent = await mails()
  expect(sent).not.toEqual([])
  for (const { subject, text, scope, recipient } of sent) {
    const links = [...text.matchAll(/http:\/\/localhost:3000(\S*)/g)].map(([, path]) => path)
    const way = recipient === sales ? ways.admin : ways[scope ?? 'holder']
    for (const path of links.filter((one) => !one?.startsWith('/mails/')))
      expect(path, `${subject}, to ${recipient}`).toMatch(way)
    expect(subject).not.toMatch(/:.*:/)
    if (named === null) expect(subject).not.toContain(':')
    else expect(subject).toContain(`: ${title}`)
    if (named) expect(subject).toMatch(new RegExp(`, ${named}$`))
  }
}

test.each(happenings)(
  '%s: subjects name the ensaio, links lead to the reader’s app',
  async (_what, named, happen) => {
    await transact(demo.db, happen)
    await check(named)
  },
)

test('a correction: the subject names the ensaio, the link leads to the back office', async () => {
  const { id: product } = await demo.db
    .selectFrom('session_products')
    .select('id')
    .where('session_id', '=', session.id)
    .where('item_id', 'in', clientItemIds)
    .executeTakeFirstOrThrow()
  await demo.db.updateTable('session_products').set({ status: 3 }).where('id', '=', product).execute()
  // A product without material would be skipped.
  await demo.db
    .insertInto('links')
    .values({ session_product_id: product, url: 'https://entrega.test' })
    .execute()
  const viewer = { scope: 'client', userId, companyId: 1 } as Parameters<
    typeof requestCorrection
  >[1]['viewer']
  const path = { id: session.id, productId: product }
  await requestCorrection(demo.db, { viewer, path, description: 'Escura.', links }, now)
  await check(formatInstantDate(start, 'America/Sao_Paulo'))
})

test('these tests cover every mail', () => {
  const known = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|write-letter\.ts$/.test(name))
    .flatMap((name) => {
      const functions = readFileSync(join(import.meta.dirname, '..', name), 'utf8').split(
        /^(?=(?:export )?function )/m,
      )
      return functions
        .filter((code) => /\bwriteLetter\(/.test(code))
        .map((code) => /function (\w+)/.exec(code)?.[1] ?? code)
    })
  expect([...written].sort()).toEqual(known.sort())
})

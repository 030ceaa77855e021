import { addressOf, type MailKind, standardTerms, status } from '@ensaio/domain'
import type { Links } from '../config/links.ts'
import { deliveredMail } from './delivery/delivered.ts'
import { originalsBackMail, originalsLeaveMail } from './delivery/originals.ts'
import { hostingRenewedMail } from './letters/hosting-renewed.ts'
import { unableMail } from './letters/mail-unable.ts'
import { absenceMail, newDateMail } from './letters/missed-visit.ts'
import { monthClosedMail } from './letters/month-closed.ts'
import { newSessionsMail, schedulingLinkMail } from './letters/new-session.ts'
import { paymentReceivedMail, paymentRefundedMail } from './letters/payment-moved.ts'
import { serviceChangedMail } from './letters/service-changed.ts'
import { severalFacts, type Visits } from './letters/several-visits.ts'
import { canceledMail, type Visit, visitMail } from './letters/visit.ts'
import { togetherMail } from './letters/visits-together.ts'
import { companyInvitationMail, invitationMail, welcomeMail } from './letters/welcome.ts'
import { hostingEndsMail } from './reminders/hosting-ends.ts'
import { visitReminderMail } from './reminders/reminder.ts'
import { dateReminderMail } from './reminders/reminder-date.ts'
import { weeklyDigestMail } from './reminders/weekly-digest.ts'
import type { Letter } from './repository/outbox.ts'

const company = 'Imobiliária Exemplo'
const reader = { email: 'ana@exemplo.com.br', name: 'Ana Souza' }

const visit: Visit = {
  start: '2030-03-12T13:00:00.000Z',
  timeZone: 'America/Sao_Paulo',
  terms: standardTerms,
  service: { name: 'Fotos', vertical: { id: 1 } },
  providerName: 'Caio Brandão',
  event: null,
  address: addressOf({
    postal_code: '01305-100',
    street: 'Rua Augusta',
    number: '1500',
    neighborhood: 'Consolação',
    city: 'São Paulo',
    state: 'SP',
  }),
  vertical_data: { unit: '84', complement: null },
}
const unit = (unit: string, start: string): Visit => ({
  ...visit,
  start,
  vertical_data: { unit, complement: null },
})
const visits: Visits = [
  unit('84', '2030-03-12T13:00:00.000Z'),
  unit('85', '2030-03-12T14:30:00.000Z'),
  unit('86', '2030-03-12T16:00:00.000Z'),
]
const ordered = (one: Visit, id: number) => ({
  ...one,
  start: null,
  id,
  token: 'exemplo',
  service: one.service.name,
})
const [first, second, third] = visits as readonly [Visit, Visit, Visit]
const three = [ordered(first, 101), ordered(second, 102), ordered(third, 103)] as const
const hosted = (one: Visit) => ({ ...one, hostedUntil: '2030-03-12' })
const digest = {
  booked: 3,
  delivered: 2,
  late: 0,
  coming: { total: 2, first: [first, second] },
  unreceived: { total: 0, first: [] },
  undated: { total: 1, first: [third] },
  viewed: { total: 0, first: [] },
  lowCredit: null,
}
const payment = { recipient: reader.email, name: reader.name, amount: 50_000, balance: 82_000 }
const closed = { month: '2030-02', due_on: '2030-03-11', total_cents: 107_670 }
const refund = { ...payment, reference: 'exemplo', reason: 'Pago em dobro' }

/** The hour of the example visit some days before; the morning of its day. */
const before = (days: number) =>
  days === 0 ? '2030-03-12T11:00:00.000Z' : `2030-03-${12 - days}T13:00:00.000Z`

/** The mail of a kind with example facts, written by the code that writes real ones; its links lead nowhere. */
export function exampleLetter(kind: MailKind, links: Links): Letter {
  const to = { ...reader, url: links.sessions }
  const link = { links, token: 'exemplo' }
  const group = { ...reader, links, group: null }
  const delivery = { ...visit, service: visit.service.name }
  const change = { from: 'Fotos', price: 'R$ 488,00', difference: 8_900 }
  const renewal = { months: 6, until: '2030-09-12', price: 14_900, paidBy: 'credit' } as const
  const advice = 'Você pode remarcar, combinar com outra pessoa ou cancelar.'
  const inviter = { name: 'Mariana Duarte', isStaff: false }
  const letters: Record<MailKind, () => Letter> = {
    welcome: () => welcomeMail(reader, link),
    company_invitation: () => companyInvitationMail(reader, company, link),
    person_invitation: () => invitationMail(reader, { company, inviter }, link),
    session_created: () => newSessionsMail(group, [three[0]]),
    sessions_created: () => newSessionsMail({ ...group, group: 'exemplo' }, three),
    scheduling_link: () => schedulingLinkMail(group, company, [three[0]]),
    visit_scheduled: () => visitMail('scheduled', to, visit),
    visit_rescheduled: () => visitMail('rescheduled', to, visit),
    visit_reassigned: () => visitMail('reassigned', to, visit),
    visits_scheduled: () => togetherMail('scheduled', to, visits, [{ facts: severalFacts(visits) }]),
    visits_rescheduled: () => togetherMail('rescheduled', to, visits, [{ facts: severalFacts(visits) }]),
    reminder_two_days: () => visitReminderMail(to, { kind: 'two_days', visits: [visit], now: before(2) }),
    reminder_one_day: () => visitReminderMail(to, { kind: 'one_day', visits: [visit], now: before(1) }),
    reminder_morning: () => visitReminderMail(to, { kind: 'morning', visits: [visit], now: before(0) }),
    reminder_date: () => dateReminderMail(to, 'first', [{ ...three[0] }]),
    reminder_date_again: () => dateReminderMail(to, 'second', [{ ...three[0] }]),
    hosting_ends: () => hostingEndsMail(to, [hosted(first)]),
    hostings_end: () => hostingEndsMail(to, [hosted(first), hosted(second)]),
    hosting_renewed: () => hostingRenewedMail(to, { ...visit, start: null }, renewal),
    originals_leave: () => originalsLeaveMail(to, [first], '2030-03-12'),
    originals_leave_all: () => originalsLeaveMail(to, [first, second], '2030-03-12'),
    originals_back: () => originalsBackMail(to, first, '2030-03-12'),
    weekly_digest: () => weeklyDigestMail(to, '2030-03-11', digest),
    visit_canceled: () => canceledMail(to, visit, 0),
    order_canceled: () => canceledMail(to, { ...visit, start: null, providerName: null }, 0),
    new_date_moved: () => newDateMail(to, { ...visit, from: status.scheduled }),
    new_date_missed: () => newDateMail(to, { ...visit, from: status.clientNoShow }),
    absence_client: () => absenceMail(to, { ...visit, who: 'client' }),
    absence_provider: () => absenceMail(to, { ...visit, who: 'provider' }),
    unable: () => unableMail({ ...to, advice }, [visit], 'Viagem de última hora'),
    unable_together: () => unableMail({ ...to, advice }, visits, 'Viagem de última hora'),
    service_changed: () => serviceChangedMail(to, visit, change),
    delivered: () => deliveredMail(to, { ...delivery, isAgain: false }),
    delivered_again: () => deliveredMail(to, { ...delivery, isAgain: true }),
    payment_received: () => paymentReceivedMail({ ...payment, reference: 'exemplo' }),
    pix_refunded: () => paymentRefundedMail({ ...refund, method: 'pix' }),
    month_closed: () => monthClosedMail(reader, closed, links.sessions),
    card_refunded: () => paymentRefundedMail({ ...refund, method: 'card' }),
  }
  return letters[kind]()
}

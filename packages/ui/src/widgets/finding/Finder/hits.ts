import {
  addressSubtitle,
  addressTitle,
  centsOf,
  type Found,
  type FoundCompany,
  type FoundPayment,
  type FoundPerson,
  type FoundSession,
  formatCents,
  formatCnpj,
  formatInstantDate,
  formatShortInstant,
  type SessionStatus,
  unitText,
} from '@ensaio/domain'

/** The pages that hits lead to. */
export type FinderPages = {
  session: (session: FoundSession) => string
  company: (company: FoundCompany) => string
  person: (person: FoundPerson) => string
  payment: (payment: FoundPayment) => string
}

/** A hit as the list shows it. */
export type Hit = {
  key: string
  href: string
  title: string
  lines: readonly string[]
  status?: SessionStatus
}

/** The kinds of hits, in their order. */
export const hitKinds = ['sessions', 'companies', 'people', 'payments'] as const
export type HitKind = (typeof hitKinds)[number]

const staffNames = { client: '', office: 'Equipe', photographer: 'Fotografia' } as const

/** The hits of each kind; `zone` is that of days that belong to no property. */
export function hitsOf(found: Found, pages: FinderPages, zone: string): Record<HitKind, readonly Hit[]> {
  return {
    sessions: found.sessions.map((session) => ({
      key: `session-${session.id}`,
      href: pages.session(session),
      title: [addressTitle(session.address), unitText(session.vertical_data)].filter(Boolean).join(' · '),
      lines: [
        addressSubtitle(session.address),
        session.client,
        session.scheduled_for === null
          ? 'Sem data'
          : formatShortInstant(session.scheduled_for, session.time_zone),
        session.client_code ?? '',
        `nº\u00a0${session.id}`,
      ],
      status: session.status,
    })),
    companies: found.companies.map((company) => ({
      key: `company-${company.id}`,
      href: pages.company(company),
      title: company.name,
      lines: [company.identification === null ? '' : formatCnpj(company.identification)],
    })),
    people: found.people.map((person, nth) => ({
      key: `person-${person.of}-${person.id}-${nth}`,
      href: pages.person(person),
      title: person.name,
      lines: [person.client ?? staffNames[person.of], person.detail],
    })),
    payments: found.payments.map((payment) => ({
      key: `payment-${payment.reference}`,
      href: pages.payment(payment),
      title: `${formatCents(centsOf(payment.amount))} · ${payment.client}`,
      lines: [formatInstantDate(payment.created_at, zone), payment.reference],
    })),
  }
}

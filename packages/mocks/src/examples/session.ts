import {
  addDays,
  hasDelivery,
  type Instant,
  isInProduction,
  isNoShow,
  nextSessionsShown,
  type ProductStatus,
  type Provider,
  productStatus,
  type Session,
  type SessionPage,
  type SessionStatus,
  type SessionSummary,
  sessionStatuses,
  slotStart,
  status,
} from '@ensaio/domain'
import { address } from './address.ts'
import { now, today } from './clock.ts'
import { blueprints, tour } from './deliverables.ts'
import { photos } from './photos.ts'
import { pictures } from './pictures.ts'
import { productItem, service } from './service.ts'
import { company } from './user.ts'

const zone = 'America/Sao_Paulo'

/** The assigned photographer. */
export function provider(over: Partial<Provider> = {}): Provider {
  return { name: 'Rafael Nogueira', user: { profile_image_path: null }, ...over }
}

/** The start of a visit in a status, on a working day. */
function visitOf(of: SessionStatus): Instant | null {
  if (of === status.notScheduled) return null
  const days: Partial<Record<SessionStatus, number>> = { 2: 4, 3: 6, 4: -2, 5: -9, 6: -3, 7: -7, 8: -13 }
  return slotStart(addDays(today, days[of] ?? 0), '10h30', zone)
}

/** A row of the list in a status, with matching dates. */
export function sessionSummary(over: Partial<SessionSummary> = {}): SessionSummary {
  const of = over.status ?? status.scheduled
  const hasMaterial = hasDelivery(of)
  return {
    id: 1042,
    status: of,
    scheduled_for: visitOf(of),
    created_at: '2026-11-03T13:20:00.000Z',
    delivered_at: hasMaterial ? '2026-11-14T18:40:00.000Z' : null,
    time_zone: zone,
    client_code: 'HZ-2201',
    service: { id: 1, name: 'Tour virtual, fotos e planta', vertical: { id: 1 } },
    provider: of === status.notScheduled ? null : provider(),
    address: address(),
    vertical_data: { unit: '84', complement: 'Torre B' },
    cover_url: hasMaterial ? pictures.living : null,
    ...over,
  }
}

function productStatusOf(of: SessionStatus): ProductStatus {
  if (hasDelivery(of)) return productStatus.delivered
  return isInProduction(of) ? productStatus.inProduction : productStatus.waiting
}

/** A whole ensaio, in a status. */
export function session(over: Partial<Session> = {}): Session {
  const summary = sessionSummary({ status: over.status ?? status.scheduled })
  const product = productStatusOf(summary.status)
  const isGoingOn = summary.status !== status.notScheduled && !isNoShow(summary.status)
  return {
    ...summary,
    token: 'Zk3vT9qLw8RrY2mNc5Xb7A',
    service: service(),
    user: { name: 'Mariana Duarte' },
    client: { id: 1, name: company().name, logo_url: null, payment_plan: 2 },
    vertical_data: {
      kind: 'apartment',
      unit: '84',
      complement: 'Torre B',
      area: 78,
      reference: 'Entrada pela Rua Matias Aires',
      keys: isGoingOn ? 'Na portaria, com o Sr. Osvaldo' : null,
      additional_info: null,
    },
    notification: 4,
    responsible_information: {
      name: 'Paulo Siqueira',
      phone: '+5511912345678',
      company: 'Horizonte Vendas',
      email: 'paulo@horizonte.test',
    },
    scheduling_responsible_info: isGoingOn
      ? { name: 'Paulo Siqueira', phone: '+5511912345678', email: 'paulo@horizonte.test' }
      : null,
    price: 508,
    cancellation_fee: summary.status === status.canceled ? 0 : null,
    products: [
      {
        id: 1,
        status: product,
        item: productItem(7),
        deliverables: product === productStatus.delivered ? [tour()] : [],
      },
      {
        id: 2,
        status: product,
        item: productItem(9),
        deliverables: product === productStatus.delivered ? photos() : [],
      },
      {
        id: 3,
        status: product,
        item: productItem(11),
        deliverables: product === productStatus.delivered ? blueprints() : [],
      },
    ],
    ...over,
  }
}

const streets = [
  ['Rua Augusta', '1500', 'Consolação'],
  ['Rua Oscar Freire', '379', 'Jardim Paulista'],
  ['Avenida Angélica', '2220', 'Higienópolis'],
  ['Rua dos Pinheiros', '870', 'Pinheiros'],
  ['Rua Harmonia', '123', 'Vila Madalena'],
  ['Alameda Lorena', '1304', 'Jardim Paulista'],
  ['Rua Bela Cintra', '934', 'Consolação'],
  ['Rua Tabapuã', '500', 'Itaim Bibi'],
] as const

/** One row per status, each with its own address. */
export function sessionSummaries(): SessionSummary[] {
  return sessionStatuses.map((of, index) => {
    const [street, number, neighborhood] = streets[index % streets.length] ?? streets[0]
    return sessionSummary({
      id: 1049 + index,
      status: of,
      client_code: `HZ-${2208 - index}`,
      address: address({ street, number, neighborhood }),
      vertical_data: { unit: String(12 + index * 11), complement: index % 2 ? 'Torre A' : null },
      cover_url:
        of === status.delivered ? pictures.living : of === status.atRevision ? pictures.kitchen : null,
    })
  })
}

/** The ensaios that "O que vem a seguir" shows: future visits, ensaios without a date, and delivered ones. */
function nextOf(sessions: readonly SessionSummary[]): SessionSummary[] {
  const of = (is: SessionStatus) => sessions.filter((one) => one.status === is)
  const ahead = of(status.scheduled).filter(({ scheduled_for }) => (scheduled_for ?? '') >= now)
  return [...ahead.slice(0, 3), ...of(status.notScheduled), ...of(status.delivered)].slice(
    0,
    nextSessionsShown,
  )
}

/** A page of the list; by default the first of the unfiltered list. */
export function sessionPage(over: Partial<SessionPage> = {}): SessionPage {
  const sessions = over.sessions ?? sessionSummaries()
  const count = (of: SessionStatus) => sessions.filter((one) => one.status === of).length
  return {
    sessions,
    next: nextOf(sessions),
    last_page: 1,
    total_sessions: sessions.length,
    total_pendings: count(status.pending),
    total_delivereds: count(status.delivered),
    total_scheduleds: count(status.scheduled),
    ...over,
  }
}

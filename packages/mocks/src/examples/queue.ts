import {
  addDays,
  defaultZone,
  type ProviderChoice,
  type Queue,
  type QueuedSession,
  type QueuePage,
  type SessionStatus,
  sessionStatuses,
  slotStart,
  status,
  statusesIn,
  type VisitPlan,
} from '@ensaio/domain'
import { address } from './address.ts'
import { today } from './clock.ts'
import { preferredPeriod } from './scheduling.ts'
import { provider, sessionSummaries, sessionSummary } from './session.ts'
import { company } from './user.ts'

const companies = ['Prisma Imóveis', 'Lar & Cia Corretora', 'Construtora Ipê-Amarelo']

/** A row of the staff's list in a status. */
export function queuedSession(over: Partial<QueuedSession> = {}): QueuedSession {
  const client = { id: 1, name: company().name, logo_url: null }
  return {
    ...sessionSummary(over),
    client,
    preparedness: null,
    arrival: null,
    preferred_period: null,
    ...over,
  }
}

/** A row for each of these statuses, each with its own address and company. */
function rows(...of: SessionStatus[]): QueuedSession[] {
  return sessionSummaries()
    .filter((one) => of.includes(one.status))
    .map((one, place) =>
      queuedSession({
        ...one,
        client: { id: place + 1, name: companies[place % companies.length] ?? '', logo_url: null },
      }),
    )
}

/** Four visits of today: two are over, one of them without material yet. */
function visitsOfToday(): QueuedSession[] {
  const visits = [
    ['08h30', status.pending, 'Rua Augusta', 'Rafael Nogueira'],
    ['10h30', status.scheduled, 'Rua Oscar Freire', 'Bianca Moraes'],
    ['13h30', status.scheduled, 'Avenida Angélica', 'Rafael Nogueira'],
    ['15h30', status.scheduled, 'Rua Harmonia', 'Otávio Lins'],
  ] as const
  return visits.map(([slot, of, street, name], place) => {
    return queuedSession({
      id: 1060 + place,
      status: of,
      scheduled_for: slotStart(today, slot, 'America/Sao_Paulo'),
      address: address({ street, number: String(120 + place * 310) }),
      vertical_data: { unit: String(21 + place * 20), complement: null },
      ...(place === 2 && { arrival: { on_the_way_at: `${today}T14:40:00.000Z`, arrived_at: null } }),
      client_code: place === 2 ? null : `PR-${310 + place}`,
      provider: provider({ name }),
      preparedness: place === 1 ? 'ready' : place === 2 ? 'another_day' : null,
      client: { id: place, name: companies[place % companies.length] ?? '', logo_url: null },
    })
  })
}

/** Yesterday's visits that are not closed. */
function visitsToClose(): QueuedSession[] {
  return visitsOfToday()
    .slice(1, 3)
    .map((one) => ({
      ...one,
      arrival: null,
      scheduled_for: slotStart(addDays(today, -1), '10h30', one.time_zone),
    }))
}

/** The rows of a queue. */
export function queuedSessions(queue: Queue): QueuedSession[] {
  if (queue === 'to_schedule') {
    const [first, ...rest] = rows(...statusesIn('to_schedule'))
    return first === undefined ? rest : [{ ...first, preferred_period: preferredPeriod() }, ...rest]
  }
  if (queue === 'today') return visitsOfToday()
  if (queue === 'to_close') return visitsToClose()
  if (queue === 'in_revision') return rows(...statusesIn('in_revision'))
  if (queue === 'all') return rows(...sessionStatuses)
  const late = queuedSession({
    id: 1031,
    status: status.pending,
    scheduled_for: slotStart(addDays(today, -6), '13h30', 'America/Sao_Paulo'),
  })
  return [late, ...rows(...statusesIn('to_deliver'))]
}

/** A page of a queue. */
export function queuePage(queue: Queue = 'all', over: Partial<QueuePage> = {}): QueuePage {
  return {
    sessions: queuedSessions(queue),
    last_page: 1,
    totals: { to_schedule: 12, today: 4, to_close: 2, to_deliver: 7, in_revision: 2, all: 61 },
    ...over,
  }
}

/** Candidates for an ensaio: one assigned, two free, one busy, and one on a day off. */
export function providerChoices(): ProviderChoice[] {
  const free = { is_free: true, works: true, is_busy: false, is_assigned: false }
  return [
    { id: 1, name: 'Rafael Nogueira', ...free, is_free: false, visits: 2, is_assigned: true },
    { id: 2, name: 'Bianca Moraes', ...free, visits: 1 },
    { id: 3, name: 'Otávio Lins', ...free, is_free: false, is_busy: true, visits: 3 },
    { id: 4, name: 'Tereza Cristina Albuquerque de Souza', ...free, visits: 0 },
    { id: 5, name: 'Caio Brandão', ...free, is_free: false, works: false, visits: 0 },
  ]
}

/** A time that the agenda provides for, tomorrow at 10h30. */
export function visitPlan(over: Partial<VisitPlan> = {}): VisitPlan {
  return {
    city: 'São Paulo',
    start: slotStart(addDays(today, 1), '10h30', defaultZone),
    closed: null,
    is_offered: true,
    horizon_days: null,
    providers: providerChoices(),
    ...over,
  }
}

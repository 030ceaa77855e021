import type { Lead, LeadDetail, LeadPage } from '@ensaio/domain'

/** A pre-registered company that waits for a decision. */
export function lead(over: Partial<Lead> = {}): Lead {
  return {
    id: 7,
    company: 'Grupo Serra Azul',
    identification: '45997418000153',
    name: 'Renata Couto',
    phone: '+5511987651234',
    email: 'renata@serraazul.test',
    city: 'São Paulo',
    employees: 140,
    tours_per_month: 40,
    largest_area: 1800,
    state: 'waiting',
    created_at: '2026-11-18T14:20:00.000Z',
    ...over,
  }
}

/** Leads in the order of the list, one in each state at least. */
export function leads(): Lead[] {
  return [
    lead(),
    lead({
      id: 8,
      company: 'Loteadora Campo Belo',
      identification: null,
      name: 'Otávio Prates',
      phone: '+555133334444',
      email: 'otavio@campobelo.test',
      city: 'Porto Alegre',
      employees: 22,
      tours_per_month: null,
      largest_area: 2400,
      created_at: '2026-11-20T13:05:00.000Z',
    }),
    lead({
      id: 6,
      company: 'Prisma Imóveis',
      identification: null,
      name: 'Mariana Duarte',
      email: 'mariana@prisma.test',
      employees: 12,
      tours_per_month: 3,
      largest_area: 200,
      state: 'accepted',
      created_at: '2026-11-16T12:00:00.000Z',
    }),
    lead({
      id: 5,
      company: 'Eventos Farol',
      identification: null,
      name: 'Davi Rezende',
      email: 'davi@farol.test',
      city: 'Recife',
      employees: 8,
      tours_per_month: 9,
      largest_area: null,
      state: 'declined',
      created_at: '2026-11-12T17:40:00.000Z',
    }),
  ]
}

/** A page of leads. */
export function leadPage(over: Partial<LeadPage> = {}): LeadPage {
  return { leads: leads(), last_page: 2, waiting: 2, ...over }
}

/** A whole lead. */
export function leadDetail(over: Partial<LeadDetail> = {}): LeadDetail {
  return {
    ...lead(),
    company_id: null,
    decision: null,
    known_email: null,
    known_identification: null,
    mails: [],
    ...over,
  }
}

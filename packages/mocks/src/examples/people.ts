import type { CompanyPerson } from '@ensaio/domain'

/** A person of a company: orders ensaios, and was there this morning. */
export function companyPerson(over: Partial<CompanyPerson> = {}): CompanyPerson {
  return {
    id: 2,
    name: 'Caio Fontes',
    email: 'caio.fontes@prisma.test',
    phone: null,
    role: 'orders',
    active: true,
    is_invited: false,
    is_self: false,
    has_second_step: false,
    seen_at: '2026-11-20T12:10:00.000Z',
    ...over,
  }
}

/** The people of a company: the caller, who manages it, one who orders, an invited person, and one without access. */
export function companyPeople(): CompanyPerson[] {
  return [
    companyPerson({
      id: 1,
      name: 'Mariana Duarte',
      email: 'pospago@demo.test',
      phone: '+5511987654321',
      role: 'manager',
      is_self: true,
      seen_at: '2026-11-20T14:58:00.000Z',
    }),
    companyPerson(),
    companyPerson({
      id: 3,
      name: 'Lívia Rocha',
      email: 'livia@horizonte.test',
      role: 'finance',
      is_invited: true,
      seen_at: null,
    }),
    companyPerson({
      id: 4,
      name: 'Pedro Salles',
      email: 'pedro@horizonte.test',
      role: 'reader',
      active: false,
      seen_at: '2026-09-02T18:00:00.000Z',
    }),
  ]
}

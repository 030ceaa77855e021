import type { TeamMember } from '@ensaio/domain'

/** A person of the office: a coordinator who was there this morning. */
export function teamMember(over: Partial<TeamMember> = {}): TeamMember {
  return {
    id: 2,
    name: 'Otávio Lins',
    email: 'otavio@demo.test',
    role: 'coordinator',
    active: true,
    is_invited: false,
    is_self: false,
    has_second_step: false,
    seen_at: '2026-11-20T12:10:00.000Z',
    ...over,
  }
}

/** The office: the caller, a coordinator, an invited person, and one without access. */
export function team(): TeamMember[] {
  return [
    teamMember({
      id: 1,
      name: 'Helena Prado',
      email: 'admin@demo.test',
      role: 'administrator',
      is_self: true,
      seen_at: '2026-11-20T14:58:00.000Z',
    }),
    teamMember(),
    teamMember({
      id: 3,
      name: 'Regina Couto',
      email: 'regina@demo.test',
      role: 'finance',
      is_invited: true,
      seen_at: null,
    }),
    teamMember({
      id: 4,
      name: 'Sílvio Prata',
      email: 'silvio@demo.test',
      role: 'administrator',
      active: false,
      seen_at: '2026-09-02T18:00:00.000Z',
    }),
  ]
}

import {
  CompanyPersonChange,
  clientRoleNames,
  clientRoles,
  clientRoleTexts,
  NewCompanyPerson,
  NewTeamMember,
  officeRoles,
  roleNames,
  roleTexts,
  TeamChange,
  type TeamMember,
} from '@ensaio/domain'
import type * as v from 'valibot'

/** A person as the list shows them. */
export type ListedPerson<Role extends string = string> = Omit<TeamMember, 'role' | 'has_second_step'> & {
  role: Role
  has_second_step?: boolean
  phone?: string | null
}

/** A new person, as typed. */
export type NewPerson<Role extends string = string> = { name: string; email: string; role: Role }

/** What changes of a person. */
export type PersonChange<Role extends string = string> = {
  role?: Role | undefined
  active?: boolean | undefined
}

/** The roles of a list of people and what it says about them. */
export interface PeopleWords<Role extends string = string> {
  roles: readonly Role[]
  names: Record<Role, string>
  texts: Record<Role, string>
  /** The role that the form for a new person proposes. */
  proposed: Role
  NewPerson: v.GenericSchema<NewPerson<Role>, NewPerson<Role>>
  Change: v.GenericSchema<PersonChange<Role>, PersonChange<Role>>
  /** What an invited person gets. */
  invitation: string
  neverOpened: string
  empty: { title: string; text: string }
  failure: string
}

/** The people of the office. */
export const officeWords: PeopleWords<(typeof officeRoles)[number]> = {
  roles: officeRoles,
  names: roleNames,
  texts: roleTexts,
  proposed: 'coordinator',
  NewPerson: NewTeamMember,
  Change: TeamChange,
  invitation:
    'Ela recebe por e-mail um link de 7 dias para cadastrar a senha. Fotógrafos são incluídos na Agenda.',
  neverOpened: 'Ainda não abriu a mesa de trabalho',
  empty: {
    title: 'Ninguém na equipe ainda',
    text: 'Convide quem cuida dos ensaios, dos clientes e do financeiro.',
  },
  failure: 'Não foi possível carregar a equipe',
}

/** The people of a client company. */
export const companyWords: PeopleWords<(typeof clientRoles)[number]> = {
  roles: clientRoles,
  names: clientRoleNames,
  texts: clientRoleTexts,
  proposed: 'orders',
  NewPerson: NewCompanyPerson,
  Change: CompanyPersonChange,
  invitation: 'Ela recebe por e-mail um link de 7 dias para cadastrar a senha.',
  neverOpened: 'Ainda não abriu o portal',
  empty: {
    title: 'Ninguém com acesso ainda',
    text: 'Convide quem pede e acompanha os ensaios desta empresa.',
  },
  failure: 'Não foi possível carregar as pessoas',
}

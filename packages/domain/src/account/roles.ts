import type { Scope } from './scope.ts'

/** The roles of the office: people of the back office who are not photographers. */
export const officeRoles = ['administrator', 'coordinator', 'finance'] as const
export type OfficeRole = (typeof officeRoles)[number]

/** The roles of all staff. */
export type StaffRole = OfficeRole | 'photographer'

/** Everything that not all staff may do. */
export const rights = [
  /** Fill ensaios with material, move their status, mark days off; photographers for what is theirs. */
  'fieldwork',
  /** Assign photographers, cancel, move visits at any time, change contacts. */
  'dispatch',
  'photographers',
  /** Read client companies and invite their people again. */
  'clients',
  /** Decide about new clients; make, change and deactivate companies. */
  'sales',
  /** Order for a client, and change the service of an order. */
  'orders',
  /** Change payment plans and credit. */
  'credit',
  /** Services and their prices, also an agreed price of one order. */
  'prices',
  'mails',
  /** Cities and settings. */
  'house',
  'team',
  'operation',
  /** Read who changed, read and exported what. */
  'audit',
] as const
export type Right = (typeof rights)[number]

/** The table of rights, for the server and the screens alike (rule office-roles). */
export const rightsOf: Record<StaffRole, readonly Right[]> = {
  administrator: rights,
  coordinator: ['fieldwork', 'dispatch', 'photographers', 'clients', 'orders', 'mails'],
  finance: ['clients', 'sales', 'orders', 'credit', 'prices'],
  photographer: ['fieldwork'],
}

/** The names of the roles, as screens and mails say them. */
export const roleNames: Record<StaffRole, string> = {
  administrator: 'Administração',
  coordinator: 'Coordenação',
  finance: 'Financeiro',
  photographer: 'Fotografia',
}

/** What a role of the office is for, in one sentence. */
export const roleTexts: Record<OfficeRole, string> = {
  administrator: 'Faz tudo, e cuida da equipe e das configurações.',
  coordinator: 'Cuida dos ensaios, dos fotógrafos e dos clientes; não mexe em crédito nem em preços.',
  finance: 'Cuida dos clientes novos, do crédito e dos preços; lê os ensaios.',
}

/** The parts of a person that decide their rights; people of the office without a role, as in older answers, are administrators. */
export type RoleHolder = { scope: Scope; role?: OfficeRole | null | undefined }

/** The role of a member of staff; null for clients. */
export function roleOf({ scope, role }: RoleHolder): StaffRole | null {
  if (scope === 'client') return null
  return scope === 'provider' ? 'photographer' : (role ?? 'administrator')
}

/** Has this person the right? Clients and strangers (null) have none (rule office-roles). */
export function hasRight(person: RoleHolder | null, right: Right): boolean {
  const role = person && roleOf(person)
  return role !== null && rightsOf[role].includes(right)
}

/** Does this person only read ensaios, as staff without fieldwork do? */
export function onlyReads(person: RoleHolder): boolean {
  return person.scope !== 'client' && !hasRight(person, 'fieldwork')
}

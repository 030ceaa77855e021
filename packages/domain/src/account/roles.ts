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
  /** Read the figures of the house. */
  'numbers',
  'team',
  'operation',
  /** Read who changed, read and exported what. */
  'audit',
] as const
export type Right = (typeof rights)[number]

/** The table of rights, for the server and the screens alike (rule office-roles). */
export const rightsOf: Record<StaffRole, readonly Right[]> = {
  administrator: rights,
  coordinator: ['fieldwork', 'dispatch', 'photographers', 'clients', 'orders', 'mails', 'numbers'],
  finance: ['clients', 'sales', 'orders', 'credit', 'prices', 'numbers'],
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

/** The roles of the people of a client company. */
export const clientRoles = ['manager', 'orders', 'finance', 'reader'] as const
export type ClientRole = (typeof clientRoles)[number]

/** Everything that not all people of a company may do. All of them read its ensaios and download what was delivered. */
export const clientRights = [
  /** Order ensaios. */
  'order',
  /** Choose and move visits from the page of an ensaio, cancel, change contact and property. */
  'visits',
  /** Feature photos, comment, ask for corrections, rate. */
  'review',
  /** Buy credit by card. */
  'payment',
  /** Read the statement and its receipts. */
  'statement',
  /** CNPJ, address and logo of the company. */
  'company',
  /** Invite people, change their roles and their access. */
  'people',
  /** Keys of the API and addresses that events are sent to. */
  'systems',
] as const
export type ClientRight = (typeof clientRights)[number]

/** The table of rights inside a company, for the server and the screens alike (rule client-roles). */
export const clientRightsOf: Record<ClientRole, readonly ClientRight[]> = {
  manager: clientRights,
  orders: ['order', 'visits', 'review'],
  finance: ['payment', 'statement'],
  reader: [],
}

/** The names of the roles inside a company, as screens and mails say them. */
export const clientRoleNames: Record<ClientRole, string> = {
  manager: 'Gestão',
  orders: 'Pedidos',
  finance: 'Financeiro',
  reader: 'Leitura',
}

/** What a role inside a company is for, in one sentence. */
export const clientRoleTexts: Record<ClientRole, string> = {
  manager: 'Faz tudo, e cuida das pessoas e dos dados da empresa.',
  orders: 'Pede, agenda, cancela e avalia ensaios; não compra crédito nem lê o extrato.',
  finance: 'Compra crédito e lê o extrato; acompanha os ensaios sem mudar nada.',
  reader: 'Acompanha os ensaios e baixa o material; não muda nada.',
}

/** The parts of a person that decide their rights inside a company. */
export type ClientRoleHolder = {
  scope: Scope
  client_role?: ClientRole | null | undefined
  /** A caller of the server names their role otherwise, and would pass as a manager. */
  clientRole?: never
}

/** The role of a client in their company; null for staff. Another API sends no role: its clients are managers (rule wire-other-api). */
export function clientRoleOf({ scope, client_role }: ClientRoleHolder): ClientRole | null {
  return scope === 'client' ? (client_role ?? 'manager') : null
}

/** Has this person the right in their company? Staff and strangers (null) have none (rule client-roles). */
export function hasClientRight(person: ClientRoleHolder | null, right: ClientRight): boolean {
  const role = person && clientRoleOf(person)
  return role !== null && clientRightsOf[role].includes(right)
}

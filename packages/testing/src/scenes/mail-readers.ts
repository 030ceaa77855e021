import type { Registration } from '@ensaio/domain'

/** The sales team of a scene. */
export const salesTeam = 'vendas@exemplo.test'

/** A person of the demo for each kind of account. */
export const demoAccounts = {
  client: 'pospago@demo.test',
  provider: 'fotografo@demo.test',
  admin: 'admin@demo.test',
} as const

/** A pre-registered company that waits for a decision. */
export const leadExample = {
  ...{ name: 'Rui', phone: '+5511999998888', email: 'rui@exemplo.test', company: 'Rui', address: 'Santos' },
  extra_data: { employees_qnt: 3 },
} as Registration

/** The allowed paths of links in a mail, by its reader; that of choices is the same for all. */
export const waysOfReaders = {
  client: /^\/(sessions|statements\/|calendar\/|login\/recover|email\/|\?magictoken=)/,
  provider: /^\/backoffice\//,
  admin: /^\/backoffice\//,
  holder: /^\/calendar\//,
}

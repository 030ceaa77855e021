import type { Client } from '@ensaio/client'
import { expect } from 'vitest'
import { first } from './office.ts'

/** Counts the weeks of the house, and of one city. */
export async function checkStaffNumbers({ staffNumbers }: Client): Promise<void> {
  const period = { from: '2026-11-01', until: '2026-11-30' }
  const all = await staffNumbers.get(period)
  expect(all.weeks.map(({ from, until }) => [from, until]).at(-1)).toEqual(['2026-11-30', '2026-11-30'])
  expect(all.total.visits).toBeGreaterThan(0)
  expect(all.photographers?.length).toBeGreaterThan(0)
  const city = first(all.choices.cities)
  expect((await staffNumbers.get({ ...period, city })).weeks).toHaveLength(all.weeks.length)
  expect((await staffNumbers.download('visits', period)).name).toMatch(/^Numeros.*\.csv$/)
}

/** Counts the weeks of one's own company, and downloads its ensaios. */
export async function checkNumbers({ numbers, sessions }: Client): Promise<void> {
  expect((await sessions.exportList({ filter: {} })).name).toMatch(/^Ensaios.*\.csv$/)
  const found = await numbers.get({ from: '2026-11-02', until: '2026-11-15' })
  expect(found.weeks).toHaveLength(2)
  expect(found.photographers).toBeNull()
  expect((await numbers.download('late', { from: '2026-11-02', until: '2026-11-15' })).name).toMatch(/\.csv$/)
}

/** Finds an ensaio by its number, and companies by name. */
export async function checkFinding({ finding }: Client): Promise<void> {
  const { sessions } = await finding.find('rua')
  const some = first(sessions)
  expect(some.client).not.toBe('')
  expect((await finding.find(`nº ${some.id}`)).sessions.map(({ id }) => id)).toContain(some.id)
}

/** Downloads every list of the back office as CSV. */
export async function checkExports(client: Client): Promise<void> {
  const { queue, companies, leads, mails, team, providers, catalogue, staffCoupons } = client
  expect((await queue.exportList({ queue: 'all' })).name).toMatch(/^Ensaios.*\.csv$/)
  expect((await companies.exportList('')).name).toMatch(/^Clientes.*\.csv$/)
  const [some] = (await companies.search('', 1)).companies
  if (some === undefined) throw new Error('There are no companies.')
  expect((await companies.exportPeople(some.id)).name).toMatch(/^Pessoas.*\.csv$/)
  expect((await companies.exportPayments(some.id)).name).toMatch(/^Pagamentos.*\.csv$/)
  expect((await leads.exportList('')).name).toMatch(/^Novos_clientes.*\.csv$/)
  expect((await mails.exportList({ text: '' })).name).toMatch(/^Caixa_de_saida.*\.csv$/)
  expect((await team.exportList()).name).toMatch(/^Equipe.*\.csv$/)
  expect((await providers.exportList()).name).toMatch(/^Fotografos.*\.csv$/)
  expect((await catalogue.exportList()).name).toMatch(/^Servicos_e_precos.*\.csv$/)
  expect((await staffCoupons.exportList()).name).toMatch(/^Cupons.*\.csv$/)
}

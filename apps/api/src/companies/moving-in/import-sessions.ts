import { addressOf, type ImportRow, importedStart, plain, status, zoneOfState } from '@ensaio/domain'
import { actorOf } from '../../accounts/viewer.ts'
import type { Tx } from '../../database/database.ts'
import { addressSearchText } from '../../database/search-text.ts'
import { insertOrdered } from '../../orders/repository/new-sessions.ts'
import { recordPast } from '../../sessions/repository/timeline.ts'
import { readSettings } from '../../settings/repository/settings.ts'
import { termsOfRow } from '../../settings/repository/terms.ts'
import { type Importer, noCompany, type Plan, planOf } from './plan.ts'
import {
  findAccounts,
  findCityNames,
  findCompanies,
  findServices,
  findSessionKeys,
  lockCompanies,
  sessionKey,
} from './repository/known.ts'
import { endSession } from './repository/past-sessions.ts'

type Row = ImportRow<'sessions'>

const stranger = 'Esta pessoa não é desta empresa. Importe as pessoas antes.'
const noService = 'O catálogo não tem este serviço. Crie-o antes, mesmo que fique inativo.'

function addressIn({
  cep,
  rua: street,
  numero: number,
  bairro: neighborhood,
  cidade: city,
  estado: state,
}: Row) {
  const postal_code = cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')
  return addressOf({ postal_code, street, number, neighborhood, city, state })
}

/** Returns the stored companies, people, services and cities that lines name: companies by CNPJ, people by e-mail, the others by name. */
async function referredTo(tx: Tx, rows: readonly Row[]) {
  const companies = await findCompanies(
    tx,
    rows.map(({ cnpj }) => cnpj),
  )
  const people = await findAccounts(
    tx,
    rows.map(({ email }) => email),
  )
  const services = await findServices(tx)
  const cities = await findCityNames(tx)
  return {
    companies: new Map(companies.map((one) => [one.identification, one.id])),
    people: new Map(people.map((person) => [person.email, person])),
    services: new Map(services.map(({ id, name }) => [plain(name), id])),
    cities: new Map(cities.map((name) => [plain(name), name])),
  }
}

/** An ensaio is known by company, visit, address and unit; twice in one file is known, too. */
async function plan(tx: Tx, rows: readonly Row[]): Promise<Plan<Row>> {
  const { companies, people, services } = await referredTo(tx, rows)
  await lockCompanies(tx, [...companies.values()])
  const keys = await findSessionKeys(tx, [...companies.values()])
  return planOf(rows, (row) => {
    const company = companies.get(row.cnpj)
    if (company === undefined) return ['cnpj', noCompany]
    if (people.get(row.email)?.company_id !== company) return ['email', stranger]
    if (!services.has(plain(row.servico))) return ['servico', noService]
    const address = addressSearchText(addressIn(row))
    const key = sessionKey({ company, start: importedStart(row), address, unit: row.unidade })
    if (keys.has(key)) return 'known'
    keys.add(key)
    return 'fresh'
  })
}

/** Writes ensaios of the past, delivered or cancelled: no money moves, and nobody is mailed. */
export const sessionsImporter: Importer<'sessions'> = {
  plan,
  async write(tx, rows, { viewer }) {
    const { companies, people, services, cities } = await referredTo(tx, rows)
    const terms = termsOfRow((await readSettings(tx)).settings)
    for (const row of rows) {
      const person = people.get(row.email)
      const start = importedStart(row)
      const order = {
        companyId: companies.get(row.cnpj) ?? 0,
        userId: person?.id ?? 0,
        serviceId: services.get(plain(row.servico)) ?? 0,
        // As the city is spelled: ensaios are counted by it.
        city: cities.get(plain(row.cidade)) ?? row.cidade,
        timeZone: zoneOfState(row.estado),
        terms,
        address: addressIn(row),
        clientCode: row.codigo,
        notification: 0,
        responsible: {
          name: person?.name ?? '',
          phone: person?.phone ?? '',
          email: row.email,
          company: null,
        },
      }
      const known = { unit: row.unidade, complement: null, area: null, reference: null, keys: null }
      const units = [{ data: { ...known, kind: null, additional_info: null }, price: 0 }]
      const [session] = await insertOrdered(tx, order, units, start)
      const id = session?.id ?? 0
      const isDelivered = row.situacao === status.delivered
      await endSession(tx, { id, start, isDelivered, link: row.link })
      const by = { actor: actorOf(viewer).actor, userId: viewer.userId }
      const event = { sessionId: id, ...by, detail: {} }
      await recordPast(tx, { ...event, kind: 'created', detail: { price_cents: 0 } }, start)
      await recordPast(tx, { ...event, kind: isDelivered ? 'delivered' : 'canceled' }, start)
    }
  },
}

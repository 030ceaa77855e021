import type { Client } from '@ensaio/client'
import { addDays, addressOf, exampleCsv, Failure, jobNames, type Session, zoneOfState } from '@ensaio/domain'
import { expect } from 'vitest'
import { checkColleagueSecurity } from './security.ts'

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const today = '2026-11-20'

/** Returns the first element; throws for an empty list. */
export function first<One>(all: readonly One[]): One {
  const [one] = all
  if (one === undefined) throw new Error('The list is empty.')
  return one
}

const productOf = ({ products }: Session, item: number) => products.find((one) => one.item.item_id === item)

/** Invites a person to the office, again, with another role, and signs them out. */
export async function checkTeam({ team }: Client): Promise<void> {
  const added = await team.add({ name: 'Rita Sales', email: 'rita@casa.test', role: 'coordinator' })
  const { id } = first(added.filter(({ email }) => email === 'rita@casa.test'))
  expect(await team.inviteAgain(id)).toBeNull()
  const other = first((await team.list()).filter(({ is_self }) => !is_self))
  const changed = await team.change(other.id, { role: 'finance' })
  expect(changed.some((one) => one.id === other.id && one.role === 'finance')).toBe(true)
  expect(await team.signOut(id)).toBeNull()
  expect((await team.list()).some(({ is_self }) => is_self)).toBe(true)
}

/** Invites a person to the own company, with another role, and signs them out. */
export async function checkColleagues({ people }: Client): Promise<void> {
  const added = await people.add({ name: 'Rui Dias', email: 'rui@horizonte.test', role: 'reader' })
  const { id } = first(added.filter(({ email }) => email === 'rui@horizonte.test'))
  const other = first((await people.list()).filter(({ is_self }) => !is_self))
  const changed = await people.change(other.id, { role: 'orders' })
  expect(changed.some((one) => one.id === other.id && one.role === 'orders')).toBe(true)
  expect(await people.signOut(id)).toBeNull()
  await checkColleagueSecurity({ people }, id)
  expect((await people.list()).some(({ is_self }) => is_self)).toBe(true)
}

/** Searches the audit log, also by its filters. */
export async function checkAudit({ audit }: Client): Promise<void> {
  const { entries, people } = await audit.search({}, null)
  expect(first(entries).text).not.toBe('')
  const { id } = first(people)
  const filtered = await audit.search({ of: 'house', person: id, text: 'prazo', from: '2026-01-01' }, null)
  expect(filtered.people).toEqual(people)
}

/** Reads the closed months, marks one as paid and takes that back, and closes one by hand. */
export async function checkClosings({ closings, companies }: Client): Promise<void> {
  const { company, id } = first(await closings.open())
  const stateOf = (list: { id: number; state: string }[]) => list.find((one) => one.id === id)?.state
  expect(stateOf(await closings.of(company.id))).not.toBe('paid')
  expect((await closings.get(id)).lines.length).toBeGreaterThan(0)
  const payment = { paid_on: '2026-11-09', note: 'PIX' }
  expect(stateOf(await closings.pay(company.id, id, payment, crypto.randomUUID()))).toBe('paid')
  const mistake = { paid_on: null, note: 'Foi de outra empresa' }
  expect(stateOf(await closings.pay(company.id, id, mistake, crypto.randomUUID()))).not.toBe('paid')
  const prepaid = first((await companies.search('Maré Alta', 1)).companies).id
  const closed = closings.close(prepaid, '2020-01').then(
    (months) => months.some(({ month }) => month === '2020-01'),
    (reason: unknown) => reason instanceof Failure && reason.code === 'invalid',
  )
  expect(await closed).toBe(true)
}

/** Reads and changes the settings, the brand and the rooms; adds a city and takes it out again. */
export async function checkHouse({
  settings,
  brand,
  cities,
  rooms,
  firstSteps,
  staffOrders,
}: Client): Promise<void> {
  expect((await firstSteps.testMails()).to).toContain('@')
  const message = { channel: 'sms', phone: '(11) 91234-5678' } as const
  expect((await firstSteps.testMessages(message)).channel).toBe('sms')
  expect((await firstSteps.testPayments()).said).toBeNull()
  expect(await firstSteps.dismiss()).toBeNull()
  expect(await firstSteps.get()).toBeNull()
  const { settings: before } = await settings.get()
  expect((await settings.save({ ...before, delivery_days: 5 })).settings.delivery_days).toBe(5)
  await settings.save(before)
  const { photos } = await rooms.list()
  const arranged = await rooms.save({ category: 'photos', tags: [...photos, { id: null, name: 'Sótão' }] })
  expect(arranged.photos.some(({ name }) => name === 'Sótão')).toBe(true)
  const known = first(await cities.list())
  const change = { hours: known.hours, travel_minutes: 45 }
  expect(first(await cities.change(known.id, change)).travel_minutes).toBe(45)
  await cities.change(known.id, { travel_minutes: known.travel_minutes })
  const { brand: own } = await brand.get()
  const typed = Object.fromEntries(Object.entries(own).map(([field, value]) => [field, value ?? '']))
  const form = { ...typed, name: own.name, time_zone: zoneOfState('SP'), phone: '(11) 3333-4444' }
  expect((await brand.save(form, 'keep')).brand.phone).toContain('3333')
  const added = await cities.add({ name: 'Santos', state: 'SP', time_zone: 'America/Sao_Paulo' })
  const santos = first(added.filter(({ name }) => name === 'Santos'))
  expect(santos.photographers).toBe(0)
  expect((await cities.list()).length).toBeGreaterThan(1)
  expect(await staffOrders.citiesWithoutVisits()).not.toContain('São Paulo')
  expect((await cities.change(santos.id, { active: false })).length).toBeGreaterThan(1)
}

/** Changes the words of a mail, previews them and gives it its own words back. */
export async function checkMailTexts({ mailTexts }: Client): Promise<void> {
  const { kind } = first(await mailTexts.list())
  const words = { kind, subject: 'Boas-vindas', opening: 'Oi, {nome}.' }
  expect((await mailTexts.preview(words)).parts.length).toBeGreaterThan(1)
  expect(first(await mailTexts.save(words)).subject).toBe('Boas-vindas')
  expect(first(await mailTexts.reset(kind)).changed).toBeNull()
}

/** Gives houses a preparation list of their own, and takes it back. */
export async function checkPreparations({ preparations }: Client): Promise<void> {
  const listOf = (lists: Awaited<ReturnType<typeof preparations.list>>) =>
    lists.find(({ list }) => list === 'house')
  expect((await preparations.list()).map(({ list }) => list)).toContain('car')
  const lines = [{ about: 'place', text: 'Tire os carros da garagem.' }] as const
  expect(listOf(await preparations.save({ list: 'house', lines: [...lines] }))?.lines).toEqual(lines)
  expect(listOf(await preparations.reset('house'))?.changed).toBeNull()
}

/** Checks a file of companies, and imports it. */
export async function checkImports({ imports }: Client): Promise<void> {
  const file = { what: 'companies', text: exampleCsv('companies') } as const
  expect((await imports.check(file)).fresh).toBeGreaterThan(0)
  expect((await imports.run(file, 'contract-import')).problem_count).toBe(0)
}

/** Adds and changes a photographer and their time off; closes and opens days, and checks the capacity. */
export async function checkPeople({ companies, providers, holidays }: Client): Promise<void> {
  const person = { name: 'Nina Prates', email: 'nina@fotos.test', phone: '(11) 95555-4444' }
  const added = await providers.add({ ...person, city: 'São Paulo', working_days: [1, 2] })
  expect(added.working_days).toEqual([1, 2])
  expect(await companies.inviteAgain(person.email)).toBeNull()
  const { id, time_off } = first(await providers.list())
  expect((await providers.change(id, { active: true })).active).toBe(true)
  const days = { starts_on: '2027-03-01', ends_on: '2027-03-02' }
  const away = (await providers.addTimeOff(id, days)).time_off
  expect(away.length).toBeGreaterThan(time_off.length)
  const back = await providers.removeTimeOff(id, away.at(-1)?.id ?? 0)
  expect(back.time_off.length).toBeLessThan(away.length)
  expect(await providers.capacity('São Paulo', addDays(today, 3))).toHaveLength(28)
  expect((await holidays.list()).length).toBeGreaterThan(0)
  const closed = await holidays.add({ day: '2027-03-09', city: null, name: 'Aniversário' })
  const own = first(closed.filter(({ name }) => name === 'Aniversário'))
  expect((await holidays.remove(own.id)).map(({ name }) => name)).not.toContain('Aniversário')
}

/** Checks a company's plan and credit, services, prices and mails. */
export async function checkDesk({
  companies,
  catalogue,
  staffCoupons,
  mails,
  operation,
}: Client): Promise<void> {
  const { id } = first((await companies.search('', 1)).companies)
  expect((await companies.get(id)).people.length).toBeGreaterThan(0)
  expect((await companies.changePlan(id, 1)).payment_plan).toBe(1)
  const { balance } = await companies.get(id)
  const given = await companies.adjustCredit(id, { amount: 10, reason: 'Cortesia' }, crypto.randomUUID())
  expect(given.balance).toBeCloseTo(balance + 10)

  const prepaid = first((await companies.search('Maré Alta', 1)).companies).id
  const paid = await companies.payments(prepaid)
  const { reference } = first(paid.filter(({ method, refundable }) => method === 'card' && refundable > 1))
  const wanted = { amount: 1, reason: 'Pago em dobro' }
  const after = await companies.refund(prepaid, reference, wanted, crypto.randomUUID())
  const { refunds } = first(after.filter((one) => one.reference === reference))
  const refund = first(refunds.slice(-1))
  expect(refund).toMatchObject({ state: 'done', amount: 1 })
  expect(await companies.settleRefund(prepaid, refund.id, true)).toHaveLength(after.length)

  const before = await catalogue.list()
  const added = await catalogue.addService({ name: 'Só fotos', vertical_id: 1, item_ids: [8, 9] })
  expect(added.map(({ name }) => name)).toContain('Só fotos')
  const own = first(added.filter(({ name }) => name === 'Só fotos'))
  expect(own.is_used).toBe(false)
  const service = first(before.filter(({ rules }) => rules.length > 0))
  const renamed = await catalogue.changeService(service.id, { name: 'Outro nome' })
  expect(renamed.find((one) => one.id === service.id)?.name).toBe('Outro nome')
  const ready = { key: 'photos', name: 'Fotos de sempre', final_price: 199 } as const
  const withReady = await catalogue.addPackages({ packages: [ready] })
  expect(withReady.find(({ name }) => name === ready.name)?.item_ids).toEqual([8, 9])
  const rule = { name: 'Até 90 m²', city: null, area_up_to: 90, final_price: 299.9 }
  await catalogue.addRule(service.id, rule)
  const changed = await catalogue.changeRule(service.id, first(service.rules).id, rule)
  const rules = changed.find((one) => one.id === service.id)?.rules ?? []
  expect(rules.map(({ final_price }) => final_price)).toContain(299.9)
  const prices = [{ city: null, area_up_to: 70, final_price: 249.9 }]
  const priced = (await catalogue.savePrices(service.id, { prices })).find((one) => one.id === service.id)
  expect(priced?.rules.filter(({ active }) => active)).toMatchObject(prices)

  const discount = { kind: 'percent', percent: 15 } as const
  const known = await staffCoupons.list()
  expect(known.map(({ code }) => code)).toEqual(expect.arrayContaining(['BEMVINDO10', 'PRIMAVERA']))
  const made = first(
    (await staffCoupons.add({ code: 'NATAL15', discount })).filter(({ code }) => code === 'NATAL15'),
  )
  expect(made).toMatchObject({ discount, active: true, uses: 0 })
  const unused = first([...known.filter(({ uses }) => uses === 0), ...(await staffCoupons.list())])
  const ended = { discount: unused.discount, active: false }
  const off = await staffCoupons.change(unused.id, ended)
  expect(off.find(({ id }) => id === unused.id)?.active).toBe(false)

  const failed = first((await mails.search({ state: 'failed' })).mails)
  expect((await mails.get(failed.id)).text).not.toBe('')
  expect((await mails.retry(failed.id)).state).toBe('waiting')

  const { database, storage, jobs } = await operation.status()
  expect([database.is_reachable, storage.is_reachable]).toEqual([true, true])
  expect(jobs.map(({ name }) => name)).toEqual(jobNames)
}

/** Orders for a company, and changes the service of the new ensaio. */
export async function checkOrders({
  companies,
  services,
  prices,
  staffOrders,
  serviceChanges,
}: Client): Promise<void> {
  const { id } = first((await companies.search('', 1)).companies)
  expect((await companies.changePlan(id, 2)).payment_plan).toBe(2)
  const person_id = first((await companies.get(id)).people).id
  const city = 'São Paulo'
  const service = first((await services.priced()).filter(({ name }) => name.startsWith('Tour virtual')))
  expect((await prices.quote({ service_id: service.id, city, area: 80 })).final_price).toBeGreaterThan(0)
  const place = { street: 'Rua Augusta', number: '1500', neighborhood: 'Consolação', postal_code: '01305100' }
  const order = {
    service: { id: service.id },
    address: addressOf({ ...place, city, state: 'SP' }),
    vertical_data: { area: 80 },
    responsible_information: { name: 'Paulo Reis', phone: '(11) 91234-5678', email: 'paulo@leste.test' },
    person_id,
    agreed: { price: 399, reason: 'Contrato' },
  }
  const sessionId = first((await staffOrders.place(id, order, crypto.randomUUID())).sessions).id
  const { offers } = await serviceChanges.offers(sessionId)
  const offer = first(offers.filter(({ refusal, difference }) => refusal === null && difference > 0))
  const change = { service_id: offer.service.id, difference: offer.difference }
  const changed = await serviceChanges.change(sessionId, change, crypto.randomUUID())
  expect([changed.service.name, changed.price]).toEqual([offer.service.name, offer.price])
}

/** Accepts, answers and refuses pre-registered companies; makes a company by hand and changes it. */
export async function checkCompanies({ companies, leads, registration }: Client): Promise<void> {
  const contact = { name: 'Rita Lobo', phone: '(11) 91234-5678', email: 'rita@leste.test' }
  const made = await companies.add({ name: 'Leste', payment_plan: 2, contact })
  expect(made.people.map(({ is_invited }) => is_invited)).toEqual([true])
  const sol = { name: 'Sol Lima', email: 'sol@leste.test', role: 'finance' as const }
  const joined = first(
    (await companies.addPerson(made.id, sol)).people.filter(({ email }) => email === sol.email),
  )
  const known = first((await companies.get(made.id)).people)
  const changed = await companies.changePerson(made.id, known.id, { active: true })
  expect(changed.people.some(({ id, active }) => id === known.id && active)).toBe(true)
  expect(await companies.signPersonOut(made.id, joined.id)).toBeNull()
  expect((await companies.change(made.id, { active: false })).active).toBe(false)

  const double = { ...contact, email: 'rita@leste-dois.test' }
  const duplicate = await companies.add({ name: 'Leste Dois', payment_plan: 1, contact: double })
  const kept = await companies.add({
    name: 'Leste Três',
    payment_plan: 2,
    contact: { ...contact, email: 'rita@leste-tres.test' },
  })
  expect((await companies.previewMerge(kept.id, duplicate.id)).people).toBeGreaterThan(0)
  const decided = { other_id: duplicate.id, identification_of: 'kept', payment_plan: 2 } as const
  expect((await companies.merge(kept.id, decided)).payment_plan).toBe(2)

  const typed = { ...contact, email: 'sol@norte.test', company: 'Norte', address: 'São Paulo' }
  await registration.register({ ...typed, extra_data: { employees_qnt: 9, tours_per_month: 30 } })
  const page = await leads.search('', 1)
  const [one, other] = page.leads.filter(({ state }) => state === 'waiting')
  expect(page.waiting).toBe(2)
  const id = one?.id ?? 0
  const answered = await leads.answer(id, { text: 'Podemos ligar?' }, crypto.randomUUID())
  expect([answered.state, answered.mails.length]).toEqual(['waiting', 1])
  const lead = await leads.get(id)
  const person = { name: lead.name, phone: lead.phone, email: lead.email }
  const accepted = await leads.accept(id, { name: lead.company, payment_plan: 2, contact: person })
  expect([accepted.state, accepted.company_id === null]).toEqual(['accepted', false])
  const declined = await leads.decline(other?.id ?? 0, { reason: 'Fora da nossa área', tells: true })
  expect([declined.state, declined.decision?.reason]).toEqual(['declined', 'Fora da nossa área'])
}

/** Yields every ensaio, fetched lazily. */
async function* everyEnsaio({ queue, sessions }: Client): AsyncGenerator<Session> {
  const { last_page } = await queue.search({ queue: 'all' })
  for (let page = 1; page <= last_page; page += 1) {
    for (const { id } of (await queue.search({ queue: 'all', page })).sessions) yield sessions.get(id)
  }
}

/** Changes the progress of a product. */
export async function checkProgress({ queue, sessions }: Client): Promise<void> {
  const { id } = first((await queue.search({ queue: 'to_deliver' })).sessions)
  const any = first((await sessions.get(id)).products)
  const moved = await queue.moveProduct(id, any.id, 2)
  expect(moved.products.find((one) => one.id === any.id)?.status).toBe(2)
}

/** Adds and removes a video, and removes a delivered photo and plan. */
export async function checkMaterial(staff: Client): Promise<void> {
  expect(await staff.videos.limit()).toBeGreaterThan(0)
  const left = new Set([9, 10, 11])
  for await (const session of everyEnsaio(staff)) {
    if (left.size === 0) return
    for (const item of left) {
      const product = productOf(session, item)
      const last = product?.deliverables.at(-1)
      if (!product || !last) continue
      const path = [session.id, product.id] as const
      if (item === 9) await staff.photos.remove(...path, last.id)
      if (item === 11) {
        const rooms = [{ tag_id: 1, page: 1, x: 0.25, y: 0.5 }]
        const plan = product.deliverables.find((one) => 'rooms' in one && one.file_extension === 'png')
        if (plan && 'rooms' in plan) {
          const marked = await staff.blueprints.markRooms(...path, plan.id, { rooms, seen: plan.rooms ?? [] })
          expect(marked.rooms).toEqual(rooms)
        }
        await staff.blueprints.remove(...path, last.id)
      }
      if (item === 10) await staff.videos.remove(...path, (await staff.videos.add(...path, video)).id)
      if ('file' in last)
        expect((await staff.videos.removeCaptions(...path, last.id)).file.captions_url).toBeNull()
      left.delete(item)
    }
  }
  // The ensaios of the mocks have no video.
  expect([...left].filter((item) => item !== 10)).toEqual([])
}

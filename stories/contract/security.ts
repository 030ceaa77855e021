import type { Client } from '@ensaio/client'
import { codeAt } from '@ensaio/testing/server/authenticator'
import { expect } from 'vitest'

type Credentials = { email: string; password: string }

/** Calls that one target refuses, because its state does not allow them. */
const mayRefuse = (asking: Promise<unknown>) => asking.catch(() => null)

/** Turns two-step sign-in on, signs in elsewhere with a recovery code, ends that login session, and turns it off again. */
export async function checkSecurity(
  open: () => Client,
  { email, password }: Credentials,
  now: string,
): Promise<void> {
  const { account, security, mailPreferences } = open()
  await account.login({ email, password })
  const { secret, picture } = await security.start(password)
  expect(picture).toMatch(/^data:image\/svg\+xml/)
  const codes = await security.confirm(codeAt(secret, now))
  expect(codes).toHaveLength(10)

  const elsewhere = open()
  const { challenge = 'none' } = await elsewhere.account.login({ email, password })
  expect((await elsewhere.account.enterCode(challenge, codes[0] ?? '')).scope).toBe('client')
  expect(await security.renewCodes(password)).toHaveLength(10)
  const other = (await security.get()).logins.find((one) => !one.is_current)
  expect((await security.endLogin(other?.id ?? 0)).logins.some(({ id }) => id === other?.id)).toBe(false)
  expect((await security.endOtherLogins()).logins.map((one) => one.is_current)).toEqual([true])
  expect(await security.turnOff(password)).toBeNull()
  expect(await security.saveData({ name: 'Mariana Duarte', phone: '(11) 98765-4321' })).toBeNull()
  expect(await security.changeEmail('nova@casa.test', password)).toBeNull()
  await mayRefuse(security.confirmEmail('sem-link'))
  expect((await mailPreferences.get()).topics.filter((one) => !one.is_on)).toEqual([])
  const { topics } = await mailPreferences.save({ topic: 'visit_reminders', is_on: false })
  expect(topics.filter((one) => !one.is_on)).toEqual([{ topic: 'visit_reminders', is_on: false }])
  expect(topics).toContainEqual({ topic: 'weekly_digest', is_on: true })
  await mayRefuse(mailPreferences.getLinked('sem-link'))
  await mayRefuse(mailPreferences.saveLinked('sem-link', { topic: 'visit_reminders', is_on: false }))
}

/** Creates and ends the calendar address of a client. */
export async function checkCalendarFeeds({ calendarFeeds }: Client): Promise<void> {
  const { address } = await calendarFeeds.create()
  expect(address).toMatch(/^https?:\/\/.+\/visits\.ics$/)
  expect(await calendarFeeds.end()).toBeNull()
  expect(await calendarFeeds.get()).toBeNull()
}

/** The same for the calendar address of a city. */
export async function checkCityFeeds({ calendarFeeds }: Client): Promise<void> {
  const { address } = await calendarFeeds.createOfCity('São Paulo')
  expect(address).toMatch(/^https?:\/\/.+\/visits\.ics$/)
  expect(await calendarFeeds.endOfCity('São Paulo')).toBeNull()
  expect(await calendarFeeds.getOfCity('São Paulo')).toBeNull()
}

/** Corrects the address of an invited colleague, whose second step is off. */
export async function checkColleagueSecurity({ people }: Pick<Client, 'people'>, id: number): Promise<void> {
  await mayRefuse(people.resetSecondStep(id))
  await mayRefuse(people.correctEmail('ninguem@casa.test', 'alguem@casa.test'))
}

/** The same of a company's person and of a photographer, for the office. */
async function checkClientSecurity({ companies, providers }: Client): Promise<void> {
  const { companies: found } = await companies.search('', 1)
  const { id, people } = await companies.get(found[0]?.id ?? 0)
  await mayRefuse(companies.resetSecondStep(id, people[0]?.id ?? 0))
  await mayRefuse(providers.resetSecondStep((await providers.list())[0]?.id ?? 0))
}

/** Corrects addresses of invited people, and what the house requires of its administrators. */
export async function checkTeamSecurity(client: Client): Promise<void> {
  const { team, companies, houseSecurity } = client
  const added = await team.add({ name: 'Davi Luz', email: 'davi@errado.test', role: 'finance' })
  const id = added.find(({ email }) => email === 'davi@errado.test')?.id ?? 0
  expect(await team.correctEmail(id, 'davi@certo.test')).toBeNull()
  await mayRefuse(team.resetSecondStep(id))
  await mayRefuse(companies.correctEmail('ninguem@casa.test', 'alguem@casa.test'))
  await checkClientSecurity(client)
  expect((await houseSecurity.get()).is_second_step_required).toBe(false)
  expect((await houseSecurity.requireSecondStep(false)).is_second_step_required).toBe(false)
}

import { secretHash } from '@ensaio/api/accounts/login-session'
import { another, type RequestMaker } from './demo-request.ts'

const city = 'São Paulo'

/** Reads the feed of the owner's company, by an address of its own. */
export const ownFeed: RequestMaker = async ({ demo, companyId, now }) => {
  const token = `calendario-${another()}-${'x'.repeat(22)}`
  const { id } = await demo.db
    .insertInto('users')
    .values({
      scope: 'client',
      client_role: 'reader',
      company_id: companyId,
      name: 'Davi Luz',
      email: `feed${another()}@demo.test`,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await demo.db
    .insertInto('calendar_feeds')
    .values({ user_id: id, city: null, token_hash: secretHash(token), created_at: now })
    .execute()
  return { path: { token } }
}

/** Requests about calendar addresses. */
export const feedRequests: Readonly<Record<string, RequestMaker>> = {
  getCalendarFeed: () => ({}),
  createCalendarFeed: () => ({}),
  endCalendarFeed: () => ({}),
  getCityCalendarFeed: () => ({ query: { city } }),
  createCityCalendarFeed: () => ({ body: { city } }),
  endCityCalendarFeed: () => ({ query: { city } }),
}

import { hashPassword } from '@ensaio/api/accounts/passwords'
import type { Database } from '@ensaio/api/database/database'

/** A prepaid company with credit, an account of it, and one service at R$ 399,00 in São Paulo. */
export interface Shop {
  companyId: number
  serviceId: number
  email: string
  password: string
}

/** Creates the shop in an empty database, or one more of another person; the credit is a first ledger entry. */
export async function buildShop(
  db: Database,
  credit: number,
  email = 'corredora@corrida.test',
): Promise<Shop> {
  const now = new Date().toISOString()
  const password = 'ensaio123'
  const { id: companyId } = await db
    .insertInto('companies')
    .values({ name: 'Corrida', payment_plan: 1, balance_cents: credit, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (credit > 0) {
    await db
      .insertInto('ledger_entries')
      .values({
        company_id: companyId,
        account: 'credit',
        kind: 'adjustment',
        amount_cents: credit,
        created_at: now,
      })
      .execute()
  }
  await db
    .insertInto('users')
    .values({
      scope: 'client',
      client_role: 'manager',
      company_id: companyId,
      name: 'Corredora',
      email,
      password_hash: await hashPassword(password),
      created_at: now,
    })
    .execute()
  const { id: serviceId } = await db
    .insertInto('services')
    .values({ name: 'Tour', vertical_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('price_rules')
    .values({
      service_id: serviceId,
      name: 'Até 150 m²',
      city: 'São Paulo',
      area_up_to: 150,
      price_cents: 39_900,
    })
    .execute()
  await db
    .insertInto('service_items')
    .values(([5, 6, 7] as const).map((item_id) => ({ service_id: serviceId, item_id })))
    .execute()
  return { companyId, serviceId, email, password }
}

/** A buyer who is signed in at one server, posts JSON, and gets status and data; status 0 without an answer. */
export interface Buyer {
  post(path: string, body: unknown, key?: string): Promise<{ status: number; data: unknown; code?: string }>
  get(path: string): Promise<{ status: number; data: unknown }>
}

/** Signs in at a server. */
export async function buyerAt(url: string, { email, password }: Shop): Promise<Buyer> {
  const form = new URLSearchParams({ email, password })
  const login = await fetch(`${url}/api/auth/login`, { method: 'POST', body: form })
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const ask = async (path: string, init: RequestInit) => {
    try {
      const response = await fetch(`${url}/api${path}`, init)
      const answer = (await response.json()) as { data?: unknown; code?: string }
      return { status: response.status, data: answer.data, ...(answer.code ? { code: answer.code } : {}) }
    } catch {
      return { status: 0, data: null }
    }
  }
  return {
    get: (path) => ask(path, { headers: { cookie } }),
    post: (path, body, key) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          cookie,
          'content-type': 'application/json',
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      }),
  }
}

/** The balance, the sum of the ledger entries, and the number of orders and payments among them. */
export async function ledgerOf(db: Database, companyId: number) {
  const { balance_cents: balance } = await db
    .selectFrom('companies')
    .select('balance_cents')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const entries = await db
    .selectFrom('ledger_entries')
    .select(['kind', 'amount_cents'])
    .where('company_id', '=', companyId)
    .where('account', '=', 'credit')
    .execute()
  const sum = entries.reduce((total, { amount_cents }) => total + amount_cents, 0)
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length
  return { balance, sum, orders: count('order'), payments: count('payment') }
}

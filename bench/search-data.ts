import { addressOf } from '@ensaio/domain'
import { sql } from 'kysely'
import { secretHash } from '../apps/api/src/accounts/login-session.ts'
import type { Database } from '../apps/api/src/database/database.ts'
import { countSessions } from '../apps/api/src/database/migrations/until-0088/0060-searching.ts'
import { textsIndex } from '../apps/api/src/database/migrations/until-0088/0078-list.ts'
import { finding } from '../apps/api/src/database/migrations/until-0322/0286-finding.ts'

/** The largest company has a tenth of all ensaios; the others have 90 each. */
export interface SearchData {
  /** Login cookies of a user of the largest company, and of one of the others. */
  largest: string
  usual: string
}

const place = {
  state: 'RS',
  city: 'Porto Alegre',
  neighborhood: 'Centro',
  street: 'Rua da Praia',
  number: '1',
  postal_code: '90010000',
}
const vertical = {
  unit: null,
  complement: null,
  area: 60,
  reference: null,
  keys: null,
  additional_info: null,
}

async function signIn(db: Database, companyId: number): Promise<string> {
  const cookie = String(companyId).padStart(43, 'b')
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const now = new Date()
  await db
    .insertInto('auth_sessions')
    .values({
      id_hash: secretHash(cookie),
      user_id: id,
      signed_in_at: now.toISOString(),
      // Filling ten million ensaios took an hour.
      expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
    })
    .execute()
  return `ensaio=${cookie}`
}

/** Fills an empty database, opened without a limit for statements, with companies and ensaios: several statuses, visits over four years, codes and addresses. */
export async function buildSearchData(db: Database, sessions: number): Promise<SearchData> {
  const companies = Math.max(2, Math.round(sessions / 100))
  await sql`insert into companies (name, payment_plan, created_at)
    select 'Empresa ' || n, 2, now() from generate_series(1, ${companies}::int) n`.execute(db)
  await sql`insert into users (scope, client_role, company_id, name, email, created_at)
    select 'client', 'manager', id, 'Pessoa ' || id, 'pessoa' || id || '@bancada.test', now() from companies`.execute(
    db,
  )
  await sql`insert into services (name, vertical_id) select 'Serviço ' || n, 1 from generate_series(1, 8) n`.execute(
    db,
  )
  // Recreated after the inserts: updating the indexes for each row would take most of the time.
  await sql`drop index photo_sessions_texts, photo_sessions_found`.execute(db)
  // In batches, without foreign key checks and counter triggers.
  for (let from = 1; from <= sessions; from += 50_000) {
    const to = Math.min(sessions, from + 49_999)
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`insert into photo_sessions (token, company_id, created_by, service_id, status, scheduled_for, time_zone,
      created_at, delivered_at, canceled_at, price_cents, client_code, city, address, address_text, vertical_data)
    select md5(n::text), owner.id, owner.id, 1 + n % 8, kind.status,
      case when kind.status = 1 then null else at.visit end, 'America/Sao_Paulo', at.visit - interval '9 days',
      case when kind.status = 5 then at.visit + interval '2 days' end, case when kind.status = 3 then at.visit end,
      39900, 'AP-' || n % 5000, ${place.city}, ${JSON.stringify(addressOf(place))}::jsonb,
      'rua ' || (array['da praia', 'augusta', 'das flores', 'sete de abril'])[1 + n % 4] || ' ' || n % 997,
      ${JSON.stringify(vertical)}::jsonb
    from generate_series(${from}::int, ${to}::int) n
    cross join lateral (select case when n % 10 = 0 then 1 else 2 + (n - n / 10) % ${companies - 1}::int end as id) owner
    cross join lateral (select (array[5, 5, 5, 5, 5, 2, 4, 1, 3])[1 + n / 10 % 9]::smallint as status) kind
    cross join lateral (select timestamptz '2026-11-20T11:30Z' - (n * 7919::bigint % 35000) * interval '1 hour' as visit) at`.execute(
        tx,
      )
    })
  }
  await sql.raw(countSessions).execute(db)
  await db.transaction().execute(async (tx) => {
    await sql`set local maintenance_work_mem = '512MB'`.execute(tx)
    await sql.raw(textsIndex).execute(tx)
    for (const statement of finding.statements) await sql.raw(statement).execute(tx)
  })
  // As autovacuum would after some minutes.
  await sql`vacuum analyze photo_sessions`.execute(db)
  return { largest: await signIn(db, 1), usual: await signIn(db, 2) }
}

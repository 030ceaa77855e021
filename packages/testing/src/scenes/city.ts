import type { Database } from '@ensaio/api/database/database'
import { addressOf } from '@ensaio/domain'
import { sql } from 'kysely'

const city = 'Porto Alegre'

/** Creates photographers who work Monday to Saturday and ensaios without a date in one city; returns the tokens of the ensaios. */
export async function buildCity(
  db: Database,
  { photographers, sessions }: { photographers: number; sessions: number },
): Promise<string[]> {
  const now = new Date().toISOString()
  const company = await db
    .insertInto('companies')
    .values({ name: 'Corrida', payment_plan: 2, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const user = await db
    .insertInto('users')
    .values({
      scope: 'client',
      client_role: 'manager',
      company_id: company.id,
      name: 'Corredora',
      email: `${crypto.randomUUID()}@corrida.test`,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const service = await db
    .insertInto('services')
    .values({ name: 'Fotos', vertical_id: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`with new as (
      insert into providers (name, city) select 'Fotógrafo ' || n, ${city} from generate_series(1, ${photographers}::int) n returning id
    ) insert into provider_working_days (provider_id, weekday) select id, day from new, generate_series(1, 6) day`.execute(
    db,
  )
  const address = JSON.stringify(
    addressOf({
      state: 'RS',
      city,
      neighborhood: 'Centro',
      street: 'Rua da Praia',
      number: '1',
      postal_code: '90010000',
    }),
  )
  const verticalData = JSON.stringify({
    unit: null,
    complement: null,
    area: 60,
    reference: null,
    keys: null,
    additional_info: null,
  })
  const made = await sql<{ token: string }>`
    insert into photo_sessions (token, company_id, created_by, service_id, status, time_zone, created_at,
      price_cents, city, address, address_text, vertical_data)
    select gen_random_uuid()::text, ${company.id}, ${user.id}, ${service.id}, 1, 'America/Sao_Paulo', now(),
      39900, ${city}, ${address}::jsonb, 'rua da praia', ${verticalData}::jsonb
    from generate_series(1, ${sessions}::int) returning token`.execute(db)
  return made.rows.map((row) => row.token)
}

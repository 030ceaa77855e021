import { secretHash } from '@ensaio/api/accounts/login-session'
import type { Database } from '@ensaio/api/database/database'
import { openPostgres } from '@ensaio/api/database/postgres'
import { type Slot, slotStart } from '@ensaio/domain'
import { sql } from 'kysely'
import type { RealPostgres } from '../server/postgres.ts'
import { newFolder, type ServerProcess, startServer } from '../server/server-process.ts'
import { buildCity } from './city.ts'

const zone = 'America/Sao_Paulo'

/** Two servers on one database, and simultaneous visits of all photographers but one. */
export interface Dispatch {
  servers: [ServerProcess, ServerProcess]
  db: Database
  /** Ensaios, each with the photographer at the same index of `providers`; the last photographer is free. */
  sessions: number[]
  providers: number[]
  /** Posts to one of the servers as an admin or as the photographer of the first ensaio; returns status and code, as `409 slot_taken`. */
  ask(server: number, path: string, body: object, who?: 'admin' | 'provider'): Promise<string>
  end(): Promise<void>
}

/** A Monday far enough ahead for every deadline. */
const visit = { day: '2035-06-04', hour: '10h30' as Slot }

/** Signs a new person in without a password; `first` is the photographer whose account it becomes. Returns the cookie. */
export async function signIn(
  db: Database,
  scope: 'admin' | 'provider',
  first?: number | undefined,
): Promise<string> {
  const now = new Date().toISOString()
  const { id } = await db
    .insertInto('users')
    .values({
      scope,
      role: scope === 'admin' ? 'administrator' : null,
      name: 'Helena',
      email: `${crypto.randomUUID()}@corrida.test`,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (scope === 'provider') {
    await db
      .updateTable('providers')
      .set({ user_id: id })
      .where('id', '=', first ?? 0)
      .execute()
  }
  const cookie = scope.padEnd(43, '-')
  const expires = new Date(Date.now() + 3_600_000).toISOString()
  await db
    .insertInto('auth_sessions')
    .values({ id_hash: secretHash(cookie), user_id: id, signed_in_at: now, expires_at: expires })
    .execute()
  return `ensaio=${cookie}`
}

/** Resets all ensaios to scheduled, each with its photographer; with `haveBegun`, their visits are in the past. */
export async function bookAll(
  { db, sessions, providers }: Dispatch,
  { haveBegun = false }: { haveBegun?: boolean } = {},
): Promise<void> {
  await db.deleteFrom('bookings').execute()
  await db
    .updateTable('photo_sessions')
    .set({
      status: 2,
      scheduled_for: slotStart(haveBegun ? '2026-06-01' : visit.day, visit.hour, zone),
      canceled_at: null,
      cancellation_fee_cents: null,
    })
    .execute()
  await sql`insert into bookings (provider_id, session_id, day, hour, created_at)
    select p, s, ${visit.day}::date, ${visit.hour}::text, now()
    from unnest(${providers.slice(0, -1)}::int[], ${sessions}::int[]) as pairs(p, s)`.execute(db)
}

/** Opens the scene. */
export async function openDispatch(postgres: RealPostgres, visits: number): Promise<Dispatch> {
  const url = await postgres.createDatabase()
  const start = async () => startServer({ DATABASE_URL: url, DATA_DIR: await newFolder() })
  const servers = await Promise.all([start(), start()])
  const { db, close } = openPostgres(url, () => undefined)
  await buildCity(db, { photographers: visits + 1, sessions: visits })
  const idsOf = async (table: 'photo_sessions' | 'providers') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  const providers = await idsOf('providers')
  const cookies = {
    admin: await signIn(db, 'admin', providers[0]),
    provider: await signIn(db, 'provider', providers[0]),
  }
  const dispatch: Dispatch = {
    servers,
    db,
    sessions: await idsOf('photo_sessions'),
    providers,
    async ask(server, path, body, who = 'admin') {
      const response = await fetch(`${servers[server % 2]?.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cookies[who] },
        body: JSON.stringify(body),
      })
      const { code } = (await response.json()) as { code?: string }
      return code === undefined ? String(response.status) : `${response.status} ${code}`
    },
    async end() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await close()
    },
  }
  await bookAll(dispatch)
  return dispatch
}

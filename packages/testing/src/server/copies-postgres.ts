import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@ensaio/api/database/database'
import { openPostgres } from '@ensaio/api/database/postgres'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { DatabaseState, StateCopy } from './database-state.ts'
import { databaseAt, newName } from './shared-postgres.ts'

async function connect(url: string): Promise<Client> {
  const client = new Client(url)
  // The server that stops at the end of the run ends its connections.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

let creator: Promise<Client> | undefined
let remover: Promise<Client> | undefined

/** Asks on the connection by which this process creates databases. */
async function ask(url: string, statement: string, values: unknown[] = []) {
  creator ??= connect(url)
  return (await creator).query(statement, values)
}

/** Drops a database while the next test begins: Postgres waits a tenth of a second where a connection has just ended. */
function drop(url: string, name: string): void {
  remover ??= connect(url)
  remover.then((client) => client.query(`drop database ${name} with (force)`)).catch(() => undefined)
}

/** Copying the files of a template takes half as long as writing it through the log. */
const create = (url: string, name: string, template?: DatabaseState) =>
  ask(url, `create database ${name} ${template ? `template ${template.name} strategy file_copy` : ''}`)

const open = (url: string, name: string) => openPostgres(databaseAt(url, name), () => undefined, { max: 1 })

/**
 * Does what autovacuum does elsewhere, since without it statements over many tables are planned badly. Like it, it leaves out empty tables:
 * once Postgres knows that one is empty, it reads it whole, however many rows it gets.
 */
async function analyzeTables(db: Database): Promise<void> {
  await sql`do $$
    declare
      name regclass;
      has_rows boolean;
    begin
      for name in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
        execute format('select exists (select from %s)', name) into has_rows;
        if has_rows then execute format('analyze %s', name); end if;
      end loop;
    end $$`.execute(db)
}

async function make(home: string, url: string, { name, from, fill }: DatabaseState): Promise<void> {
  if (from) await template(home, url, from)
  await ask(url, 'select pg_advisory_lock(hashtext($1))', [name])
  try {
    const existing = await ask(url, 'select 1 from pg_database where datname = $1', [name])
    if (existing.rowCount === 1) return
    const files = join(home, name, 'files')
    await mkdir(files, { recursive: true })
    const making = newName()
    await create(url, making, from)
    const { db, close } = open(url, making)
    await fill(db, files)
    await analyzeTables(db)
    await close()
    await ask(url, `alter database ${making} rename to ${name}`)
  } finally {
    await ask(url, 'select pg_advisory_unlock(hashtext($1))', [name])
  }
}

const templates = new Map<string, Promise<void>>()

/** Makes the template of a state, once for all processes of the run. */
function template(home: string, url: string, state: DatabaseState): Promise<void> {
  const known = templates.get(state.name)
  if (known !== undefined) return known
  const making = make(home, url, state)
  templates.set(state.name, making)
  return making
}

/** Creates a copy of a state on a real Postgres, and returns its name. */
export async function createOnPostgres(home: string, url: string, state: DatabaseState): Promise<string> {
  await template(home, url, state)
  const name = newName()
  await create(url, name, state)
  return name
}

/** Opens a copy of a state on a real Postgres; it is dropped when it is closed. */
export async function copyOnPostgres(home: string, url: string, state: DatabaseState): Promise<StateCopy> {
  const name = await createOnPostgres(home, url, state)
  const { db, close } = open(url, name)
  return {
    database: {
      db,
      close: async () => {
        await close()
        drop(url, name)
      },
    },
    files: join(home, state.name, 'files'),
  }
}

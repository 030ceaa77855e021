import { type Instant, initialSettings, type KeptSettings, type Settings } from '@ensaio/domain'
import { sql } from 'kysely'
import type { Database, Tx } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'

/** The settings as they were saved, as a column of any statement; null before they ever were. */
export const savedSettings = sql<Partial<Settings> | null>`(select value from settings)`

/** Returns the settings in force; what was never saved has its default, for which `defaults` may be given. */
export function settingsInForce(saved: Partial<Settings> | null, defaults: Partial<Settings>): Settings {
  return { ...initialSettings, ...defaults, ...saved }
}

/** Reads the settings in force without who saved them, in a statement that each connection plans once. */
export async function readSettingsInForce(db: Database, defaults: Partial<Settings>): Promise<Settings> {
  const { saved } = await db
    .selectNoFrom(savedSettings.as('saved'))
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow()
  return settingsInForce(saved, defaults)
}

/** Reads the settings in force, with who saved them and when; null when nobody did. */
export async function readSettings(db: Database, defaults: Partial<Settings> = {}): Promise<KeptSettings> {
  const row = await db
    .selectFrom('settings')
    .innerJoin('users', 'users.id', 'settings.changed_by')
    .select(['settings.value', 'settings.changed_at as at', 'users.name as by'])
    .executeTakeFirst()
  return {
    settings: settingsInForce(row?.value ?? null, defaults),
    changed: row === undefined ? null : { by: row.by, at: row.at },
  }
}

/** Writes the settings with their author. */
export async function writeSettings(tx: Tx, value: Settings, userId: number, now: Instant): Promise<void> {
  const row = { value: JSON.stringify(value), changed_by: userId, changed_at: now }
  await tx
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute()
}

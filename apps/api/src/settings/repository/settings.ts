import { type Instant, initialSettings, type KeptSettings, type Settings } from '@ensaio/domain'
import type { Database, Tx } from '../../database/database.ts'

/** Reads the settings in force; what was never saved has its default, for which `defaults` may be given. */
export async function readSettings(db: Database, defaults: Partial<Settings> = {}): Promise<KeptSettings> {
  const row = await db
    .selectFrom('settings')
    .innerJoin('users', 'users.id', 'settings.changed_by')
    .select(['settings.value', 'settings.changed_at as at', 'users.name as by'])
    .executeTakeFirst()
  return {
    settings: { ...initialSettings, ...defaults, ...row?.value },
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

import { getSettings, type Settings, saveSettings } from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import { transact } from '../database/database.ts'
import type { Serve } from '../http/serve.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { readSettings, writeSettings } from './repository/settings.ts'

/** The settings of the house; `defaults` come from the configuration. */
export function settingsRoutes(serve: Serve, defaults: Partial<Settings>): void {
  serve(getSettings, ({ db }) => readSettings(db, defaults))

  serve(saveSettings, ({ db, viewer, body, now }) =>
    transact(db, async (tx) => {
      const { userId } = staffOf(viewer)
      const { settings: from } = await readSettings(tx, defaults)
      await writeSettings(tx, body, userId, now)
      const detail = { from, to: body }
      await recordOfficeEvent(tx, { userId, kind: 'settings_changed', subjectId: userId, detail }, now)
      return readSettings(tx, defaults)
    }),
  )
}

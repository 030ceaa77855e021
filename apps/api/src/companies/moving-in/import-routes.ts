import { checkImport, importFile } from '@ensaio/domain'
import { staffOf } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import { inside, type Serve } from '../../http/serve.ts'
import { refuseTakenCnpj } from '../taken-cnpj.ts'
import { dryRun, importAll } from './import-file.ts'

/** Companies, people and past ensaios from a file (rule import-all-or-nothing). */
export function importRoutes(serve: Serve, links: Links): void {
  serve(checkImport, ({ db, body, now }) => transact(db, (tx) => dryRun(tx, body, now)))

  serve(importFile, (call) =>
    importAll(inside(call), call.body, { viewer: staffOf(call.viewer), links }, call.now).catch(
      refuseTakenCnpj,
    ),
  )
}

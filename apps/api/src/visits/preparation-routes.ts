import { listPreparations, resetPreparation, savePreparation } from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import type { Serve } from '../http/serve.ts'
import { changePreparation } from './change-preparation.ts'
import { readPreparationLists } from './repository/preparation-lists.ts'

/** "Preparo da visita": what to do before the photographer comes, by kind of property (rule preparation-lists). */
export function preparationRoutes(serve: Serve): void {
  serve(listPreparations, ({ db }) => readPreparationLists(db))

  serve(savePreparation, ({ db, viewer, body, now }) =>
    changePreparation(db, staffOf(viewer).userId, body, now),
  )

  serve(resetPreparation, ({ db, viewer, body: { list }, now }) =>
    changePreparation(db, staffOf(viewer).userId, { list, lines: null }, now),
  )
}

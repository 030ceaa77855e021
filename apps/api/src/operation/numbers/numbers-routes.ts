import {
  getNumbers,
  getStaffNumbers,
  hasRight,
  type Numbers,
  type NumbersFigure,
  numbersCsv,
  numbersFigures,
  staffNumbersCsv,
} from '@ensaio/domain'
import { clientMay, clientOf, staffOf, type Viewer } from '../../accounts/viewer.ts'
import type { Database } from '../../database/database.ts'
import type { Cell } from '../../files/csv.ts'
import { takeTurns } from '../../files/take-turns.ts'
import { refuse } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import type { ServeCsv } from '../../http/serve-csv.ts'
import { readHouseZone } from '../../settings/repository/house-brand.ts'
import { numbersTable } from './numbers-csv.ts'
import { readFigures } from './read-numbers.ts'
import { numbersChoices } from './repository/choices.ts'
import type { NumbersScope } from './repository/scope.ts'

/** The figures that a viewer may read: money needs its own right, a key also its own scope, and companies do not read the load of photographers. */
function figuresOf(viewer: Viewer): NumbersFigure[] {
  const isClient = viewer.scope === 'client'
  const isOpened = viewer.keyScopes?.includes('finance_read') ?? true
  const readsMoney = isOpened && (isClient ? clientMay(viewer, 'statement') : hasRight(viewer, 'credit'))
  return numbersFigures.filter(
    (figure) => (figure !== 'revenue' || readsMoney) && (figure !== 'load' || !isClient),
  )
}

function refuseUnread(viewer: Viewer, figure: NumbersFigure): void {
  if (!figuresOf(viewer).includes(figure)) refuse('wrong_role')
}

async function* once(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows
}

/** "Números": the house's for staff, its own for a company (rule numbers-mean). */
export function numbersRoutes(serve: Serve, serveCsv: ServeCsv): void {
  // A question reads up to a year: others wait, so that it cannot take every connection of the server.
  const inTurn = takeTurns(2)
  const read = (db: Database, scope: NumbersScope, figures: readonly NumbersFigure[]) =>
    inTurn(() => readFigures(db, scope, figures))

  async function answer(
    db: Database,
    viewer: Viewer,
    asked: Omit<NumbersScope, 'houseZone'>,
  ): Promise<Numbers> {
    const scope = { ...asked, houseZone: await readHouseZone(db) }
    const found = await read(db, scope, figuresOf(viewer))
    const forStaff = viewer.scope !== 'client'
    return { ...found, choices: await numbersChoices(db, { company: asked.company, forStaff }) }
  }

  serve(getStaffNumbers, ({ db, viewer, query, now }) => answer(db, staffOf(viewer), { ...query, now }))

  serve(getNumbers, ({ db, viewer, query, now }) => {
    const client = clientOf(viewer)
    return answer(db, client, { ...query, company: client.companyId, now })
  })

  serveCsv(staffNumbersCsv, async ({ db, viewer, body: { figure, ...filter }, now, zone }) => {
    refuseUnread(viewer, figure)
    const { head, rows } = numbersTable(figure, await read(db, { ...filter, now, houseZone: zone }, [figure]))
    return { head, rows: once(rows) }
  })

  serveCsv(numbersCsv, async ({ db, viewer, body: { figure, ...filter }, now, zone }) => {
    refuseUnread(viewer, figure)
    const scope = { ...filter, company: clientOf(viewer).companyId, now, houseZone: zone }
    const { head, rows } = numbersTable(figure, await read(db, scope, [figure]))
    return { head, rows: once(rows) }
  })
}

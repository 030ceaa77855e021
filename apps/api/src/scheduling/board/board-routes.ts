import {
  addDays,
  boardSpanDays,
  exchangeVisits as exchangeEndpoint,
  getBoard,
  type MapTiles,
  type Settings,
  wallClock,
} from '@ensaio/domain'
import { staffOf } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import { transact } from '../../database/database.ts'
import { refuse } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import { refuseUnknownCity } from '../../places/refuse-unknown-city.ts'
import { exchangeVisits } from '../../providers/exchange-visits.ts'
import { readHouseZone } from '../../settings/repository/house-brand.ts'
import { readSettingsInForce } from '../../settings/repository/settings.ts'
import { readBoard } from '../repository/board.ts'

// Two years is further than anybody plans.
const twoYears = 730

/** The board of the day, and the exchanges that shorten its ways (rules day-board and shorter-day). */
export function boardRoutes(
  serve: Serve,
  {
    defaults,
    mapTiles,
    links,
  }: {
    /** The values of settings that were never saved. */
    defaults: Partial<Settings>
    mapTiles: MapTiles | null
    links: Links
  },
): void {
  serve(getBoard, async ({ db, query: { from, span, city = null }, now }) => {
    const today = wallClock(now, await readHouseZone(db)).date
    if (from < addDays(today, -twoYears) || from > addDays(today, twoYears)) {
      const message = 'Escolha um dia a até dois anos de hoje.'
      refuse('invalid', message, { from: message })
    }
    if (city !== null) await refuseUnknownCity(db, city)
    const { horizon_days } = await readSettingsInForce(db, defaults)
    const board = await readBoard(db, { from, days: boardSpanDays[span], city })
    return { ...board, horizon_days, map_tiles: mapTiles }
  })

  serve(exchangeEndpoint, async ({ viewer, db, body, now }) => {
    const staff = staffOf(viewer)
    return {
      changed: await transact(db, (tx) => exchangeVisits(tx, { viewer: staff, input: body, links }, now)),
    }
  })
}

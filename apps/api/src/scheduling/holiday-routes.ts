import { addHoliday, type Instant, listHolidays, removeHoliday, wallClock } from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import { type Database, transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { recordOfficeEvent } from '../operation/repository/office-events.ts'
import { refuseUnknownCity } from '../places/refuse-unknown-city.ts'
import { readHouseZone } from '../settings/repository/house-brand.ts'
import { askAboutVisits } from './ask-about-visits.ts'
import { deleteHoliday, holidaysFrom, insertHoliday } from './repository/holidays.ts'

/** The day on the house's clock. */
async function today(db: Database, now: Instant) {
  return wallClock(now, await readHouseZone(db)).date
}

function refuseDay(message: string): never {
  refuse('invalid', message, { day: message })
}

/** The days on which nobody is sent out (rule opening-month). */
export function holidayRoutes(serve: Serve): void {
  serve(listHolidays, async ({ db, now }) => holidaysFrom(db, await today(db, now)))

  serve(addHoliday, async ({ db, viewer, body, now }) => {
    const { visits_stay, ...holiday } = body
    if (body.day < (await today(db, now))) refuseDay('Este dia já passou.')
    return transact(db, async (tx) => {
      await refuseUnknownCity(tx, holiday.city)
      const id = await insertHoliday(tx, holiday)
      if (id === null) refuseDay('Este dia já é feriado.')
      await askAboutVisits(tx, { from: body.day, until: body.day, city: body.city }, visits_stay, now)
      const { userId } = staffOf(viewer)
      await recordOfficeEvent(tx, { userId, kind: 'holiday_added', subjectId: id, detail: holiday }, now)
      return holidaysFrom(tx, await today(tx, now))
    })
  })

  serve(removeHoliday, ({ db, viewer, params, now }) =>
    transact(db, async (tx) => {
      const removed = await deleteHoliday(tx, params.holidayId)
      if (removed === null) refuse('not_found')
      const { userId } = staffOf(viewer)
      const event = { userId, kind: 'holiday_removed' as const, subjectId: params.holidayId, detail: removed }
      await recordOfficeEvent(tx, event, now)
      return holidaysFrom(tx, await today(tx, now))
    }),
  )
}

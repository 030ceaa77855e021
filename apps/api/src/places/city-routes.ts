import { addCity, changeCity, listCities, listCitiesWithoutVisits } from '@ensaio/domain'
import { staffOf } from '../accounts/viewer.ts'
import { transact } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { differing, recordOfficeEvent } from '../operation/repository/office-events.ts'
import { cityNamesWithoutVisits, insertCity, lockCities, readCities, writeCity } from './repository/cities.ts'

const known = 'Esta cidade já está na lista.'
const last = 'É preciso atender pelo menos uma cidade: adicione outra antes.'

/** The cities in which orders are taken (rule served-cities). */
export function cityRoutes(serve: Serve): void {
  serve(listCities, ({ db }) => readCities(db))

  serve(listCitiesWithoutVisits, ({ db }) => cityNamesWithoutVisits(db))

  serve(addCity, ({ db, viewer, body, now }) =>
    transact(db, async (tx) => {
      const id = await insertCity(tx, body)
      if (id === null) refuse('invalid', known, { name: known })
      const { userId } = staffOf(viewer)
      await recordOfficeEvent(tx, { userId, kind: 'city_added', subjectId: id, detail: body }, now)
      return readCities(tx)
    }),
  )

  serve(changeCity, ({ db, viewer, params, body, now }) =>
    transact(db, async (tx) => {
      const cities = await lockCities(tx)
      const before = cities.find(({ id }) => id === params.id) ?? refuse('not_found')
      const isLast = !cities.some(({ id, active }) => active && id !== params.id)
      if (body.active === false && isLast) refuse('invalid', last, { active: last })
      await writeCity(tx, params.id, body)
      const { userId } = staffOf(viewer)
      const detail = differing(before, body)
      await recordOfficeEvent(tx, { userId, kind: 'city_changed', subjectId: params.id, detail }, now)
      return readCities(tx)
    }),
  )
}

import {
  type ChosenSlot,
  type CitySchedule,
  dayPlan,
  type PublicUnit,
  timesFrom,
  unitsToBook,
} from '@ensaio/domain'
import { Clock } from 'lucide-react'
import { Fact } from '../../primitives/layout/Facts/Facts.tsx'
import { unitName } from './unit-name.ts'

/** The start of each of the visits booked together; put it in `Facts`. */
export function PlannedUnits(props: {
  units: readonly PublicUnit[]
  start: ChosenSlot
  /** When visits start in the city; the standard schedule by default. */
  schedule?: CitySchedule | undefined
}) {
  const { units, start, schedule } = props

  const wanted = unitsToBook(units)
  const times = timesFrom(start.hour, wanted.length, dayPlan(schedule, start.date))
  const lines = wanted.map((unit, nth) => `${times[nth]}, ${unitName(unit, units.indexOf(unit))}`)
  return (
    <Fact icon={<Clock size={20} strokeWidth={1.75} aria-hidden="true" />} name="Uma depois da outra">
      {lines.join('\n')}
    </Fact>
  )
}

import { type PublicUnit, type Slot, timesFrom, unitsToBook } from '@ensaio/domain'
import { Clock } from 'lucide-react'
import { Fact } from '../../primitives/layout/Facts/Facts.tsx'
import { unitName } from './unit-name.ts'

/** The start of each of the visits booked together; put it in `Facts`. */
export function PlannedUnits({ units, start }: { units: readonly PublicUnit[]; start: Slot }) {
  const wanted = unitsToBook(units)
  const times = timesFrom(start, wanted.length)
  const lines = wanted.map((unit, nth) => `${times[nth]}, ${unitName(unit, units.indexOf(unit))}`)
  return (
    <Fact icon={<Clock size={20} strokeWidth={1.75} aria-hidden="true" />} name="Uma depois da outra">
      {lines.join('\n')}
    </Fact>
  )
}

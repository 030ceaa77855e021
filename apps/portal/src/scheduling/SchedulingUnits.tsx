import { type PublicUnit, unitsToBook } from '@ensaio/domain'
import { type UnitBooking, UnitChoice, VisitUnits } from '@ensaio/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { usePart } from '../store/portal-context.ts'
import { schedulingSlice } from '../store/scheduling.ts'
import { stepPath } from './step.ts'

/** A link for several units: `children` book their visits together, or each unit is booked on its own page, which links back here. */
export function SchedulingUnits(props: {
  token: string
  units: readonly PublicUnit[]
  timeZone: string
  children: ReactNode
}) {
  const { token, units, timeZone } = props
  const [way, setWay] = useState<UnitBooking>('together')
  const keepGroup = usePart(schedulingSlice, (state) => state.keepGroup)
  useEffect(() => keepGroup({ token, units: units.map((unit) => unit.token) }), [keepGroup, token, units])
  const list = { units, timeZone, hrefOf: (unit: string) => stepPath(unit, '') }
  if (unitsToBook(units).length < 2) return <VisitUnits {...list} />
  return (
    <UnitChoice {...list} value={way} onChange={setWay}>
      {props.children}
    </UnitChoice>
  )
}

import { type PublicUnit, unitsToBook } from '@ensaio/domain'
import { type ReactNode, useId } from 'react'
import { Choice, Choices, Group } from '../../../primitives/form/choice-styles.ts'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { VisitUnits } from '../../scheduling/VisitUnits/VisitUnits.tsx'

/** How the visits of several units are booked. */
export type UnitBooking = 'together' | 'each'

/** What the choice takes. */
export type UnitChoiceProps = {
  units: readonly PublicUnit[]
  /** IANA zone of the property. */
  timeZone: string
  value: UnitBooking
  onChange: (value: UnitBooking) => void
  /** The page of a unit's own link. */
  hrefOf: (token: string) => string
  /** Where the day of all of them is chosen. */
  children: ReactNode
}

const labels: Record<UnitBooking, string> = {
  together: 'Juntas, uma depois da outra',
  each: 'Cada uma em seu horário',
}

/** Of a link for several units: are their visits booked together, by what stands inside, or each by its own link? */
export function UnitChoice(props: UnitChoiceProps) {
  const name = useId()
  const { units, value } = props
  return (
    <Stack gap={16}>
      <Group role="radiogroup">
        <legend>Como prefere marcar as {unitsToBook(units).length} visitas?</legend>
        <Choices>
          {(['together', 'each'] as const).map((way) => (
            <Choice key={way}>
              <input type="radio" name={name} checked={way === value} onChange={() => props.onChange(way)} />
              <span>{labels[way]}</span>
            </Choice>
          ))}
        </Choices>
      </Group>
      {value === 'each' ? (
        <VisitUnits units={units} timeZone={props.timeZone} hrefOf={props.hrefOf} />
      ) : (
        props.children
      )}
    </Stack>
  )
}

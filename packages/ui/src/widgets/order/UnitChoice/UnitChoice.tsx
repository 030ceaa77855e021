import { type PublicUnit, unitsToBook } from '@ensaio/domain'
import { type ReactNode, useId } from 'react'
import { Choice, Choices, Group } from '../../../primitives/form/choice-styles.ts'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { VisitUnits } from '../../scheduling/VisitUnits/VisitUnits.tsx'

/** The way to book the visits of several units. */
export type UnitBooking = 'together' | 'each'

/** The props of `UnitChoice`. */
export type UnitChoiceProps = {
  units: readonly PublicUnit[]
  /** IANA zone of the property. */
  timeZone: string
  value: UnitBooking
  onChange: (value: UnitBooking) => void
  /** The page of one unit, by its token. */
  hrefOf: (token: string) => string
  /** The step that books all units together. */
  children: ReactNode
}

const labels: Record<UnitBooking, string> = {
  together: 'Juntas, uma depois da outra',
  each: 'Cada uma em seu horário',
}

/** A link for several units: the choice to book their visits together (`children`) or each by its own link. */
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

import type { LocalDate } from '@ensaio/domain'
import { Field } from '../../../../primitives/form/Field/Field.tsx'
import { Select } from '../../../../primitives/input/Select/Select.tsx'
import { dayTitle } from '../board-words.ts'

/** Chooses one of the days that a board shows; nothing on a board of one day. */
export function BoardDayField(props: {
  days: readonly LocalDate[]
  value: LocalDate
  onChange: (day: LocalDate) => void
}) {
  if (props.days.length < 2) return null
  return (
    <Field label="Dia" required>
      <Select value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        {props.days.map((one) => (
          <option key={one} value={one}>
            {dayTitle(one)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

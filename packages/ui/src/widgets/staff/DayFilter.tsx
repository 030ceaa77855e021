import type { LocalDate } from '@ensaio/domain'
import { useState } from 'react'
import { Field } from '../../primitives/form/Field/Field.tsx'
import { DateInput } from '../../primitives/input/DateInput/DateInput.tsx'
import { dateDigits, readDate } from '../../primitives/input/typed-date.ts'

function problemOf(digits: string, hasLeft: boolean): string | undefined {
  if (digits.length === 8 && readDate(digits) === null) return 'Informe um dia que existe.'
  if (hasLeft && digits.length > 0 && digits.length < 8) return 'Complete o dia.'
  return undefined
}

/** Filters by day, typed or picked; applies once the day is complete or empty. */
export function DayFilter(props: {
  label: string
  day: LocalDate | null
  onDay: (day: LocalDate | null) => void
}) {
  const { label, day, onDay } = props
  const [digits, setDigits] = useState(dateDigits(day))
  const [shown, setShown] = useState(day)
  const [hasLeft, setLeft] = useState(false)
  if (shown !== day) {
    setShown(day)
    setDigits(dateDigits(day))
  }

  function change(typed: string) {
    setDigits(typed)
    setLeft(false)
    const read = readDate(typed)
    if (read !== day && (read !== null || typed === '')) onDay(read)
  }

  return (
    <Field label={label} error={problemOf(digits, hasLeft)}>
      <DateInput
        value={digits}
        onChange={change}
        onBlur={() => setLeft(true)}
        purpose={label.toLowerCase()}
      />
    </Field>
  )
}

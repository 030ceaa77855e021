import type { LocalDate } from '@ensaio/domain'
import { useState } from 'react'
import { DateInput } from '../../primitives/DateInput/DateInput.tsx'
import { dateDigits, readDate } from '../../primitives/DateInput/typed-date.ts'
import { Field } from '../../primitives/Field/Field.tsx'

function problemOf(digits: string, hasLeft: boolean): string | undefined {
  if (digits.length === 8 && readDate(digits) === null) return 'Informe um dia que existe.'
  if (hasLeft && digits.length > 0 && digits.length < 8) return 'Complete o dia.'
  return undefined
}

/** The day of the visit, typed or picked: it counts once it is whole, or gone. */
export function DayFilter({ day, onDay }: { day: LocalDate | null; onDay: (day: LocalDate | null) => void }) {
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
    <Field label="Dia da visita" error={problemOf(digits, hasLeft)}>
      <DateInput value={digits} onChange={change} onBlur={() => setLeft(true)} purpose="dia da visita" />
    </Field>
  )
}

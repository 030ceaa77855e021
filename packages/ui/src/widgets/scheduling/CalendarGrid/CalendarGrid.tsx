import {
  type Availability,
  addMonths,
  formatMonth,
  type LocalDate,
  type LocalMonth,
  lastBookableDay,
  monthGrid,
  monthOf,
  weekdayNames,
} from '@ensaio/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { Box } from './CalendarGrid.styles.ts'
import { MonthTable, weekHead } from './MonthTable.tsx'

/** What the calendar takes. */
export type CalendarGridProps = {
  /** The month shown, `yyyy-MM`. */
  month: LocalMonth
  onMonth: (month: LocalMonth) => void
  /** Free times by day. */
  availability: Remote<Availability>
  /** The day it is at the property, `yyyy-MM-dd`. */
  today: LocalDate
  chosen: LocalDate | null
  /** Called only for days that have a free time. */
  onChoose: (date: LocalDate) => void
  onRetry?: Press
  /** Nothing before it is shown; the month of today unless told. */
  firstMonth?: LocalMonth
  /** Nothing after it is shown; the month of the last bookable day unless told. */
  lastMonth?: LocalMonth
}

/** A neighbouring month. Bare, as two of the house's buttons would take a fifth of the time the month takes to appear. */
function MonthButton(props: { name: string; off: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.name}
      title={props.name}
      aria-disabled={props.off || undefined}
      onClick={props.off ? undefined : props.onPress}
    >
      {props.children}
    </button>
  )
}

/** What the dots mean, and on a phone the way to the weeks that are folded. */
function Legend(props: { past: boolean; unfolded: boolean; onToggle: () => void }) {
  return (
    <div data-legend="">
      <p>Cada ponto é um horário livre.</p>
      {props.past && (
        <button type="button" aria-expanded={props.unfolded} onClick={props.onToggle}>
          {props.unfolded ? 'Recolher o que passou' : 'Ver o que passou'}
        </button>
      )}
    </div>
  )
}

function WaitingMonth({ month, folds }: { month: LocalMonth; folds: (date: LocalDate) => boolean }) {
  const weeks = Array.from({ length: monthGrid(month).length / 7 }, (_, week) =>
    monthGrid(month).slice(week * 7, week * 7 + 7),
  )
  return (
    <table aria-hidden="true">
      {weekHead}
      <tbody>
        {weeks.map((week, row) => (
          <tr key={weekdayNames[row]} data-folded={folds(week[6] ?? '') || undefined}>
            {week.map((date) => (
              <td key={date}>{monthOf(date) === month && <Skeleton height="100%" />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * A month of days, Sunday first, of which only those with a free time can be chosen. Use it wherever a visit is given a day; pair it
 * with `SlotPicker`. Follows the WAI-ARIA grid pattern: arrows move by day and week, Home and End within the week, PageUp and PageDown
 * by month, Enter or Space chooses; every day says its full date and how many times are free, and the month's name is read when it
 * changes.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { month, onMonth, today } = props
  const { firstMonth = monthOf(today), lastMonth = monthOf(lastBookableDay(today)) } = props
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  // A week is over once its Saturday is.
  const folds = (saturday: LocalDate) => !unfolded && saturday < today
  const past = (monthGrid(month)[6] ?? today) < today
  const legend = <Legend past={past} unfolded={unfolded} onToggle={() => setUnfolded(!unfolded)} />
  return (
    <Box>
      <header>
        <h3 id={id} aria-live="polite">
          {formatMonth(month)}
        </h3>
        <MonthButton
          name="Mês anterior"
          off={month <= firstMonth}
          onPress={() => onMonth(addMonths(month, -1))}
        >
          <ChevronLeft size={20} strokeWidth={1.75} />
        </MonthButton>
        <MonthButton name="Próximo mês" off={month >= lastMonth} onPress={() => onMonth(addMonths(month, 1))}>
          <ChevronRight size={20} strokeWidth={1.75} />
        </MonthButton>
      </header>
      <Await
        remote={props.availability}
        onRetry={props.onRetry}
        failureTitle="Não foi possível carregar os horários"
        waiting={
          <>
            <WaitingMonth month={month} folds={folds} />
            {legend}
          </>
        }
      >
        {(availability) => (
          <>
            <MonthTable
              labelledBy={id}
              month={month}
              availability={availability}
              today={today}
              chosen={props.chosen}
              folds={folds}
              firstMonth={firstMonth}
              lastMonth={lastMonth}
              onMonth={onMonth}
              onChoose={props.onChoose}
            />
            {legend}
          </>
        )}
      </Await>
    </Box>
  )
}

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

/** The props of `CalendarGrid`. */
export type CalendarGridProps = {
  /** The month on screen, `yyyy-MM`. */
  month: LocalMonth
  onMonth: (month: LocalMonth) => void
  /** Free times by day. */
  availability: Remote<Availability>
  /** The current day at the property, `yyyy-MM-dd`. */
  today: LocalDate
  chosen: LocalDate | null
  /** Called only for days with a free time. */
  onChoose: (date: LocalDate) => void
  onRetry?: Press
  /** The first month; that of `today` by default. */
  firstMonth?: LocalMonth
  /** The last month; that of the last bookable day by default. */
  lastMonth?: LocalMonth
}

/** Opens an adjacent month. A plain button, since two `Button`s would take a fifth of the month's render time. */
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

/** Explains the dots, and on a phone unfolds the past weeks. */
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
 * A month of days, Sunday first; only days with a free time can be chosen. Use it with `SlotPicker` to choose the time of a visit.
 * Follows the WAI-ARIA grid pattern: arrows move by day and week, Home and End within the week, PageUp and PageDown by month, Enter or
 * Space chooses. Every day is named by its full date and its number of free times; screen readers announce a changed month.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { month, onMonth, today } = props
  const { availability } = props
  const lastFree = availability.state === 'ready' ? Object.keys(availability.value).sort().at(-1) : undefined
  const lastDay = [lastBookableDay(today), lastFree ?? today].sort().at(-1) ?? today
  const { firstMonth = monthOf(today), lastMonth = monthOf(lastDay) } = props
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  // A week is past when its Saturday is.
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

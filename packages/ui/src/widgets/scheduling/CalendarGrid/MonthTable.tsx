import {
  type Availability,
  type LocalDate,
  type LocalMonth,
  monthGrid,
  monthOf,
  shortWeekdayNames,
  weekdayNames,
} from '@ensaio/domain'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type DayFacts, weeksOf } from './day-facts.ts'
import { dayAfterKey } from './keyboard.ts'

/** The table head with the weekdays, Sunday first. */
export const weekHead = (
  <thead>
    <tr>
      {shortWeekdayNames.map((short, weekday) => (
        <th key={short} scope="col" abbr={weekdayNames[weekday]}>
          {short}
        </th>
      ))}
    </tr>
  </thead>
)

function tabStop(days: DayFacts[], today: LocalDate, wanted: (LocalDate | null)[]): LocalDate | undefined {
  const isHere = (date: LocalDate | null) => days.some((day) => day.date === date)
  const open = days.find((day) => day.kind === 'open')?.date
  return wanted.find(isHere) ?? open ?? (isHere(today) ? today : days[0]?.date)
}

function dayOf(event: MouseEvent | KeyboardEvent): LocalDate | undefined {
  return (event.target as Element).closest('button')?.value
}

/** The days of one month as a grid: arrow keys move between days, and Tab reaches one day at a time. */
export function MonthTable(props: {
  labelledBy: string
  month: LocalMonth
  availability: Availability
  today: LocalDate
  chosen: LocalDate | null
  /** Is the week that ends on this Saturday hidden on a phone? The week of the focused day is shown anyway. */
  folds: (saturday: LocalDate) => boolean
  firstMonth: LocalMonth
  lastMonth: LocalMonth
  onMonth: (month: LocalMonth) => void
  onChoose: (date: LocalDate) => void
}) {
  const { month, availability, today, chosen, firstMonth, lastMonth, onMonth, onChoose } = props
  const table = useRef<HTMLTableElement>(null)
  const [cursor, setCursor] = useState(chosen)
  const [lastChosen, setLastChosen] = useState(chosen)
  if (lastChosen !== chosen) {
    setLastChosen(chosen)
    setCursor(chosen)
  }
  const moved = useRef(false)
  const weeks = useMemo(() => weeksOf(month, availability, today), [month, availability, today])
  const reachable = useMemo(
    () =>
      tabStop(
        weeks.flat().filter((day) => day !== null),
        today,
        [cursor, chosen],
      ),
    [weeks, today, cursor, chosen],
  )

  // A key may move to another month, whose days exist only after this render.
  useLayoutEffect(() => {
    if (!moved.current || reachable !== cursor) return
    moved.current = false
    table.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus()
  }, [reachable, cursor])

  function handleClick(event: MouseEvent) {
    const date = dayOf(event)
    if (!date) return
    setCursor(date)
    const isOpen = weeks.flat().some((day) => day?.date === date && day.kind === 'open')
    if (isOpen) onChoose(date)
  }

  function handleKey(event: KeyboardEvent) {
    const date = dayOf(event)
    const next = date && !event.altKey && !event.ctrlKey && !event.metaKey && dayAfterKey(event.key, date)
    if (!next) return
    event.preventDefault()
    const nextMonth = monthOf(next)
    if (nextMonth < firstMonth || nextMonth > lastMonth) return
    moved.current = true
    setCursor(next)
    if (nextMonth !== month) onMonth(nextMonth)
  }

  // All days of the grid, including those of adjacent months.
  const days = monthGrid(month)
  const isFolded = (row: number) => {
    const week = days.slice(row * 7, row * 7 + 7)
    return props.folds(week[6] ?? '') && !(reachable && week.includes(reachable))
  }

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the example of the ARIA grid pattern is a table, whose cells keep their headers.
      role="grid"
      aria-labelledby={props.labelledBy}
      onClick={handleClick}
      onKeyDown={handleKey}
    >
      {weekHead}
      <tbody>
        {weeks.map((week, row) => (
          <tr key={weekdayNames[row]} data-folded={isFolded(row) || undefined}>
            {week.map((day, column) => {
              if (!day) return <td key={weekdayNames[column]} />
              const isChosen = day.date === chosen
              return (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table with role grid is a gridcell.
                <td key={weekdayNames[column]} aria-selected={day.kind === 'open' ? isChosen : undefined}>
                  <button
                    type="button"
                    value={day.date}
                    tabIndex={day.date === reachable ? 0 : -1}
                    aria-label={isChosen ? `${day.label}, escolhido` : day.label}
                    aria-disabled={day.kind === 'open' ? undefined : true}
                    aria-current={day.date === today ? 'date' : undefined}
                    data-kind={day.kind}
                    data-free={day.kind === 'open' ? day.free : undefined}
                  >
                    {Number(day.date.slice(8))}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

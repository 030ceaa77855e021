// The calendar and a plain table of the same days for the benchmark.
import { type Availability, addMonths, lastBookableDay, monthGrid, monthOf } from '@ensaio/domain'
import { CalendarGrid, ready, ThemeProvider } from '@ensaio/ui'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PlainMonth } from './PlainMonth.tsx'

const today = '2026-11-20'
const firstMonth = monthOf(today)
const days = [0, 1, 2, 3].flatMap((month) => monthGrid(addMonths(firstMonth, month)))
const free: Availability = Object.fromEntries(
  days
    .filter((day) => day > today && day <= lastBookableDay(today))
    .map((day) => [day, ['08h30', '10h30', '15h30']]),
)
const availability = ready(free)

let turn: (month: string) => void = () => undefined

function Plain() {
  const [month, setMonth] = useState(firstMonth)
  turn = setMonth
  return <PlainMonth days={monthGrid(month)} month={month} onNext={() => setMonth(addMonths(month, 1))} />
}

function Ours() {
  const [month, setMonth] = useState(firstMonth)
  turn = setMonth
  return (
    <CalendarGrid
      month={month}
      availability={availability}
      today={today}
      chosen={null}
      onMonth={setMonth}
      onChoose={() => undefined}
    />
  )
}

const kinds: Record<string, () => ReactNode> = {
  plain: () => <Plain />,
  ours: () => <Ours />,
}

const place = document.getElementById('root') as HTMLElement
const root = createRoot(place)
const show = (content: ReactNode) =>
  flushSync(() => root.render(<ThemeProvider page>{content}</ThemeProvider>))

/** Returns the times of a mount and of a next month in ms, styles and layout included. */
function time(kind: string): { mount: number; next: number } {
  show(null)
  place.getBoundingClientRect()
  const start = performance.now()
  show(kinds[kind]?.())
  place.getBoundingClientRect()
  const mounted = performance.now()
  const months = [addMonths(firstMonth, 1), addMonths(firstMonth, 2), addMonths(firstMonth, 1)]
  for (const month of months) {
    flushSync(() => turn(month))
    place.getBoundingClientRect()
  }
  const turned = performance.now()
  return { mount: mounted - start, next: (turned - mounted) / months.length }
}

Object.assign(window, { time })

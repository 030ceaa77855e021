// The board of a full day and a plain table of the same cells for the benchmark.
import { type Board, boardDays, boardHours, boardModel } from '@ensaio/domain'
import { fullBoard, now, today } from '@ensaio/mocks'
import { DayBoard, ready, ThemeProvider, ToastProvider } from '@ensaio/ui'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const board = fullBoard()
const value = ready(board)
const nothing = async () => undefined

/** A minimal board: a table with a button for each visit. */
function Plain({ photographers }: Board) {
  const model = boardModel(board)
  const [day = ''] = boardDays(board)
  return (
    <table>
      <thead>
        <tr>
          <th>Horário</th>
          {photographers.map(({ id, name }) => (
            <th key={id}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {boardHours(board, day).map((hour) => (
          <tr key={hour}>
            <th>{hour}</th>
            {photographers.map(({ id }) => (
              <td key={id}>
                {model
                  .visitsOf(id, day)
                  .filter(({ slot }) => slot?.hour === hour)
                  .map((visit) => (
                    <button key={visit.id} type="button">
                      <b>{visit.title}</b>
                      <span>{visit.neighborhood}</span>
                      <span>{visit.client}</span>
                    </button>
                  ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const kinds: Record<string, () => ReactNode> = {
  plain: () => <Plain {...board} />,
  ours: () => (
    <DayBoard
      board={value}
      from={board.from}
      onFrom={() => undefined}
      span="day"
      onSpan={() => undefined}
      city="São Paulo"
      cities={['São Paulo']}
      onCity={() => undefined}
      today={today}
      now={now}
      visitHref={(id) => `#/${id}`}
      onMove={nothing}
      onRelease={nothing}
      onTimeOff={nothing}
      onRetry={nothing}
    />
  ),
}

const place = document.getElementById('root') as HTMLElement
const root = createRoot(place)
const show = (content: ReactNode) =>
  flushSync(() =>
    root.render(
      <ThemeProvider page>
        <ToastProvider>{content}</ToastProvider>
      </ThemeProvider>,
    ),
  )

/** Returns the time of a mount in ms, styles and layout included. */
function time(kind: string): number {
  show(null)
  place.getBoundingClientRect()
  const start = performance.now()
  show(kinds[kind]?.())
  place.getBoundingClientRect()
  return performance.now() - start
}

/** Mounts the board for a drag, and notes every task longer than 50 ms from then on. */
function watch(): number[] {
  show(kinds.ours?.())
  const long: number[] = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) long.push(duration)
  }).observe({ type: 'longtask' })
  return long
}

Object.assign(window, { time, watch })

// Floor g: floor d with a month of buttons.
import './d.tsx'
import { createRoot } from 'react-dom/client'
import { PlainMonth } from './PlainMonth.tsx'

const days = Array.from({ length: 35 }, (_, day) =>
  new Date(Date.UTC(2026, 10, day + 1)).toISOString().slice(0, 10),
)

/** Renders the month beside floor d. */
export function mountMonth(): void {
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<PlainMonth days={days} month="novembro" onNext={() => undefined} />)
}

mountMonth()

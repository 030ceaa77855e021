import {
  type CitySchedule,
  dayPlan,
  formatLongDate,
  type LocalDate,
  type Slot,
  slotEnd,
  timesFrom,
} from '@ensaio/domain'
import { Clock } from 'lucide-react'
import { useId } from 'react'
import { Day, NoDay, Time, Times } from './SlotPicker.styles.ts'

/** The props of `SlotPicker`. */
export type SlotPickerProps = {
  /** The chosen day; null before a choice. */
  date: LocalDate | null
  /** The free times of that day; the others are shown as taken. */
  times: Slot[]
  chosen: Slot | null
  /** The number of consecutive visits; 1 by default. */
  visits?: number
  /** When visits start in the city; the standard schedule by default. */
  schedule?: CitySchedule | undefined
  onChoose: (slot: Slot) => void
}

/**
 * The times of a day in the property's city, in local time; only free ones can be chosen. Use it beside `CalendarGrid`. Native radios
 * in a group named by the full date: arrow keys choose and skip taken times; screen readers announce a changed day.
 */
export function SlotPicker({ date, times, chosen, visits = 1, schedule, onChoose }: SlotPickerProps) {
  const id = useId()
  const plan = date === null ? null : dayPlan(schedule, date, times)
  const end = (slot: Slot) => slotEnd((plan && timesFrom(slot, visits, plan).at(-1)) ?? slot)
  return (
    <div>
      <Day id={id} role="status">
        {date ? formatLongDate(date) : 'Horários'}
      </Day>
      {plan === null ? (
        <NoDay>
          <Clock size={20} strokeWidth={1.75} aria-hidden="true" />
          <p>Escolha um dia para ver os horários.</p>
        </NoDay>
      ) : (
        <Times role="radiogroup" aria-labelledby={id}>
          {plan.times.map((slot) => {
            const isFree = times.includes(slot)
            return (
              <Time key={slot}>
                <input
                  type="radio"
                  name={id}
                  value={slot}
                  disabled={!isFree}
                  checked={isFree && slot === chosen}
                  onChange={() => onChoose(slot)}
                />
                <strong>{slot}</strong>
                <span>{isFree ? `até ${end(slot)}` : 'ocupado'}</span>
              </Time>
            )
          })}
        </Times>
      )}
    </div>
  )
}

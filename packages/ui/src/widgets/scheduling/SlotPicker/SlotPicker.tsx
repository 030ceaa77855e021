import { formatLongDate, type LocalDate, type Slot, slotEnd, slots, timesFrom } from '@ensaio/domain'
import { Clock } from 'lucide-react'
import { useId } from 'react'
import { Day, NoDay, Time, Times } from './SlotPicker.styles.ts'

/** What the picker of times takes. */
export type SlotPickerProps = {
  /** The day chosen; null before one is. */
  date: LocalDate | null
  /** The times of that day that are free; the others are shown as taken. */
  times: Slot[]
  chosen: Slot | null
  /** How many visits follow each other from the time on; one unless told. */
  visits?: number
  onChoose: (slot: Slot) => void
}

/**
 * The four fixed times of a day, wall time at the property, of which the free ones can be chosen. Use it beside `CalendarGrid`. Native
 * radios in a radiogroup named by the day in full: arrows move and choose, taken times are skipped; the day is read when it changes.
 */
export function SlotPicker({ date, times, chosen, visits = 1, onChoose }: SlotPickerProps) {
  const id = useId()
  const end = (slot: Slot) => slotEnd(timesFrom(slot, visits).at(-1) ?? slot)
  return (
    <div>
      <Day id={id} role="status">
        {date ? formatLongDate(date) : 'Horários'}
      </Day>
      {date === null ? (
        <NoDay>
          <Clock size={20} strokeWidth={1.75} aria-hidden="true" />
          <p>Escolha um dia para ver os horários.</p>
        </NoDay>
      ) : (
        <Times role="radiogroup" aria-labelledby={id}>
          {slots.map((slot) => {
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

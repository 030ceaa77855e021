import { formatDayAndMonth, type LocalDate, shortWeekdayNames, weekdayNames, weekdayOf } from '@ensaio/domain'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { ClosedWords, OnPhone, Times } from './CapacityCalendar.styles.ts'
import { DayHead, DayRow, Days, PhoneWeek } from './CapacityDays.styles.ts'
import { type CapacityWeek, isSlim, placeInWeek, shortDay, visitsText } from './capacity-facts.ts'
import { ClosedVisits, type DayHref, DayLink } from './DayLink.tsx'
import { SlotLine } from './SlotLine.tsx'

/** The days below each other, for narrow screens; closed Sundays are omitted. */
export function CapacityDays(props: {
  weeks: CapacityWeek[]
  today: LocalDate | undefined
  dayHref: DayHref
}) {
  const { weeks, today, dayHref } = props
  return (
    <OnPhone>
      {weeks.map((week) => (
        <PhoneWeek key={week.monday} aria-label={`Semana de ${formatDayAndMonth(week.monday)}`}>
          <h3>
            Semana de {shortDay(week.monday)}
            <small>{visitsText(week.booked, week.capacity)}</small>
          </h3>
          <Days role="list">
            {week.days
              .filter((one) => placeInWeek(one.day) !== 6 || !isSlim(one))
              .map(({ day, closed, slots }) => (
                <DayRow key={day} data-closed={closed !== null} data-today={day === today}>
                  <DayLink href={dayHref?.(day)}>
                    <DayHead dateTime={day}>
                      <span aria-hidden="true">
                        {shortWeekdayNames[weekdayOf(day)]}
                        <b>{Number(day.slice(8))}</b>
                      </span>
                      <VisuallyHidden>
                        {weekdayNames[weekdayOf(day)]}, {formatDayAndMonth(day)}
                      </VisuallyHidden>
                    </DayHead>
                  </DayLink>
                  {closed === null ? (
                    <Times role="list">
                      {slots.map((slot) => (
                        <SlotLine key={slot.hour} slot={slot} />
                      ))}
                    </Times>
                  ) : (
                    <ClosedWords>
                      <VisuallyHidden>Fechado: </VisuallyHidden>
                      {closed}
                      <ClosedVisits slots={slots} />
                    </ClosedWords>
                  )}
                </DayRow>
              ))}
          </Days>
        </PhoneWeek>
      ))}
    </OnPhone>
  )
}

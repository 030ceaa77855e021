import { type CapacityDay, formatDayAndMonth, type LocalDate, weekdayNames } from '@ensaio/domain'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { Cell, ClosedWords, Month, OnDesktop, Table, Times, WeekHead } from './CapacityCalendar.styles.ts'
import { type CapacityWeek, isSlim, placeInWeek, shortDay, visitsText } from './capacity-facts.ts'
import { ClosedVisits, type DayHref, DayLink } from './DayLink.tsx'
import { SlotLine } from './SlotLine.tsx'

const mondayFirst = [1, 2, 3, 4, 5, 6, 0]
const heads = mondayFirst.map((day) => (weekdayNames[day] ?? '').replace('-feira', ''))

/** The weeks as rows, Monday to Saturday, and Sunday, which is slim while nobody goes out then. */
export function CapacityWeeks(props: {
  weeks: CapacityWeek[]
  city: string
  today: LocalDate | undefined
  dayHref: DayHref
}) {
  const slim = props.weeks.every(({ days }) => days.every((one) => placeInWeek(one.day) !== 6 || isSlim(one)))
    ? 6
    : null
  return (
    <OnDesktop>
      <Table>
        <VisuallyHidden as="caption">
          Visitas marcadas e capacidade em {props.city}, por semana
        </VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Semana</th>
            {heads.map((head, place) => (
              <th key={head} scope="col" data-slim={place === slim}>
                {place === slim ? (
                  <>
                    <span aria-hidden="true">dom</span>
                    <VisuallyHidden>{head}</VisuallyHidden>
                  </>
                ) : (
                  head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.weeks.map((week) => (
            <tr key={week.monday}>
              <WeekHead scope="row">
                <VisuallyHidden>Semana de </VisuallyHidden>
                {shortDay(week.monday)}
                <small>{visitsText(week.booked, week.capacity)}</small>
              </WeekHead>
              {heads.map((head, place) => (
                <DayCell
                  key={head}
                  day={week.days.find(({ day }) => placeInWeek(day) === place)}
                  isSlim={place === slim}
                  today={props.today}
                  dayHref={props.dayHref}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </OnDesktop>
  )
}

function DayCell(props: {
  day: CapacityDay | undefined
  isSlim: boolean
  today: LocalDate | undefined
  dayHref: DayHref
}) {
  const { day } = props
  if (!day) return <td />
  const number = Number(day.day.slice(8))
  return (
    <Cell data-closed={day.closed !== null} data-today={day.day === props.today} data-slim={props.isSlim}>
      <DayLink href={props.dayHref?.(day.day)}>
        <time dateTime={day.day}>
          <span aria-hidden="true">
            {number}
            {number === 1 && <Month> {shortDay(day.day).slice(3)}</Month>}
          </span>
          <VisuallyHidden>{formatDayAndMonth(day.day)}</VisuallyHidden>
        </time>
      </DayLink>
      {day.closed === null ? (
        <Times role="list">
          {day.slots.map((slot) => (
            <SlotLine key={slot.hour} slot={slot} />
          ))}
        </Times>
      ) : (
        <ClosedWords>
          <VisuallyHidden>Fechado: </VisuallyHidden>
          {props.isSlim ? <VisuallyHidden>{day.closed}</VisuallyHidden> : day.closed}
          <ClosedVisits slots={day.slots} />
        </ClosedWords>
      )}
    </Cell>
  )
}

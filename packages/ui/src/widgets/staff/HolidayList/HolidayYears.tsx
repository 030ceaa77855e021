import { formatLongDate, type StaffHoliday, withNoun } from '@ensaio/domain'
import { Trash2 } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Disclosure } from '../../../primitives/layout/Disclosure/Disclosure.tsx'
import { Day, Entries, Entry, Year } from './HolidayList.styles.ts'

/** The years whose holidays are listed: this one and the next. */
const shown = 2

type Removal = ((holiday: StaffHoliday) => void) | undefined

/** The city of a holiday, or all. */
export const placeOf = ({ city }: StaffHoliday) => city ?? 'Todas as cidades'

/** The year of a holiday, `2027`. */
export const yearOf = ({ day }: { day: string }) => day.slice(0, 4)

/** Holidays, earliest first; later years are collapsed, except the year of `unfolded`. */
export function HolidayYears(props: {
  holidays: readonly StaffHoliday[]
  unfolded: string | null
  onRemove: Removal
}) {
  const years = [...Map.groupBy(props.holidays, yearOf)]
  return (
    <>
      <HolidayEntries
        holidays={years.slice(0, shown).flatMap(([, near]) => near)}
        onRemove={props.onRemove}
      />
      {years.slice(shown).map(([year, holidays]) => (
        <Year key={year}>
          <Disclosure
            summary={`${year}: ${withNoun(holidays.length, 'feriado', 'feriados')}`}
            open={year === props.unfolded}
          >
            <HolidayEntries holidays={holidays} onRemove={props.onRemove} />
          </Disclosure>
        </Year>
      ))}
    </>
  )
}

function HolidayEntries({ holidays, onRemove }: { holidays: readonly StaffHoliday[]; onRemove: Removal }) {
  return (
    <Entries role="list">
      {holidays.map((holiday) => (
        <Entry key={holiday.id}>
          <Day dateTime={holiday.day}>{formatLongDate(holiday.day)}</Day>
          <strong>{holiday.name}</strong>
          <span>{placeOf(holiday)}</span>
          {onRemove && (
            <Button
              variant="quiet"
              size="small"
              iconOnly
              icon={<Trash2 size={18} strokeWidth={1.75} />}
              onPress={() => onRemove(holiday)}
            >
              {`Remover ${holiday.name}, ${formatLongDate(holiday.day)}`}
            </Button>
          )}
        </Entry>
      ))}
    </Entries>
  )
}

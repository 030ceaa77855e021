import {
  addDays,
  type CapacityDay,
  type CityNames,
  capacityDays,
  formatDayAndMonth,
  initialCities,
  type LocalDate,
  mondayOf,
} from '@ensaio/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { Steps } from './CapacityCalendar.styles.ts'
import { CapacityDays } from './CapacityDays.tsx'
import { CapacitySkeleton } from './CapacitySkeleton.tsx'
import { CapacityWeeks } from './CapacityWeeks.tsx'
import { CitySwitch } from './CitySwitch.tsx'
import { weeksOf } from './capacity-facts.ts'

/** The props of `CapacityCalendar`. */
export type CapacityCalendarProps = {
  /** Four weeks of the city, in order of days. */
  days: Remote<CapacityDay[]>
  city: string
  /** The names of the cities to choose from. */
  cities?: CityNames
  onCity: (city: string) => void
  /** The first day shown: a Monday. */
  from: LocalDate
  /** Four weeks earlier or later. */
  onFrom: (from: LocalDate) => void
  /** Today: marked, and the target of the "Hoje" button. */
  today?: LocalDate
  /** The list of the visits of a day in this city; with it each day is a link. */
  dayHref?: (day: LocalDate) => string
  onRetry: Press
}

/** The capacity and the booked visits of a city over four weeks, with full, open and closed days. */
export function CapacityCalendar(props: CapacityCalendarProps) {
  const { from, onFrom, today } = props
  const last = addDays(from, capacityDays - 1)
  const home = today && mondayOf(today)
  return (
    <Stack gap={16}>
      <Row gap={12} justify="space-between">
        <CitySwitch city={props.city} cities={props.cities ?? initialCities} onCity={props.onCity} />
        {home && home !== from && (
          <Button variant="quiet" size="small" onPress={() => onFrom(home)}>
            Voltar para esta semana
          </Button>
        )}
      </Row>
      <Row gap={12} justify="space-between" wrap={false}>
        <Heading level={2} size="size20">
          {`${formatDayAndMonth(from)} a ${formatDayAndMonth(last)}`}
        </Heading>
        <Steps>
          <Button
            size="small"
            iconOnly
            icon={<ChevronLeft size={18} strokeWidth={1.75} />}
            onPress={() => onFrom(addDays(from, -capacityDays))}
          >
            Quatro semanas antes
          </Button>
          <Button
            size="small"
            iconOnly
            icon={<ChevronRight size={18} strokeWidth={1.75} />}
            onPress={() => onFrom(addDays(from, capacityDays))}
          >
            Quatro semanas depois
          </Button>
        </Steps>
      </Row>
      <Await
        remote={props.days}
        onRetry={props.onRetry}
        failureTitle="Não foi possível carregar a capacidade"
        waiting={<CapacitySkeleton />}
      >
        {(days) => (
          <>
            <CapacityWeeks weeks={weeksOf(days)} city={props.city} today={today} dayHref={props.dayHref} />
            <CapacityDays weeks={weeksOf(days)} today={today} dayHref={props.dayHref} />
          </>
        )}
      </Await>
    </Stack>
  )
}

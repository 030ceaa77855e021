import {
  type Availability,
  type ChosenSlot,
  type CitySchedule,
  chosenSlot,
  formatChosenSlot,
  formatMonth,
  freeTimes,
  type LocalDate,
  type LocalMonth,
  monthOf,
  nextSlot,
  openMonths,
  type Slot,
} from '@ensaio/domain'
import { CalendarCheck, CalendarX2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ActionBar } from '../../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { failureMessage } from '../../../primitives/feedback/failure-report.ts'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { CalendarGrid } from '../CalendarGrid/CalendarGrid.tsx'
import { LateNotice } from '../LateNotice.tsx'
import { SlotPicker } from '../SlotPicker/SlotPicker.tsx'
import { Chosen, ClosedMonth, Picker, Problem, Times, Title } from './DayAndTimeStep.styles.ts'
import { LostSlotNotice } from './LostSlotNotice.tsx'
import { NextTime, NextTimeWaiting } from './NextTime.tsx'

const loadProblem = async () => (await import('../BookingProblem.tsx')).BookingProblem
const BookingProblem = lazyDialog(loadProblem)

/** The props of `DayAndTimeStep`. */
export type DayAndTimeStepProps = {
  availability: Remote<Availability>
  /** The current day at the property, `yyyy-MM-dd`. */
  today: LocalDate
  value: { date: LocalDate | null; hour: Slot | null }
  /** The chosen time that another person has just booked (rule lost-slot). */
  lost: ChosenSlot | null
  /** The booked time of a visit that is being moved. */
  current?: ChosenSlot | null
  /** The number of consecutive visits; 1 by default. */
  visits?: number
  /** When visits start in the city; the standard schedule by default. */
  schedule?: CitySchedule | undefined
  /** A warning about the chosen time, from `lateBookingNotice`. */
  notice?: string | null
  /** What else can be done when no time fits (`PreferredPeriodAction`), below the times. */
  otherwise?: ReactNode
  /** Is this the only step, so that `onNext` books? A failure is then shown in a dialog. */
  isSingle?: boolean
  onChange: (value: { date: LocalDate | null; hour: Slot | null }) => void
  /** Called only when a day and a time are chosen. */
  onNext: Press
  onRetry: Press
}

/** The initial month: that of the chosen day, else the first with a free time (rule opening-month). */
function openingMonth(props: DayAndTimeStepProps): LocalMonth {
  const { availability, today, value } = props
  if (value.date) return monthOf(value.date)
  const first = availability.state === 'ready' ? openMonths(availability.value)[0] : undefined
  return first ?? monthOf(today)
}

/**
 * The first step of the public flow: a day and one of its times, side by side on a desktop, stacked on a phone. Opens on the first month
 * with a free time and offers the next free time as a button. Choosing a day scrolls its times into view; continuing without a choice
 * shows what is missing. `lost` shows the nearest free times.
 */
export function DayAndTimeStep(props: DayAndTimeStepProps) {
  const { availability, today, value, lost, current, visits = 1, isSingle = false } = props
  const id = useId()
  const chosenTimes = useRef<HTMLDivElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [visited, setVisited] = useState<LocalMonth | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const month = visited ?? openingMonth(props)

  const known = availability.state === 'ready' ? availability.value : null
  const times = known && value.date ? freeTimes(known, value.date) : []
  // While the times load, a stored choice can be continued with; the server checks it.
  const isStale = known !== null && value.hour !== null && !times.includes(value.hour)
  const slot = isStale ? null : chosenSlot(value)
  const months = known ? openMonths(known) : []
  const soonest = known && nextSlot(known)

  // Scrolls only as far as needed; `scroll-padding` of the page keeps the times above the bar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice of a day or a time changes the content.
  useEffect(() => {
    if (isChoosing) chosenTimes.current?.scrollIntoView({ block: 'nearest' })
  }, [isChoosing, value.date, value.hour])

  // Preloaded, because it also reports a lost connection.
  useEffect(() => {
    if (isSingle) loadProblem().catch(() => undefined)
  }, [isSingle])

  function choose(next: { date: LocalDate; hour: Slot | null }) {
    setMissing(false)
    setChoosing(true)
    setVisited(monthOf(next.date))
    props.onChange(next)
  }

  function chooseDay(date: LocalDate) {
    const isFree = known && value.hour && freeTimes(known, date).includes(value.hour)
    choose({ date, hour: isFree ? value.hour : null })
  }

  const notice = lost && (
    <LostSlotNotice key={formatChosenSlot(lost)} lost={lost} availability={availability} onChoose={choose} />
  )

  if (known && months.length === 0) {
    return (
      <Stack gap={24}>
        {notice}
        <EmptyState
          icon={<CalendarX2 size={24} strokeWidth={1.75} />}
          title="Nenhum horário livre por enquanto"
          text={
            visits > 1
              ? `Nenhum dia tem horários seguidos para ${visits} visitas. Escolha um horário para cada uma.`
              : 'A agenda desta cidade não tem horários livres. Novos horários aparecem aqui assim que se abrem.'
          }
          action={<Button onPress={props.onRetry}>Verificar novamente</Button>}
        />
        {props.otherwise}
      </Stack>
    )
  }

  const nextOpen = months.find((one) => one > month) ?? months.findLast((one) => one < month)
  return (
    <Stack gap={16}>
      <Title>
        <Heading level={2}>Escolha o dia e o horário</Heading>
      </Title>
      {current && (
        <Banner tone="blue" icon={<CalendarCheck size={20} strokeWidth={1.75} aria-hidden="true" />}>
          Marcado para {formatChosenSlot(current)}. Só muda quando você confirmar o novo horário.
        </Banner>
      )}
      {notice}
      {availability.state === 'waiting' && !lost && <NextTimeWaiting />}
      {soonest && !lost && (
        <NextTime
          slot={soonest}
          today={today}
          chosen={slot?.date === soonest.date && slot.hour === soonest.hour}
          onChoose={choose}
        />
      )}
      <Picker>
        <div>
          <CalendarGrid
            month={month}
            onMonth={setVisited}
            availability={availability}
            today={today}
            chosen={value.date}
            onChoose={chooseDay}
            onRetry={props.onRetry}
          />
          {known && nextOpen && !months.includes(month) && (
            <ClosedMonth>
              <p>Não há horários livres em {formatMonth(month)}.</p>
              <Button size="small" onPress={() => setVisited(nextOpen)}>
                {`Ver ${formatMonth(nextOpen)}`}
              </Button>
            </ClosedMonth>
          )}
        </div>
        {availability.state === 'ready' && (
          <Times ref={chosenTimes}>
            <SlotPicker
              date={value.date}
              times={times}
              chosen={value.hour}
              visits={visits}
              schedule={props.schedule}
              onChoose={(hour) => value.date && choose({ date: value.date, hour })}
            />
            {slot && <LateNotice text={props.notice} />}
          </Times>
        )}
      </Picker>
      {known && props.otherwise}
      <ActionBar
        words={
          <>
            {slot && <Chosen>{formatChosenSlot(slot)}</Chosen>}
            <Problem id={id} role="alert">
              {isMissing && !slot ? 'Selecione um dia e horário para avançar' : ''}
            </Problem>
          </>
        }
      >
        <Button
          variant="primary"
          size="large"
          describedBy={id}
          onPress={() => (slot ? props.onNext() : setMissing(true))}
          onFailure={isSingle ? (reason) => setProblem(failureMessage(reason)) : undefined}
        >
          {isSingle ? 'Confirmar novo horário' : 'Continuar'}
        </Button>
      </ActionBar>
      {isSingle && (
        <BookingProblem open={problem !== null} problem={problem} onClose={() => setProblem(null)} />
      )}
    </Stack>
  )
}

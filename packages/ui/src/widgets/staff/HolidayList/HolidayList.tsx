import {
  type CityNames,
  formatLongDate,
  type HolidayForm,
  initialCities,
  type StaffHoliday,
} from '@ensaio/domain'
import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useVisitsQuestion } from '../useVisitsQuestion.ts'
import { type BookedVisits, type VisitLinks, VisitsDialog } from '../VisitsDialog.tsx'
import { Entries, Entry } from './HolidayList.styles.ts'
import { HolidayYears, placeOf, yearOf } from './HolidayYears.tsx'
import { NewHoliday } from './NewHoliday.tsx'

/** The props of `HolidayList`. Each promise settles once the list holds the answer. */
export type HolidayListProps = {
  /** From today on, earliest first. */
  holidays: Remote<StaffHoliday[]>
  /** Photographers may read; admins add and remove. */
  viewer?: 'admin' | 'provider'
  /** The names of the cities in which there may be a holiday. */
  cities?: CityNames
  onAdd?: (holiday: HolidayForm) => Promise<unknown>
  onRemove?: (holidayId: number) => Promise<unknown>
  /** Finds visits booked on that day; when there are any, the list asks for confirmation. */
  findVisits?: (holiday: HolidayForm) => Promise<BookedVisits>
  /** The URL of such a visit; absolute, as it opens in a new tab. */
  visitLinks?: VisitLinks
  onRetry: Press
}

const nowhere: VisitLinks = { open: (id) => `/sessions/${id}` }

/** The days without visits in one city or in all: two years listed, later years collapsed. */
export function HolidayList(props: HolidayListProps) {
  const { onAdd, onRemove, viewer = 'admin' } = props
  const [removing, setRemoving] = useState<StaffHoliday | null>(null)
  const [addedIn, setAddedIn] = useState<string | null>(null)
  const isOffice = viewer === 'admin'
  const question = useVisitsQuestion(props.findVisits, async (holiday: HolidayForm) => {
    await onAdd?.(holiday)
    setAddedIn(yearOf(holiday))
  })
  const remove = isOffice && onRemove ? setRemoving : undefined
  return (
    <Stack gap={24}>
      {isOffice && onAdd && (
        <Card title="Adicionar feriado">
          <NewHoliday round={question.round} cities={props.cities ?? initialCities} onAdd={question.add} />
        </Card>
      )}
      <Card title="Próximos feriados" flush>
        <Await
          remote={props.holidays}
          onRetry={props.onRetry}
          failureTitle="Não foi possível carregar os feriados"
          waiting={<HolidaySkeletons />}
        >
          {(holidays) =>
            holidays.length === 0 ? (
              <EmptyState
                icon={<CalendarX2 size={24} strokeWidth={1.75} />}
                title="Nenhum feriado daqui em diante"
                text="Todos os dias, de segunda a sábado, são oferecidos aos clientes."
              />
            ) : (
              <HolidayYears holidays={holidays} unfolded={addedIn} onRemove={remove} />
            )
          }
        </Await>
      </Card>
      <VisitsDialog
        booked={question.booked}
        what="este feriado"
        action="Adicionar mesmo assim"
        links={props.visitLinks ?? nowhere}
        onKeep={question.keep}
        onClose={question.close}
      />
      <ConfirmDialog
        open={removing !== null}
        title="Remover este feriado?"
        description={
          removing &&
          `${removing.name}, ${formatLongDate(removing.day)}: o dia volta a ser oferecido (${placeOf(removing)}).`
        }
        action="Remover feriado"
        onConfirm={() => onRemove?.(removing?.id ?? 0) ?? Promise.resolve()}
        onClose={() => setRemoving(null)}
      />
    </Stack>
  )
}

function HolidaySkeletons() {
  return (
    <Entries as="div" aria-hidden="true">
      {['60%', '42%', '54%', '48%'].map((width) => (
        <Entry as="div" key={width}>
          <Skeleton width="85%" />
          <Skeleton width={width} />
        </Entry>
      ))}
    </Entries>
  )
}

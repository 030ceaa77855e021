import { formatLongDate, type HolidayForm, type StaffHoliday } from '@ensaio/domain'
import { CalendarX2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Await } from '../../primitives/Await/Await.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Press } from '../../primitives/Button/usePress.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { Remote } from '../../remote/remote.ts'
import { Day, Entries, Entry } from './HolidayList.styles.ts'
import { NewHoliday } from './NewHoliday.tsx'

/** What the list of holidays takes. Each promise settles once the list holds the answer. */
export type HolidayListProps = {
  /** From today on, earliest first. */
  holidays: Remote<StaffHoliday[]>
  /** A photographer reads them; the office adds and removes. */
  viewer?: 'admin' | 'provider'
  onAdd?: (holiday: HolidayForm) => Promise<unknown>
  onRemove?: (holidayId: number) => Promise<unknown>
  onRetry: Press
}

const everywhere = 'Todas as cidades'

/** The days on which nobody is sent out, in one city or in all of them. */
export function HolidayList(props: HolidayListProps) {
  const { onAdd, onRemove, viewer = 'admin' } = props
  const [removing, setRemoving] = useState<StaffHoliday | null>(null)
  const isOffice = viewer === 'admin'
  return (
    <Stack gap={24}>
      {isOffice && onAdd && (
        <Card title="Adicionar feriado">
          <NewHoliday onAdd={onAdd} />
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
              <Entries role="list">
                {holidays.map((holiday) => (
                  <Entry key={holiday.id}>
                    <Day dateTime={holiday.day}>{formatLongDate(holiday.day)}</Day>
                    <strong>{holiday.name}</strong>
                    <span>{holiday.city ?? everywhere}</span>
                    {isOffice && onRemove && (
                      <Button
                        variant="quiet"
                        size="small"
                        iconOnly
                        icon={<Trash2 size={18} strokeWidth={1.75} />}
                        onPress={() => setRemoving(holiday)}
                      >
                        {`Remover ${holiday.name}, ${formatLongDate(holiday.day)}`}
                      </Button>
                    )}
                  </Entry>
                ))}
              </Entries>
            )
          }
        </Await>
      </Card>
      <ConfirmDialog
        open={removing !== null}
        title="Remover este feriado?"
        description={
          removing &&
          `${removing.name}, ${formatLongDate(removing.day)}: o dia volta a ser oferecido (${removing.city ?? everywhere}).`
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

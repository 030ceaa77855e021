import type { TimeOff, TimeOffForm } from '@ensaio/domain'
import { CalendarOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Clash } from '../Clash.tsx'
import { daysOffText } from '../days-text.ts'
import { Entries, Entry } from '../time-off-styles.ts'
import { useVisitsQuestion } from '../useVisitsQuestion.ts'
import { type BookedVisits, type VisitLinks, VisitsDialog } from '../VisitsDialog.tsx'
import { NewTimeOff } from './NewTimeOff.tsx'

/** The props of `TimeOffEditor`. */
export type TimeOffEditorProps = {
  /** From today on, earliest first. */
  timeOff: TimeOff[]
  /** Adds days, both ends included; a rejection that names fields is shown at them. */
  onAdd: (days: TimeOffForm) => Promise<unknown>
  onRemove: (timeOffId: number) => Promise<unknown>
  /** Finds visits booked on these days; when there are any, the editor asks for confirmation. */
  findVisits?: (days: TimeOffForm) => Promise<BookedVisits>
  /** The URL for reassigning such a visit; absolute, as it opens in a new tab. */
  visitLinks?: VisitLinks
  /** The URL of the visits booked on these days. */
  visitsHref?: (days: TimeOff) => string
}

const nowhere: VisitLinks = { open: (id) => `/sessions/${id}` }

/** The days off of a photographer, with the number of visits booked on them that need another photographer. */
export function TimeOffEditor(props: TimeOffEditorProps) {
  const { timeOff, onRemove, visitsHref } = props
  const question = useVisitsQuestion(props.findVisits, props.onAdd)
  const [removing, setRemoving] = useState<TimeOff | null>(null)
  return (
    <Stack gap={24}>
      <NewTimeOff round={question.round} onAdd={question.add} />
      {timeOff.length === 0 ? (
        <Text soft>Nenhuma folga marcada.</Text>
      ) : (
        <Entries role="list" aria-label="Folgas marcadas">
          {timeOff.map((days) => (
            <Entry key={days.id}>
              <CalendarOff size={18} strokeWidth={1.75} aria-hidden="true" />
              <span>
                {daysOffText(days)}
                {days.visits > 0 && <Clash visits={days.visits} href={visitsHref?.(days)} />}
              </span>
              <Button
                variant="quiet"
                size="small"
                iconOnly
                icon={<Trash2 size={18} strokeWidth={1.75} />}
                onPress={() => setRemoving(days)}
              >
                {`Remover folga: ${daysOffText(days)}`}
              </Button>
            </Entry>
          ))}
        </Entries>
      )}
      <VisitsDialog
        booked={question.booked}
        what="esta folga"
        action="Adicionar mesmo assim"
        links={props.visitLinks ?? nowhere}
        onKeep={question.keep}
        onClose={question.close}
      />
      <ConfirmDialog
        open={removing !== null}
        title="Remover esta folga?"
        description={removing && `${daysOffText(removing)}: esses dias voltam a receber visitas.`}
        action="Remover folga"
        onConfirm={() => onRemove(removing?.id ?? 0)}
        onClose={() => setRemoving(null)}
      />
    </Stack>
  )
}

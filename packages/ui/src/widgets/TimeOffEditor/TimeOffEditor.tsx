import type { TimeOff, TimeOffForm } from '@ensaio/domain'
import { CalendarOff, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import { daysOffText, visitsMarkedText } from './days-text.ts'
import { NewTimeOff } from './NewTimeOff.tsx'
import { Entries, Entry } from './TimeOffEditor.styles.ts'

/** What the editor of days off takes. */
export type TimeOffEditorProps = {
  /** From today on, earliest first. */
  timeOff: TimeOff[]
  /** Adds days, both ends included; a rejection that names fields is shown in them. */
  onAdd: (days: TimeOffForm) => Promise<unknown>
  onRemove: (timeOffId: number) => Promise<unknown>
}

/** The days on which a photographer does not work; visits booked inside them are counted, for somebody else to take over. */
export function TimeOffEditor({ timeOff, onAdd, onRemove }: TimeOffEditorProps) {
  const [removing, setRemoving] = useState<TimeOff | null>(null)
  return (
    <Stack gap={24}>
      <NewTimeOff onAdd={onAdd} />
      {timeOff.length === 0 ? (
        <Text soft>Nenhuma folga marcada.</Text>
      ) : (
        <Entries role="list" aria-label="Folgas marcadas">
          {timeOff.map((days) => (
            <Entry key={days.id}>
              <CalendarOff size={18} strokeWidth={1.75} aria-hidden="true" />
              <span>
                {daysOffText(days)}
                {days.visits > 0 && (
                  <Badge tone="orange" icon={<TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />}>
                    {visitsMarkedText(days.visits)}
                  </Badge>
                )}
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

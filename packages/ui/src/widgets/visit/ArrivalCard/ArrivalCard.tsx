import {
  type Arrival,
  type ArrivalStep,
  arrivalStepLabels,
  arrivalStepText,
  type Instant,
  stepsAhead,
  undoableStep,
} from '@ensaio/domain'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { space } from '../../../theme/tokens.ts'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  max-width: 560px;

  > * {
    flex: 1 1 140px;
  }
`

/** The props of `ArrivalCard`. */
export type ArrivalCardProps = {
  /** What was said of the booked visit; null before. */
  arrival: Arrival | null
  /** IANA zone of the property. */
  timeZone: string
  /** Says a step; left out for those who only read, and on other days than that of the visit. A rejection is shown at the button. */
  onReport?: ((step: ArrivalStep) => Promise<unknown>) | undefined
  /** The current instant: a step can be taken back for ten minutes. */
  now?: Instant
  /** Takes the newest step back; without it, or without `now`, no step is taken back. */
  onUndo?: ((step: ArrivalStep) => Promise<unknown>) | undefined
}

/** "A caminho" and "Cheguei" on the day of a visit: each is said once, with its time, and shown to whoever receives the photographer (rule arrival). */
export function ArrivalCard({ arrival, timeZone, onReport, now, onUndo }: ArrivalCardProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const words = arrivalStepText(arrival, timeZone)
  const shown = useRef(words)
  const steps = onReport ? stepsAhead(arrival) : []
  const undoable = now && onUndo ? undoableStep(arrival, now) : null

  // The pressed button disappears: the focus goes to the sentence that says what was said.
  useEffect(() => {
    if (shown.current === words) return
    shown.current = words
    if (document.activeElement === document.body) line.current?.focus()
  }, [words])

  return (
    <Card title="A caminho e chegada">
      <Stack gap={12}>
        <Stack gap={4}>
          <p ref={line} tabIndex={-1}>
            {words === null ? 'Avise quando sair. Quem recebe vê no link.' : <strong>{words}</strong>}
          </p>
          {arrival?.arrived_at && arrival.on_the_way_at && (
            <Text soft>{arrivalStepText({ ...arrival, arrived_at: null }, timeZone)}</Text>
          )}
        </Stack>
        {undoable !== null && (
          <div>
            <Button
              size="small"
              variant="quiet"
              label={`Desfazer: ${arrivalStepLabels[undoable]}`}
              icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden />}
              onPress={() => onUndo?.(undoable)}
            >
              Desfazer
            </Button>
          </div>
        )}
        {onReport && steps.length > 0 && (
          <Actions>
            {steps.map((step, place) => (
              <Button
                key={step}
                wide
                variant={place === 0 ? 'primary' : 'secondary'}
                onPress={() => onReport(step)}
              >
                {arrivalStepLabels[step]}
              </Button>
            ))}
          </Actions>
        )}
      </Stack>
    </Card>
  )
}

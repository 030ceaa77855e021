import { type Availability, type ChosenSlot, formatChosenSlot, nearestSlots } from '@ensaio/domain'
import { CalendarClock } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { radius, space, tone } from '../../../theme/tokens.ts'

const Box = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${tone.yellow.fill};
  color: ${tone.yellow.text};

  h3 {
    font-size: inherit;
    line-height: 1.4;
  }
`

const Content = styled.div`
  display: grid;
  gap: ${space[12]};
`

const FreeTime = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`

/** The notice that another person has booked the chosen time (rule lost-slot), with the nearest free times. Takes the focus when it appears. */
export function LostSlotNotice(props: {
  lost: ChosenSlot
  availability: Remote<Availability>
  onChoose: (slot: ChosenSlot) => void
}) {
  const { lost, availability } = props
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const nearest = availability.state === 'ready' ? nearestSlots(availability.value, lost) : []

  useEffect(() => box.current?.focus(), [])

  return (
    <Box ref={box} tabIndex={-1} aria-labelledby={id}>
      <CalendarClock size={20} strokeWidth={1.75} aria-hidden="true" />
      <Content>
        <div>
          <h3 id={id}>O horário de {formatChosenSlot(lost)}, acabou de ser reservado.</h3>
          <p>
            O que você preencheu está guardado.
            {nearest.length > 0 && ' Os horários livres mais próximos são:'}
          </p>
        </div>
        {nearest.length > 0 && (
          <Row gap={8} as="ul" role="list">
            {nearest.map((slot) => (
              <li key={formatChosenSlot(slot)}>
                <Button size="small" onPress={() => props.onChoose(slot)}>
                  <FreeTime>{formatChosenSlot(slot)}</FreeTime>
                </Button>
              </li>
            ))}
          </Row>
        )}
      </Content>
    </Box>
  )
}

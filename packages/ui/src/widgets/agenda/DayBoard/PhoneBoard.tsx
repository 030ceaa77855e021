import {
  type BoardModel,
  type BoardPhotographer,
  boardDays,
  boardHours,
  type ChosenSlot,
  cellOf,
  offReason,
} from '@ensaio/domain'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, space, tabular, text } from '../../../theme/tokens.ts'
import { cardStyles } from './BoardTable.styles.ts'
import type { CellFacts } from './BoardTable.tsx'
import { cellText, dayTitle, offLabels } from './board-words.ts'
import { cellKey } from './moving/lift.ts'
import type { LostMove } from './moving/useMoves.ts'
import { VisitCard } from './VisitCard.tsx'

/** The distance in px from which a movement of the finger to one side changes the photographer. */
const swipe = 60

const Chooser = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[8]};
  align-items: center;
`

const Hours = styled.ul`
  ${cardStyles}
  display: grid;
  gap: ${space[8]};
  list-style: none;
  padding: 0;

  > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: ${space[8]};
    align-items: start;
    padding-top: ${space[8]};
    border-top: 1px solid ${color.line};
  }

  > li > div {
    position: relative;
  }

  > li > span {
    ${tabular}
    padding-top: ${space[8]};
    font-weight: 500;
  }

  small {
    display: block;
    padding: ${space[8]} 0;
    color: ${color.inkSoft};
    font-size: ${text.size15};
  }

  button[data-details] {
    min-height: 44px;
  }
`

/** The board on a phone: one photographer at a time, chosen, stepped to or swiped to. */
export function PhoneBoard(props: {
  model: BoardModel
  photographers: readonly BoardPhotographer[]
  facts: CellFacts
  lost: LostMove | null
  lostWords: ReactNode
}) {
  const { model, photographers, facts, lost } = props
  const [chosen, setChosen] = useState<number | null>(null)
  const touch = useRef<{ x: number; y: number } | null>(null)
  const place = Math.max(
    0,
    photographers.findIndex(({ id }) => id === chosen),
  )
  const photographer = photographers[place]
  if (photographer === undefined) return null
  const days = boardDays(model.board)
  const step = (by: number) => {
    const next = photographers[place + by]
    if (next) setChosen(next.id)
  }

  function endTouch(event: TouchEvent) {
    const end = event.changedTouches[0]
    const start = touch.current
    touch.current = null
    if (!start || !end) return
    const [across, down] = [end.clientX - start.x, end.clientY - start.y]
    if (Math.abs(across) >= swipe && Math.abs(across) > 2 * Math.abs(down)) step(across < 0 ? 1 : -1)
  }

  const content = (slot: ChosenSlot) => {
    const cell = cellOf(model, photographer, slot)
    if (cell.kind !== 'visits') return <small>{cellText(cell)}</small>
    return cell.visits.map((visit) => (
      <VisitCard
        key={visit.id}
        visit={visit}
        risk={facts.riskOf(visit.id)}
        isMoving={facts.isMoving(visit.id)}
        isActive
        help={facts.help}
      />
    ))
  }

  return (
    <Stack gap={16}>
      <Chooser>
        <Button
          iconOnly
          icon={<ChevronLeft strokeWidth={1.75} />}
          disabled={place === 0}
          onPress={() => step(-1)}
        >
          Fotógrafo anterior
        </Button>
        <Select
          aria-label="Fotógrafo"
          value={photographer.id}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {photographers.map(({ id, name, city }) => (
            <option key={id} value={id}>
              {`${name} (${city})`}
            </option>
          ))}
        </Select>
        <Button
          iconOnly
          icon={<ChevronRight strokeWidth={1.75} />}
          disabled={place === photographers.length - 1}
          onPress={() => step(1)}
        >
          Próximo fotógrafo
        </Button>
      </Chooser>
      <Stack
        gap={24}
        onTouchStart={({ touches }) => {
          const first = touches[0]
          touch.current = first ? { x: first.clientX, y: first.clientY } : null
        }}
        onTouchEnd={endTouch}
      >
        {days.map((day) => {
          const hours = boardHours(model.board, day)
          const off = offReason(photographer, day)
          return (
            <Stack key={day} as="section" gap={8} aria-label={dayTitle(day)}>
              {days.length > 1 && <Heading level={3}>{dayTitle(day)}</Heading>}
              {off !== null && <Text soft>{offLabels[off]}</Text>}
              {hours.length === 0 ? (
                <Text soft>Sem visitas neste dia.</Text>
              ) : (
                <Hours role="list">
                  {hours.map((hour) => {
                    const slot = { date: day, hour }
                    const isLost =
                      lost !== null &&
                      cellKey(lost.target.photographer.id, lost.target.slot) ===
                        cellKey(photographer.id, slot)
                    return (
                      <li key={hour}>
                        <span>{hour}</span>
                        <div>
                          {content(slot)}
                          {isLost && props.lostWords}
                        </div>
                      </li>
                    )
                  })}
                </Hours>
              )}
            </Stack>
          )
        })}
      </Stack>
    </Stack>
  )
}

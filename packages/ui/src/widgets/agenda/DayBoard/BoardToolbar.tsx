import {
  addDays,
  type BoardSpan,
  boardSpanDays,
  type CityNames,
  formatDayAndMonth,
  type LocalDate,
} from '@ensaio/domain'
import { ChevronLeft, ChevronRight, Map as MapIcon, Route, Undo2, UserX } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { dayTitle } from './board-words.ts'
import type { BoardPlan } from './plans/BoardPlans.tsx'

const spans: Record<BoardSpan, { label: string; before: string; after: string }> = {
  day: { label: 'Dia', before: 'Dia anterior', after: 'Próximo dia' },
  week: { label: 'Semana', before: 'Semana anterior', after: 'Próxima semana' },
}

function title(from: LocalDate, span: BoardSpan): string {
  if (span === 'day') return dayTitle(from)
  return `${formatDayAndMonth(from)} a ${formatDayAndMonth(addDays(from, boardSpanDays.week - 1))}`
}

/** The days and the city shown, and the way to others. */
export function BoardToolbar(props: {
  from: LocalDate
  onFrom: (from: LocalDate) => void
  /** The first day of the span that holds today. */
  home: LocalDate
  span: BoardSpan
  onSpan: (span: BoardSpan) => void
  city: string | null
  cities: CityNames
  onCity: (city: string | null) => void
  isMapOpen: boolean
  onMap: ((isOpen: boolean) => void) | undefined
  onUndo: Press | null
  onPlan: (plan: BoardPlan) => void
  /** Is there a board to plan on? */
  canPlan: boolean
  /** Can visits be exchanged to make ways shorter? */
  isShortening: boolean
}) {
  const { from, onFrom, span, onMap } = props
  const days = boardSpanDays[span]
  return (
    <Row gap={16} justify="space-between">
      <Row gap={8}>
        <Button
          iconOnly
          icon={<ChevronLeft strokeWidth={1.75} />}
          onPress={() => onFrom(addDays(from, -days))}
        >
          {spans[span].before}
        </Button>
        <Button
          iconOnly
          icon={<ChevronRight strokeWidth={1.75} />}
          onPress={() => onFrom(addDays(from, days))}
        >
          {spans[span].after}
        </Button>
        <Heading level={2}>{title(from, span)}</Heading>
        <Button
          variant="quiet"
          size="small"
          disabled={props.home === from}
          onPress={() => onFrom(props.home)}
        >
          Hoje
        </Button>
      </Row>
      <Row gap={12}>
        {props.onUndo && (
          <Button
            variant="quiet"
            size="small"
            icon={<Undo2 size={18} strokeWidth={1.75} />}
            label="Desfazer o último movimento"
            onPress={props.onUndo}
          >
            Desfazer
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={<UserX size={18} strokeWidth={1.75} />}
          disabled={!props.canPlan}
          onPress={() => props.onPlan('absence')}
        >
          Alguém não pode ir
        </Button>
        {props.isShortening && (
          <Button
            variant="quiet"
            size="small"
            icon={<Route size={18} strokeWidth={1.75} />}
            disabled={!props.canPlan}
            onPress={() => props.onPlan('shorter')}
          >
            Encurtar caminhos
          </Button>
        )}
        {onMap && (
          <Button
            size="small"
            icon={<MapIcon size={18} strokeWidth={1.75} />}
            pressed={props.isMapOpen}
            onPress={() => onMap(!props.isMapOpen)}
          >
            Mapa
          </Button>
        )}
        <Row gap={4} role="group" aria-label="Período">
          {(['day', 'week'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              pressed={one === span}
              onPress={() => one !== span && props.onSpan(one)}
            >
              {spans[one].label}
            </Button>
          ))}
        </Row>
        <Select
          aria-label="Cidade"
          value={props.city ?? ''}
          onChange={(event) => props.onCity(event.target.value || null)}
        >
          <option value="">Todas as cidades</option>
          {props.cities.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Row>
    </Row>
  )
}

import { type BoardModel, type VisitAside, withNoun } from '@ensaio/domain'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { space, text, tone } from '../../../theme/tokens.ts'
import { cardStyles } from './BoardTable.styles.ts'
import { placeLine, slotLabel } from './board-words.ts'

/** As many as fit beside the board. */
const mostShown = 6

const List = styled.ul`
  ${cardStyles}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space[8]};
  list-style: none;
  padding: 0;
`

const Reasons = styled.strong`
  display: grid;
  gap: 2px;
  margin-top: ${space[4]};
  font-size: ${text.size15};
  font-weight: 500;
  color: ${tone.orange.text};
`

/** `Marina Teles, 13h30`, or the city where nobody goes yet. */
function whereText(model: BoardModel, { visit }: VisitAside, isWeek: boolean): string {
  const photographer = model.photographer(visit.provider_id)
  if (visit.status !== 2 || visit.slot === null) return visit.city
  const time = slotLabel(visit.slot, isWeek)
  return photographer === undefined ? `${visit.city}, ${time}` : `${photographer.name}, ${time}`
}

/** A list beside the board; each card can be lifted and opened as those on it. */
function Group(props: {
  title: string
  total: number
  empty: string
  all: readonly VisitAside[]
  model: BoardModel
  isWeek: boolean
  isMoving: (visitId: number) => boolean
  help: string
}) {
  const { title, all, model } = props
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? all : all.slice(0, mostShown)
  const rest = props.total - all.length
  return (
    <Stack as="section" gap={12} aria-label={title}>
      <Heading level={3}>{`${title} (${props.total})`}</Heading>
      {all.length === 0 ? (
        <Text soft>{props.empty}</Text>
      ) : (
        <List role="list">
          {shown.map((one) => (
            <li key={one.visit.id}>
              <button
                type="button"
                data-visit={one.visit.id}
                data-look={one.risks.length > 0 ? 'risk' : undefined}
                aria-busy={props.isMoving(one.visit.id) || undefined}
                aria-describedby={props.help}
              >
                <b>{one.visit.title}</b>
                <span>{placeLine(one.visit)}</span>
                <span>{whereText(model, one, props.isWeek)}</span>
                {one.risks.length > 0 && (
                  <Reasons>
                    {one.risks.map(({ risk, text: words }) => (
                      <span key={risk}>{words}</span>
                    ))}
                  </Reasons>
                )}
              </button>
            </li>
          ))}
        </List>
      )}
      {all.length > mostShown && (
        <Button variant="quiet" size="small" expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? 'Mostrar menos' : `Mostrar todas (${all.length})`}
        </Button>
      )}
      {rest > 0 && <Text soft>{`E mais ${withNoun(rest, 'ensaio', 'ensaios')}, na fila “A agendar”.`}</Text>}
    </Stack>
  )
}

/** What somebody has to act on, beside the board: visits at risk, and ensaios without a date. */
export function BoardAside(props: {
  model: BoardModel
  aside: { waiting: readonly VisitAside[]; atRisk: readonly VisitAside[] }
  isWeek: boolean
  isMoving: (visitId: number) => boolean
  help: string
}) {
  const { aside, model } = props
  const common = { model, isWeek: props.isWeek, isMoving: props.isMoving, help: props.help }
  const beside = model.board.waiting_total - model.board.waiting.length
  return (
    <Stack gap={32}>
      <Group
        {...common}
        title="Em risco"
        total={aside.atRisk.length}
        empty="Nenhuma visita precisa de atenção."
        all={aside.atRisk}
      />
      <Group
        {...common}
        title="Sem data"
        total={aside.waiting.length + beside}
        empty="Nenhum ensaio espera uma data."
        all={aside.waiting}
      />
    </Stack>
  )
}

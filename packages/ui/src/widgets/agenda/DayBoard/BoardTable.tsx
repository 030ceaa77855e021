import {
  type BoardModel,
  type BoardPhotographer,
  boardDays,
  boardHours,
  type ChosenSlot,
  cellOf,
  type LocalDate,
  offReason,
  type RiskReason,
  withNoun,
} from '@ensaio/domain'
import { memo, type ReactNode, type Ref } from 'react'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { Frame, Grid, Sideways } from './BoardTable.styles.ts'
import { cellText, dayTitle, offLabels } from './board-words.ts'
import { cellKey } from './moving/lift.ts'
import type { LostMove } from './moving/useMoves.ts'
import { VisitCard } from './VisitCard.tsx'

/** What the cells of the board show beside the agenda itself. */
export type CellFacts = {
  riskOf: (visitId: number) => RiskReason | undefined
  isMoving: (visitId: number) => boolean
  /** The card that the keyboard reaches. */
  active: number | null
  help: string
}

const HeadCell = memo(function HeadCell(props: { name: string; city: string | null; note: string }) {
  return (
    <th scope="col">
      <b>{props.name}</b>
      {props.city && <span>{props.city}</span>}
      <span>{props.note}</span>
    </th>
  )
})

function headNote(model: BoardModel, photographer: BoardPhotographer, days: readonly LocalDate[]): string {
  const visits = days.reduce((sum, day) => sum + model.visitsOf(photographer.id, day).length, 0)
  const [only] = days
  const off = days.length === 1 && only ? offReason(photographer, only) : null
  const count = withNoun(visits, 'visita', 'visitas')
  return off === null ? count : visits === 0 ? offLabels[off] : `${offLabels[off]}, ${count}`
}

function Row(props: {
  model: BoardModel
  photographers: readonly BoardPhotographer[]
  slot: ChosenSlot
  facts: CellFacts
  lostAt: string | null
  lost: ReactNode
}) {
  const { model, slot, facts } = props
  return (
    <tr>
      <th scope="row">{slot.hour}</th>
      {props.photographers.map((photographer) => {
        const cell = cellOf(model, photographer, slot)
        const at = cellKey(photographer.id, slot)
        return (
          <td key={photographer.id} data-at={at} data-kind={cell.kind}>
            {cell.kind === 'visits' ? (
              cell.visits.map((visit) => (
                <VisitCard
                  key={visit.id}
                  visit={visit}
                  risk={facts.riskOf(visit.id)}
                  isMoving={facts.isMoving(visit.id)}
                  isActive={facts.active === visit.id}
                  help={facts.help}
                />
              ))
            ) : (
              <small>{cellText(cell)}</small>
            )}
            {props.lostAt === at && props.lost}
          </td>
        )
      })}
    </tr>
  )
}

/** The board as a table: a column for each photographer and a row for each hour, day by day. */
export function BoardTable(props: {
  ref: Ref<HTMLDivElement>
  model: BoardModel
  photographers: readonly BoardPhotographer[]
  facts: CellFacts
  lost: LostMove | null
  /** The words of a lost move, at its place. */
  lostWords: ReactNode
  isManyCities: boolean
  children: ReactNode
}) {
  const { model, photographers, lost } = props
  const days = boardDays(model.board)
  const isWeek = days.length > 1
  const lostAt = lost && cellKey(lost.target.photographer.id, lost.target.slot)
  return (
    <Sideways ref={props.ref} data-sideways role="region" aria-label="Quadro" tabIndex={0}>
      <Frame style={{ '--columns': photographers.length } as object}>
        <Grid>
          <VisuallyHidden as="caption">Visitas por fotógrafo e horário</VisuallyHidden>
          <thead>
            <tr>
              <td>
                <VisuallyHidden>Horário</VisuallyHidden>
              </td>
              {photographers.map((one) => (
                <HeadCell
                  key={one.id}
                  name={one.name}
                  city={props.isManyCities ? one.city : null}
                  note={headNote(model, one, days)}
                />
              ))}
            </tr>
          </thead>
          {days.map((day) => {
            const hours = boardHours(model.board, day)
            const closed =
              hours.length === 0 ? model.board.cities[0]?.days.find((one) => one.day === day)?.closed : null
            return (
              <tbody key={day}>
                {(isWeek || hours.length === 0) && (
                  <tr data-day>
                    <th scope="rowgroup" colSpan={photographers.length + 1}>
                      <span>
                        {dayTitle(day)}
                        {hours.length === 0 && `: sem visitas${closed ? ` (${closed})` : ''}`}
                      </span>
                    </th>
                  </tr>
                )}
                {hours.map((hour) => (
                  <Row
                    key={hour}
                    model={model}
                    photographers={photographers}
                    slot={{ date: day, hour }}
                    facts={props.facts}
                    lostAt={lostAt}
                    lost={props.lostWords}
                  />
                ))}
              </tbody>
            )
          })}
        </Grid>
        {props.children}
      </Frame>
    </Sideways>
  )
}

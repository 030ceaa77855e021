import type { BoardVisit, RiskReason } from '@ensaio/domain'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { outcomeLabel, placeLine, riskLabels } from './board-words.ts'

/** The look of a card: open, at risk, or over. */
function lookOf(visit: BoardVisit, risk: RiskReason | undefined): 'risk' | 'over' | undefined {
  return risk ? 'risk' : outcomeLabel(visit) === null ? undefined : 'over'
}

const isSameUnit = ({ vertical_data: one }: BoardVisit, { vertical_data: other }: BoardVisit) =>
  one.unit === other.unit && one.complement === other.complement

type CardProps = {
  visit: BoardVisit
  risk: RiskReason | undefined
  isMoving: boolean
  /** Is it the one stop of the keyboard? */
  isActive: boolean
  /** The id of the text that says how it is moved. */
  help: string
}

function isSame(one: CardProps, other: CardProps): boolean {
  const [before, after] = [one.visit, other.visit]
  return (
    one.isMoving === other.isMoving &&
    one.isActive === other.isActive &&
    one.help === other.help &&
    one.risk?.risk === other.risk?.risk &&
    (before === after ||
      (before.id === after.id &&
        before.status === after.status &&
        before.title === after.title &&
        before.neighborhood === after.neighborhood &&
        before.client === after.client &&
        isSameUnit(before, after)))
  )
}

/** A visit on the board: plain elements that the board styles, as a day has hundreds of them. Pressing is handled by the board. */
export const VisitCard = memo(function VisitCard({ visit, risk, isMoving, isActive, help }: CardProps) {
  const outcome = outcomeLabel(visit)
  return (
    <>
      <button
        type="button"
        data-visit={visit.id}
        data-look={lookOf(visit, risk)}
        aria-busy={isMoving || undefined}
        aria-describedby={isActive ? help : undefined}
        tabIndex={isActive ? 0 : -1}
      >
        <b>{visit.title}</b>
        <span>{placeLine(visit)}</span>
        <span>{visit.client}</span>
        {risk && (
          <em>
            <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
            {riskLabels[risk.risk]}
          </em>
        )}
        {!risk && outcome && (
          <em>
            <CircleCheck size={14} strokeWidth={2} aria-hidden="true" />
            {outcome}
          </em>
        )}
      </button>
      {isActive && (
        <button type="button" data-details={visit.id} aria-label={`Detalhes: ${visit.title}`}>
          Detalhes
        </button>
      )}
    </>
  )
}, isSame)

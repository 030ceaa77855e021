import {
  canMove,
  defaultZone,
  formatLongInstant,
  type Instant,
  type SessionStatus,
  status as statuses,
} from '@ensaio/domain'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { space } from '../../theme/tokens.ts'
import { likelyMove, moveLabel, moveQuestion, staffMovesFrom, standing } from './move-words.ts'

const Moves = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-top: ${space[16]};
`

/** What the card of the next moves takes. */
export type StatusMovesProps = {
  status: SessionStatus
  scheduledFor: Instant | null
  /** IANA zone of the property, in which the visit's hour is said. */
  timeZone?: string
  /** Decides whether the visit has begun. */
  now: Instant
  /** The public calendar, where a day is chosen; opens beside. */
  scheduleHref: string
  /** May this person cancel? */
  canCancel: boolean
  /** Moves the ensaio; a rejection is told, and everything stays. */
  onMove: (to: SessionStatus) => Promise<unknown>
  /** Asked to cancel: open the CancelDialog. */
  onCancel: () => unknown
}

/** What our people may do next with an ensaio (D18): the likely thing first, and a question before what cannot be taken back. */
export function StatusMoves(props: StatusMovesProps) {
  const { status, scheduledFor, timeZone = defaultZone, onMove } = props
  const [asked, setAsked] = useState<SessionStatus | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useRef(status)

  // The button pressed is gone with the status that offered it: the focus goes to how things stand now.
  useEffect(() => {
    if (asked !== null || shown.current === status) return
    shown.current = status
    if (document.activeElement === document.body) line.current?.focus()
  }, [asked, status])

  const visit = scheduledFor ? formatLongInstant(scheduledFor, timeZone) : ''
  const likely = likelyMove(props)
  const question = asked === null ? null : moveQuestion(props, asked, visit)
  const mayCancel = props.canCancel && canMove(status, statuses.canceled, 'staff')

  async function press(to: SessionStatus) {
    if (moveQuestion(props, to, visit) === null) await onMove(to)
    else setAsked(to)
  }

  const moves = staffMovesFrom(status).toSorted(
    (one, other) => Number(other === likely) - Number(one === likely),
  )
  return (
    <Card title="O que fazer agora">
      <p ref={line} tabIndex={-1}>
        {standing(props)}
      </p>
      {(moves.length > 0 || mayCancel) && (
        <Moves>
          {moves.map((to) => {
            const look = {
              variant: to === likely ? ('primary' as const) : ('secondary' as const),
              wide: true,
            }
            return to === statuses.scheduled ? (
              <Button key={to} {...look} href={props.scheduleHref} external>
                {moveLabel(status, to)}
              </Button>
            ) : (
              <Button key={to} {...look} onPress={() => press(to)}>
                {moveLabel(status, to)}
              </Button>
            )
          })}
          {mayCancel && (
            <Button variant="quiet" wide onPress={() => void props.onCancel()}>
              Cancelar ensaio
            </Button>
          )}
        </Moves>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={question?.title ?? ''}
        description={question?.description}
        action={question?.action ?? ''}
        variant={question?.isGrave ? 'danger' : 'primary'}
        dismissal="Voltar"
        onConfirm={async () => asked !== null && onMove(asked)}
        onClose={() => setAsked(null)}
      />
    </Card>
  )
}

import {
  canMove,
  defaultZone,
  formatLongInstant,
  type Instant,
  type SessionProduct,
  type SessionStatus,
  status as statuses,
} from '@ensaio/domain'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { space } from '../../../theme/tokens.ts'
import { deliveryProblem, isLikely, moveLabel, moveQuestion, staffMovesFrom, standing } from './move-words.ts'

const Moves = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[16]};

  > p {
    padding-block: ${space[8]};
  }
`

/** The props of `StatusMoves`. */
export type StatusMovesProps = {
  status: SessionStatus
  scheduledFor: Instant | null
  /** When the visit was marked as done; this can be undone for a day. */
  doneAt?: Instant | null
  /** IANA zone of the property, for the visit's hour. */
  timeZone?: string
  /** The current instant, to know whether the visit has begun. */
  now: Instant
  /** The URL of the public calendar, which opens in a new tab. Left out, choosing a day is not offered. */
  scheduleHref?: string | undefined
  /** May the viewer cancel? */
  canCancel: boolean
  /** The products: the ensaio can be delivered once all material is marked; items without material are skipped. */
  products?: readonly SessionProduct[]
  /** Moves the ensaio; a rejection is shown and changes nothing. */
  onMove: (to: SessionStatus) => Promise<unknown>
  /** Called to open the CancelDialog. */
  onCancel: () => unknown
}

/** The next moves of an ensaio for staff (rule status-moves): the likely one first, with a confirmation before irreversible ones. */
export function StatusMoves(props: StatusMovesProps) {
  const { status, scheduledFor, timeZone = defaultZone, onMove } = props
  const reasonId = useId()
  const [asked, setAsked] = useState<SessionStatus | null>(null)
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useRef(status)

  // The pressed button disappears with its status: the focus goes to the sentence on the new status.
  useEffect(() => {
    if (asked !== null || shown.current === status) return
    shown.current = status
    if (document.activeElement === document.body) line.current?.focus()
  }, [asked, status])

  const visit = scheduledFor ? formatLongInstant(scheduledFor, timeZone) : ''
  const mayCancel = props.canCancel && canMove(status, statuses.canceled, 'staff')

  async function press(to: SessionStatus) {
    if (moveQuestion(props, to, visit) === null) await onMove(to)
    else setAsked(to)
  }

  // Days are chosen in the calendar; only a visit marked as done returns to its own day from here.
  const choosesDay = (to: SessionStatus) => to === statuses.scheduled && status !== statuses.pending
  const moves = staffMovesFrom(props).filter((to) => props.scheduleHref !== undefined || !choosesDay(to))
  // Somebody else may have made the move, or another one, while the question was open.
  const question = asked !== null && moves.includes(asked) ? moveQuestion(props, asked, visit) : null
  if (asked !== null && question === null) setAsked(null)
  const problem = moves.includes(statuses.delivered) ? deliveryProblem(props) : null
  const look = (place: number) =>
    place > 0
      ? ({ variant: 'quiet', size: 'small' } as const)
      : ({ variant: isLikely(props) ? 'primary' : 'secondary' } as const)

  return (
    <Card title="O que fazer agora">
      <p ref={line} tabIndex={-1}>
        {standing(props)}
      </p>
      {(moves.length > 0 || mayCancel) && (
        <Moves>
          {moves.map((to, place) =>
            choosesDay(to) && props.scheduleHref !== undefined ? (
              <Button key={to} wide {...look(place)} href={props.scheduleHref} external>
                {moveLabel(status, to)}
              </Button>
            ) : (
              <Button
                key={to}
                wide
                {...look(place)}
                disabled={to === statuses.delivered && problem !== null}
                describedBy={to === statuses.delivered && problem !== null ? reasonId : undefined}
                onPress={() => press(to)}
              >
                {moveLabel(status, to)}
              </Button>
            ),
          )}
          {problem !== null && (
            <Text soft id={reasonId}>
              {problem}
            </Text>
          )}
          {mayCancel && (
            <Button variant="quiet" size="small" wide onPress={() => void props.onCancel()}>
              Cancelar ensaio
            </Button>
          )}
        </Moves>
      )}
      <ConfirmDialog
        open={question !== null}
        title={question?.title ?? ''}
        description={question?.description}
        action={question?.action ?? ''}
        variant={question?.isGrave ? 'danger' : 'primary'}
        dismissal="Manter como está"
        onConfirm={async () => asked !== null && onMove(asked)}
        onClose={() => setAsked(null)}
      />
    </Card>
  )
}

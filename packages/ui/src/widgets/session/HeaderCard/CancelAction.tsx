import { cancelOption, centsOf, formatCents, type Session, status } from '@ensaio/domain'
import { CircleX } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { lazyDialog } from '../../../primitives/dialog/lazy-dialog.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, space, text } from '../../../theme/tokens.ts'
import type { CancelDialogProps } from '../CancelDialog/CancelDialog.tsx'
import { Cancel } from './HeaderCard.styles.ts'

const CancelDialog = lazyDialog(async () => (await import('../CancelDialog/CancelDialog.tsx')).CancelDialog)

const Done = styled.p`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  color: ${color.danger};
  font-size: ${text.size17};
  font-weight: 600;
`

function Canceled({ session, wasAsked }: { session: Session; wasAsked: boolean }) {
  const word = useRef<HTMLParagraphElement>(null)
  const fee = centsOf(session.cancellation_fee ?? 0)

  // The focused button disappears: the resulting status gets the focus.
  useEffect(() => {
    if (wasAsked) word.current?.focus()
  }, [wasAsked])

  return (
    <Cancel>
      <Done ref={word} tabIndex={-1}>
        <CircleX size={20} strokeWidth={1.75} aria-hidden="true" />
        Ensaio Cancelado
      </Done>
      {fee > 0 && <Text soft>{`Taxa de cancelamento: ${formatCents(fee)}`}</Text>}
    </Cancel>
  )
}

/** The cancel button as the rules allow it: open, shown with the reason why not, gone, or done (rule cancel-button). */
export function CancelAction({
  session,
  now,
  viewer = 'client',
  onCancel,
}: Omit<CancelDialogProps, 'open' | 'onClose' | 'onCancel'> & Partial<Pick<CancelDialogProps, 'onCancel'>>) {
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(false)
  const reasonId = useId()
  const option = cancelOption(session.status, viewer, { scheduled_for: session.scheduled_for, now })

  if (session.status === status.canceled && !asking) return <Canceled session={session} wasAsked={asked} />
  if (!onCancel || (option.kind === 'hidden' && !asking)) return null

  return (
    <Cancel>
      <Button
        size="small"
        disabled={option.kind === 'refused'}
        describedBy={option.kind === 'refused' ? reasonId : undefined}
        onPress={() => {
          setAsking(true)
          setAsked(true)
        }}
      >
        Cancelar ensaio
      </Button>
      {option.kind === 'refused' && (
        <Text soft id={reasonId}>
          {option.reason}
        </Text>
      )}
      <CancelDialog
        open={asking}
        session={session}
        now={now}
        viewer={viewer}
        onCancel={onCancel}
        onClose={() => setAsking(false)}
      />
    </Cancel>
  )
}

import {
  chosenSlot,
  formatChosenSlot,
  formatPhone,
  type PublicSession,
  type SchedulingDraft,
  visitCount,
} from '@ensaio/domain'
import { CalendarDays, KeyRound, NotebookPen, UserRound } from 'lucide-react'
import { useState } from 'react'
import { ActionBar } from '../../../primitives/action/ActionBar/ActionBar.tsx'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { failureMessage } from '../../../primitives/feedback/failure-report.ts'
import { Fact, Facts } from '../../../primitives/layout/Facts/Facts.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { BookingProblem } from '../BookingProblem.tsx'
import { LateNotice } from '../LateNotice.tsx'
import { PlannedUnits } from '../PlannedUnits.tsx'
import { DurationFact, PlaceFact, ServiceFact } from '../visit-facts.tsx'

/** The props of `ConfirmationStep`. */
export type ConfirmationStepProps = {
  session: PublicSession
  /** A complete draft: `firstIncompleteStep` returns `confirmacao`. */
  draft: SchedulingDraft
  /** Books the visit; a rejection is shown in a dialog and keeps the draft. */
  onConfirm: () => Promise<unknown>
  onBack: Press
  /** A warning about the chosen time, from `lateBookingNotice`. */
  notice?: string | null
  editHref: { dayAndTime: string; information: string }
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

function Change({ href, what }: { href: string; what: string }) {
  return (
    <TextLink href={href}>
      Alterar<VisuallyHidden> {what}</VisuallyHidden>
    </TextLink>
  )
}

/**
 * The third step of the public flow: all choices and typed values, each with a link to change it, and the button that books. The button
 * waits while the call is in flight (a second press is ignored); a failure opens an alert dialog and keeps the draft.
 */
export function ConfirmationStep(props: ConfirmationStepProps) {
  const { session, draft, onConfirm, onBack, editHref } = props
  const [problem, setProblem] = useState<string | null>(null)
  const slot = chosenSlot(draft)
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Heading level={1}>Confira e confirme</Heading>
        <Text soft>
          {visitCount(session) > 1
            ? 'As visitas só ficam marcadas depois que você confirmar.'
            : 'A visita só fica marcada depois que você confirmar.'}
        </Text>
      </Stack>
      <LateNotice text={props.notice} />
      <Facts lined>
        <Fact
          icon={<CalendarDays {...icon} />}
          name="Quando"
          capital
          action={<Change href={editHref.dayAndTime} what="dia e horário" />}
        >
          {slot && formatChosenSlot(slot)}
        </Fact>
        {slot && session.units && (
          <PlannedUnits units={session.units} start={slot} schedule={session.schedule} />
        )}
        <DurationFact session={session} />
        <PlaceFact session={session} />
        <ServiceFact session={session} />
        <Fact
          icon={<UserRound {...icon} />}
          name="Quem recebe o fotógrafo"
          action={<Change href={editHref.information} what="quem recebe" />}
        >
          {draft.owner.name}
          <small>{[formatPhone(draft.owner.phone), draft.owner.email].join('\n')}</small>
        </Fact>
        <Fact
          icon={<KeyRound {...icon} />}
          name="Chaves"
          action={<Change href={editHref.information} what="chaves" />}
        >
          {draft.keys.trim() || <small>{`Como ${session.client.name} informou`}</small>}
        </Fact>
        <Fact
          icon={<NotebookPen {...icon} />}
          name="Observações"
          action={<Change href={editHref.information} what="observações" />}
        >
          {draft.extrainfo.trim() || <small>Nenhuma</small>}
        </Fact>
      </Facts>
      <ActionBar>
        <Button
          variant="primary"
          size="large"
          onPress={onConfirm}
          onFailure={(reason) => setProblem(failureMessage(reason))}
        >
          Confirmar agendamento
        </Button>
        <Button variant="quiet" size="large" onPress={onBack}>
          Voltar
        </Button>
      </ActionBar>
      <BookingProblem open={problem !== null} problem={problem} onClose={() => setProblem(null)} />
    </Stack>
  )
}

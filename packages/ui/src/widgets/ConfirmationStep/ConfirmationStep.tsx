import {
  chosenSlot,
  formatChosenSlot,
  formatPhone,
  type PublicSession,
  type SchedulingDraft,
} from '@ensaio/domain'
import { CalendarDays, KeyRound, NotebookPen, UserRound } from 'lucide-react'
import { useState } from 'react'
import { ActionBar } from '../../primitives/ActionBar/ActionBar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { failureMessage } from '../../primitives/Button/failure-report.ts'
import type { Press } from '../../primitives/Button/usePress.ts'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Fact, Facts } from '../../primitives/Facts/Facts.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { Heading } from '../../primitives/Typography/Heading.tsx'
import { Text } from '../../primitives/Typography/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { DurationFact, PlaceFact, ServiceFact } from '../Invitation/visit-facts.tsx'

/** What the third step takes. */
export type ConfirmationStepProps = {
  session: PublicSession
  /** Complete: `firstIncompleteStep` says `confirmacao`. */
  draft: SchedulingDraft
  /** Books; a rejection is told in a dialog and everything stays. */
  onConfirm: () => Promise<unknown>
  onBack: Press
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
 * The third step of the public flow: everything chosen and typed, each part with a way back, and the one button that books. It waits
 * while the call is in flight (a second press is ignored); a failure opens an alert dialog and nothing is lost.
 */
export function ConfirmationStep({ session, draft, onConfirm, onBack, editHref }: ConfirmationStepProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const slot = chosenSlot(draft)
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Heading level={1}>Confira e confirme</Heading>
        <Text soft>A visita só fica marcada depois que você confirmar.</Text>
      </Stack>
      <Facts lined>
        <Fact
          icon={<CalendarDays {...icon} />}
          name="Quando"
          capital
          action={<Change href={editHref.dayAndTime} what="dia e horário" />}
        >
          {slot && formatChosenSlot(slot)}
        </Fact>
        <DurationFact />
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
          {draft.keys}
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
      <Dialog
        role="alertdialog"
        open={problem !== null}
        onClose={() => setProblem(null)}
        title="Erro!"
        description={problem}
        actions={
          <Button variant="primary" onPress={() => setProblem(null)}>
            Entendi
          </Button>
        }
      >
        <p>O que você preencheu está guardado.</p>
      </Dialog>
    </Stack>
  )
}

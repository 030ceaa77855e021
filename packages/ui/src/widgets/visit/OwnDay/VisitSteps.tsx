import {
  type ArrivalStep,
  arrivalStepText,
  formatLongInstant,
  hasVisitBegun,
  type Instant,
  isVisitEnding,
  type Session,
  status,
  undoableStep,
  type VisitEnding,
  type VisitStep,
  visitStepLabels,
  visitStepsAhead,
  wallClock,
} from '@ensaio/domain'
import { CircleAlert, CloudOff, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { ConfirmDialog } from '../../../primitives/dialog/ConfirmDialog/ConfirmDialog.tsx'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { failureMessage } from '../../../primitives/feedback/failure-report.ts'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { space } from '../../../theme/tokens.ts'
import { endedText, endingQuestions } from './ending-words.ts'

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  > * {
    flex: 1 1 140px;
  }
`

/** What was said of a visit, and the steps that can be said now; how it ended is asked for once more. */
export function VisitSteps(props: {
  visit: Session
  now: Instant
  /** The visit in words, for the names of the buttons. */
  place: string
  isNext: boolean
  /** Does a step wait for a network? */
  isUnsent: boolean
  onStep: (step: VisitStep) => Promise<unknown>
  onUndo: ((step: ArrivalStep) => Promise<unknown>) | undefined
}) {
  const { visit, now, place, isNext, isUnsent, onStep, onUndo } = props
  const { scheduled_for: start, time_zone: zone } = visit
  const [asked, setAsked] = useState<VisitEnding | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const line = useRef<HTMLParagraphElement>(null)

  const isAhead = visit.status === status.scheduled
  const words = isAhead ? arrivalStepText(visit.arrival, zone) : endedText(visit.status)
  const shown = useRef(words)

  // The pressed button disappears: the focus goes to the sentence that says what was said.
  useEffect(() => {
    if (asked !== null || shown.current === words) return
    shown.current = words
    if (document.activeElement === document.body) line.current?.focus()
  }, [asked, words])

  const visitWords = start === null ? '' : formatLongInstant(start, zone)
  const question = asked === null ? null : endingQuestions[asked]
  const steps = visitStepsAhead(visit, now)
  const undoable = onUndo && isAhead ? undoableStep(visit.arrival, now) : null

  async function say(step: VisitStep) {
    setProblem(null)
    if (isVisitEnding(step)) setAsked(step)
    else await onStep(step)
  }

  return (
    <Stack gap={12}>
      <p ref={line} tabIndex={-1}>
        {words === null ? 'Avise quando sair. Quem recebe vê no link.' : <strong>{words}</strong>}
      </p>
      {undoable !== null && (
        <div>
          <Button
            size="small"
            variant="quiet"
            label={`Desfazer ${visitStepLabels[undoable]}: ${place}`}
            icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden />}
            onPress={() => onUndo?.(undoable)}
            onFailure={(reason) => setProblem(failureMessage(reason))}
          >
            Desfazer
          </Button>
        </div>
      )}
      {isUnsent && (
        <Banner tone="yellow" icon={<CloudOff size={20} strokeWidth={1.75} aria-hidden />} live>
          Ainda não enviado: segue quando a rede voltar.
        </Banner>
      )}
      {problem !== null && (
        <Banner tone="red" icon={<CircleAlert size={20} strokeWidth={1.75} />} live>
          {problem}
        </Banner>
      )}
      {steps.length > 0 && (
        <Steps>
          {steps.map((step, order) => (
            <Button
              key={step}
              wide
              variant={isNext && order === 0 ? 'primary' : 'secondary'}
              label={`${visitStepLabels[step]}: ${place}`}
              onPress={() => say(step)}
              onFailure={(reason) => setProblem(failureMessage(reason))}
            >
              {visitStepLabels[step]}
            </Button>
          ))}
        </Steps>
      )}
      {isAhead && start !== null && !hasVisitBegun(visit, now) && (
        <Text soft>
          “Feito” e “Cliente ausente” aparecem às {wallClock(start, zone).time.replace(':', 'h')}, quando a
          visita começa.
        </Text>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={question?.title ?? ''}
        description={question?.description(visitWords)}
        action={asked === null ? '' : visitStepLabels[asked]}
        variant={asked === 'absent' ? 'danger' : 'primary'}
        dismissal="Manter como está"
        onConfirm={async () => asked !== null && onStep(asked)}
        onClose={() => setAsked(null)}
      />
    </Stack>
  )
}

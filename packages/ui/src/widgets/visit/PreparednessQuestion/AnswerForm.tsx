import {
  type PreparednessAnswer,
  PreparednessChoice,
  preparednessAnswerLabels,
  preparednessAnswers,
} from '@ensaio/domain'
import { useId } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Choice, Choices, Group } from '../../../primitives/form/choice-styles.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useStepForm } from '../../../primitives/form/useStepForm.ts'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { ContactWays } from './ContactWays.tsx'
import type { PreparednessQuestionProps } from './question-props.ts'

function actionFor(answer: PreparednessAnswer, canMove: boolean): string {
  if (answer === 'note') return 'Deixar recado'
  if (answer === 'ready') return 'Responder'
  return canMove ? 'Escolher outro dia' : 'Pedir outro dia'
}

/** The answers as radios; once one is chosen, a note and the button that sends it. */
export function AnswerForm(
  props: PreparednessQuestionProps & { labelledBy: string; onDone: () => void },
) {
  const { session, draft, onDraft, rescheduleHref, contacts = [], onAnswer, onDone } = props
  const name = useId()
  const { answer } = draft
  const canMove = rescheduleHref !== undefined
  const { form, errors, pressing } = useStepForm(PreparednessChoice, draft, async () => {
    if (answer === null) return
    await onAnswer(answer, draft.note.trim())
    onDone()
  })
  return (
    <Stack as="form" gap={16} {...form}>
      <Group role="radiogroup" aria-labelledby={props.labelledBy}>
        <Choices>
          {preparednessAnswers.map((one) => (
            <Choice key={one}>
              <input
                type="radio"
                name={name}
                checked={one === answer}
                onChange={() => onDraft({ ...draft, answer: one })}
              />
              <span>{preparednessAnswerLabels[one]}</span>
            </Choice>
          ))}
        </Choices>
      </Group>
      {answer !== null && (
        <>
          {answer === 'another_day' && !canMove && (
            <Stack gap={4}>
              <Text soft>
                O horário não muda mais por aqui: a nossa equipe recebe o pedido, e a visita continua marcada até
                alguém decidir.
              </Text>
              <ContactWays ways={contacts} />
            </Stack>
          )}
          <Field
            label="Recado"
            required={answer === 'note'}
            optional={answer !== 'note'}
            hint={
              session.preparedness?.has_note
                ? 'O recado que você deixou continua valendo; escreva outro para trocá-lo.'
                : 'O fotógrafo e a empresa leem antes da visita.'
            }
            error={errors.note}
          >
            <TextArea
              rows={3}
              maxLength={500}
              value={draft.note}
              onChange={({ target }) => onDraft({ ...draft, note: target.value })}
            />
          </Field>
          <Row>
            <Button type="submit" variant="primary" waiting={pressing}>
              {actionFor(answer, canMove)}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}

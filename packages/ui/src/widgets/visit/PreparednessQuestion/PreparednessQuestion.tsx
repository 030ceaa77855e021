import { preparednessQuestion, subjectOf } from '@ensaio/domain'
import { useEffect, useId, useRef, useState } from 'react'
import { focusNearest } from '../../../primitives/action/near-focus.ts'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Answered } from './Answered.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import type { PreparednessQuestionProps } from './question-props.ts'

/**
 * "O imóvel está pronto?": yes, another day is needed, or a note alone, changed until the visit begins (rule preparedness). An answer
 * that was given is shown with its time and without its note.
 */
export function PreparednessQuestion(props: PreparednessQuestionProps) {
  const { session, draft, focused = false } = props
  const { preparedness } = session
  const [isChanging, setChanging] = useState(false)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  // A link of a mail may choose another answer than the one that was given.
  const isOpen =
    isChanging || !preparedness || (draft.answer !== null && draft.answer !== preparedness.answer)

  const change = () => {
    props.onDraft({ ...draft, answer: preparedness?.answer ?? null })
    setChanging(true)
  }

  // The pressed button is gone.
  useEffect(() => {
    if (isChanging) section.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }, [isChanging])

  // The answer takes the place of the form and of its button.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && section.current) focusNearest([section.current])
    wasOpen.current = isOpen
  }, [isOpen])

  useEffect(() => {
    if (!focused) return
    section.current?.scrollIntoView({ block: 'center' })
    section.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [focused])

  return (
    <Stack as="section" gap={16} aria-labelledby={id} ref={section}>
      <Heading level={2} id={id}>
        {preparednessQuestion(subjectOf(session.service))}
      </Heading>
      {isOpen || !preparedness ? (
        <AnswerForm {...props} labelledBy={id} onDone={() => setChanging(false)} />
      ) : (
        <Answered {...props} preparedness={preparedness} onChange={change} />
      )}
    </Stack>
  )
}

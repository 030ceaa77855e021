import { CommentForm, longestComment } from '@ensaio/domain'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/action/Button/Button.tsx'
import { failureMessage } from '../../primitives/feedback/failure-report.ts'
import { useToast } from '../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../primitives/form/Field/Field.tsx'
import { useLeaveWarning } from '../../primitives/form/useLeaveWarning.ts'
import { useStepForm } from '../../primitives/form/useStepForm.ts'
import { TextArea } from '../../primitives/input/TextArea/TextArea.tsx'
import { Row, Stack } from '../../primitives/layout/Layout/Layout.tsx'
import type { Drafts } from './conversation.ts'

const longestQuote = 60

/** The beginning of a text, to say which one it is. */
const quoted = (text: string) =>
  `“${text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text}”`

/** The form of a comment. Keeps unsent text in `drafts` under `name`, and tells a failure also once the form is gone. */
export function CommentEditor(props: {
  label: string
  /** The label of the submit button. */
  action: string
  drafts: Drafts
  name: string
  hint?: ReactNode
  /** Below the text: the point it is about. */
  children?: ReactNode
  onSend: (text: string) => Promise<unknown>
  onCancel: () => void
}) {
  const { drafts, name } = props
  const [text, setText] = useState(drafts.get(name)?.text ?? '')
  const { fail } = useToast()
  const isGone = useRef(false)
  const { form, errors, pressing } = useStepForm(CommentForm, { text }, async () => {
    try {
      await props.onSend(text.trim())
    } catch (reason) {
      if (!isGone.current) throw reason
      return fail(`${quoted(text.trim())} não foi enviado, e ficou escrito. ${failureMessage(reason)}`)
    }
    drafts.delete(name)
  })
  useLeaveWarning(text.trim() !== '')

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  function type(next: string) {
    setText(next)
    drafts.set(name, { pin: drafts.get(name)?.pin ?? null, text: next })
  }

  function sendByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
    if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit()
  }

  return (
    <Stack as="form" gap={12} {...form}>
      <Field label={props.label} required hint={props.hint} error={errors.text}>
        <TextArea
          autoFocus
          maxLength={longestComment}
          readOnly={pressing}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={sendByKey}
        />
      </Field>
      {props.children}
      <Row gap={8}>
        <Button type="submit" variant="primary" size="small" waiting={pressing}>
          {props.action}
        </Button>
        <Button size="small" variant="quiet" onPress={props.onCancel}>
          Cancelar
        </Button>
      </Row>
    </Stack>
  )
}

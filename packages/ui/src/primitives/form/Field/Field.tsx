import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, space, text } from '../../../theme/tokens.ts'
import { FieldContext } from '../field-context.ts'

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
  min-width: 0;
`

const Label = styled.label`
  font-size: ${text.size15};
  font-weight: 500;
  line-height: 1.4;
  justify-self: start;
  max-width: 100%;

  small {
    margin-left: ${space[4]};
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.size15};
  line-height: 1.4;
`

const Problem = styled.p`
  display: flex;
  gap: ${space[8]};
  color: ${color.danger};
  font-size: ${text.size15};
  font-weight: 500;
  line-height: 1.4;

  svg {
    flex: none;
    margin-top: 0.18em;
  }
`

/** The mark of a required field; the input itself carries aria-required. */
const Mark = styled.span`
  color: ${color.danger};
  margin-left: 0.2em;
`

/** A label, one input, a hint and an error, linked for screen readers. */
export function Field(props: {
  label: ReactNode
  /** Help text; stays visible when there is an error. */
  hint?: ReactNode
  /** What is wrong and how to correct it, as a sentence. */
  error?: ReactNode
  required?: boolean
  /** Shows "(opcional)" beside the label; use it where most fields are required. */
  optional?: boolean
  /** TextInput, TextArea, Select, MaskedInput, or anything that uses `useFieldControl`. */
  children: ReactNode
}) {
  const id = useId()
  const hintId = props.hint ? `${id}-hint` : undefined
  const errorId = props.error ? `${id}-error` : undefined
  const control = {
    id,
    describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined,
    invalid: Boolean(props.error),
    required: props.required === true,
  }
  return (
    <Box>
      <Label htmlFor={id}>
        {props.label}
        {props.required && <Mark aria-hidden="true">*</Mark>}
        {props.optional && <small>(opcional)</small>}
      </Label>
      <FieldContext value={control}>{props.children}</FieldContext>
      {props.error && (
        <Problem id={errorId}>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{props.error}</span>
        </Problem>
      )}
      {props.hint && <Hint id={hintId}>{props.hint}</Hint>}
    </Box>
  )
}

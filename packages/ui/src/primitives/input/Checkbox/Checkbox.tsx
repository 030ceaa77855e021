import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styled from 'styled-components'
import { color, media, radius, space, text } from '../../../theme/tokens.ts'

const Line = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${space[12]};
  align-items: start;
`

const Box = styled.input`
  appearance: none;
  display: grid;
  place-content: center;
  width: 20px;
  height: 20px;
  margin: 2px 0 0;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  cursor: pointer;

  &[type='radio'] {
    border-radius: 50%;
  }

  &::after {
    content: '';
    width: 11px;
    height: 6px;
    margin-top: -3px;
    border: solid ${color.onAction};
    border-width: 0 0 2px 2px;
    rotate: -45deg;
    opacity: 0;
  }

  &[type='radio']::after {
    width: 8px;
    height: 8px;
    margin: 0;
    border: 0;
    border-radius: 50%;
    background: ${color.onAction};
  }

  &:hover {
    border-color: ${color.ink};
  }

  &:checked {
    background: ${color.action};
    border-color: ${color.action};
  }

  &:checked::after {
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }

  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    appearance: auto;
    &::after {
      content: none;
    }
  }
`

const Label = styled.label`
  font-size: ${text.size15};
  line-height: 1.6;
  cursor: pointer;

  :disabled + & {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }

  ${media.phone} {
    padding-block: ${space[8]};
    margin-block: calc(-1 * ${space[8]});
  }
`

const Note = styled.p<{ $bad?: boolean }>`
  grid-column: 2;
  color: ${({ $bad }) => ($bad ? color.danger : color.inkSoft)};
  font-size: ${text.size15};
  line-height: 1.4;
`

/** Props of a checkbox: those of an input, a label, and a text below it. */
export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** `radio` for one of several under the same `name`. */
  type?: 'checkbox' | 'radio'
  ref?: Ref<HTMLInputElement>
}

/** A checkbox or a radio button; the label is part of the click target. */
export function Checkbox({ label, hint, error, type = 'checkbox', ...input }: CheckboxProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <Line>
      <Box
        id={id}
        type={type}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        aria-invalid={error ? true : undefined}
        {...input}
      />
      <Label htmlFor={input.id ?? id}>{label}</Label>
      {error && (
        <Note $bad id={errorId}>
          {error}
        </Note>
      )}
      {hint && <Note id={hintId}>{hint}</Note>}
    </Line>
  )
}

import type { Ref, TextareaHTMLAttributes } from 'react'
import styled from 'styled-components'
import { useFieldControl } from '../../form/field-context.ts'
import { controlLook } from '../control-look.ts'

const Area = styled.textarea`
  ${controlLook}
  resize: vertical;
  field-sizing: content;
  max-height: 20rem;

  && {
    min-height: 6rem;
  }
`

/** Several lines of text; grows with its content, up to a limit. */
export function TextArea(
  props: TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> },
) {
  const field = useFieldControl()
  return <Area rows={3} {...field} {...props} />
}

import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { color, space } from '../../../theme/tokens.ts'
import { useFieldControl } from '../../form/field-context.ts'
import { controlLook } from '../control-look.ts'

const Input = styled.input<{ $before: boolean; $after: boolean }>`
  ${controlLook}
  ${({ $before }) => $before && `padding-left: 2.75rem;`}
  ${({ $after }) => $after && `padding-right: 3.25rem;`}

  &::-webkit-search-cancel-button {
    appearance: none;
  }
`

const Frame = styled.span`
  position: relative;
  display: block;
`

const Slot = styled.span<{ $side: 'left' | 'right' }>`
  position: absolute;
  inset-block: 0;
  ${({ $side }) => $side}: ${({ $side }) => ($side === 'left' ? space[12] : '0')};
  display: grid;
  place-items: center;
  color: ${color.inkSoft};
`

/** Props of a text input: those of an input, and a slot on each side. */
export type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement>
  /** An icon at the left, 18 px. */
  before?: ReactNode
  /** A small control at the right, such as "mostrar senha". */
  after?: ReactNode
}

/** One line of text; works with react-hook-form's `register`. */
export function TextInput({ before, after, ...input }: TextInputProps) {
  const field = useFieldControl()
  const control = (
    <Input type="text" $before={Boolean(before)} $after={Boolean(after)} {...field} {...input} />
  )
  if (!before && !after) return control
  return (
    <Frame>
      {before && <Slot $side="left">{before}</Slot>}
      {control}
      {after && <Slot $side="right">{after}</Slot>}
    </Frame>
  )
}

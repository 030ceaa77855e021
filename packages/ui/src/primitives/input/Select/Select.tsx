import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import styled from 'styled-components'
import { color, space } from '../../../theme/tokens.ts'
import { useFieldControl } from '../../form/field-context.ts'
import { controlLook } from '../control-look.ts'

const Frame = styled.span`
  position: relative;
  display: block;
  min-width: 0;

  svg {
    position: absolute;
    right: ${space[12]};
    top: 50%;
    translate: 0 -50%;
    color: ${color.inkSoft};
    pointer-events: none;
  }
`

const Native = styled.select`
  ${controlLook}
  appearance: none;
  padding-right: 2.5rem;
  text-overflow: ellipsis;
  cursor: pointer;
`

/** A native select for short lists; pass `<option>`s. */
export function Select(props: SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> }) {
  const field = useFieldControl()
  return (
    <Frame>
      <Native {...field} {...props} />
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
    </Frame>
  )
}

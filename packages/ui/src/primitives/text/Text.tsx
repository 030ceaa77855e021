import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, type TextSize, tabular, text } from '../../theme/tokens.ts'

const Look = styled.p<{
  $size: TextSize
  $soft: boolean
  $strong: boolean
  $numbers: boolean
  $clip: boolean
}>`
  max-width: 68ch;
  font-size: ${({ $size }) => text[$size]};
  color: ${({ $soft }) => ($soft ? color.inkSoft : 'inherit')};
  font-weight: ${({ $strong }) => ($strong ? 600 : 'inherit')};
  ${({ $numbers }) => $numbers && tabular}
  ${({ $clip }) => $clip && 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'}
`

/** A line or a paragraph, at most 68 characters wide. `soft` is for secondary text (15 px or more), `numbers` aligns digits. */
export function Text(props: {
  size?: TextSize
  soft?: boolean
  strong?: boolean
  numbers?: boolean
  /** One line, cut with an ellipsis. */
  clip?: boolean
  as?: 'p' | 'span' | 'div' | 'strong' | 'dd' | 'dt' | 'time'
  id?: string
  children: ReactNode
}) {
  return (
    <Look
      as={props.as}
      id={props.id}
      $size={props.size ?? 'size15'}
      $soft={props.soft === true}
      $strong={props.strong === true}
      $numbers={props.numbers === true}
      $clip={props.clip === true}
    >
      {props.children}
    </Look>
  )
}

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { font, media, type TextSize, text } from '../../theme/tokens.ts'

const sizes: Record<TextSize, TextSize> = {
  size13: 'size13',
  size15: 'size15',
  size17: 'size17',
  size20: 'size20',
  size24: 'size24',
  size30: 'size24',
  size40: 'size30',
  size56: 'size40',
}

const Look = styled.h2<{ $size: TextSize }>`
  font-size: ${({ $size }) => text[$size]};
  font-family: ${({ $size }) => (['size30', 'size40', 'size56'].includes($size) ? font.display : font.text)};
  font-weight: 600;
  line-height: ${({ $size }) => (['size30', 'size40', 'size56'].includes($size) ? 1.1 : 1.25)};
  letter-spacing: ${({ $size }) => (['size30', 'size40', 'size56'].includes($size) ? '-0.025em' : '-0.01em')};

  ${media.phone} {
    font-size: ${({ $size }) => text[sizes[$size]]};
  }
`

const usual = { 1: 'size30', 2: 'size20', 3: 'size17' } as const

/** A heading. `level` is the heading level, `size` its text size (one step smaller on phones from 30 px). */
export function Heading(props: { level: 1 | 2 | 3; size?: TextSize; id?: string; children: ReactNode }) {
  return (
    <Look as={`h${props.level}`} $size={props.size ?? usual[props.level]} id={props.id}>
      {props.children}
    </Look>
  )
}

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, motion, radius } from '../../../theme/tokens.ts'
import { type LinkProps, useLink } from '../LinkProvider/LinkProvider.tsx'

const Look = styled.a<{ $quiet: boolean }>`
  color: ${({ $quiet }) => ($quiet ? 'inherit' : color.action)};
  font-weight: ${({ $quiet }) => ($quiet ? 'inherit' : 500)};
  text-decoration-color: ${({ $quiet }) => ($quiet ? 'transparent' : 'color-mix(in srgb, currentColor 45%, transparent)')};
  text-decoration-line: underline;
  transition: text-decoration-color ${motion.quick};
  border-radius: ${radius.small};

  &:hover {
    text-decoration-color: currentColor;
  }
`

/** A link in running text. `quiet` inherits the text colour (titles of rows); `external` opens a new tab. */
export function TextLink({
  quiet = false,
  external = false,
  children,
  ...anchor
}: LinkProps & { quiet?: boolean; external?: boolean; children: ReactNode }) {
  const link = useLink()
  const elsewhere = external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <Look as={external ? 'a' : link} $quiet={quiet} {...elsewhere} {...anchor}>
      {children}
    </Look>
  )
}

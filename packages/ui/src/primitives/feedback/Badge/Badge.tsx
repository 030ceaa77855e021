import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ToneName } from '../../../theme/brand.ts'
import { useThemeWarning } from '../../../theme/ThemeProvider.tsx'
import { radius, space, text, tone } from '../../../theme/tokens.ts'

const Look = styled.span<{ $tone: ToneName }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  padding: 0.2em 0.7em 0.2em 0.55em;
  border-radius: ${radius.full};
  background: ${({ $tone }) => tone[$tone].fill};
  color: ${({ $tone }) => tone[$tone].text};
  font-size: ${text.size13};
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;

  svg {
    flex: none;
  }

  @media (max-width: 22em) {
    white-space: normal;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/** A short label in a tone; the icon (14 px) and the text carry the meaning, never the colour alone. */
export function Badge(props: { tone: ToneName; icon: ReactNode; children: ReactNode }) {
  useThemeWarning('Badge')
  return (
    <Look $tone={props.tone}>
      {props.icon}
      {props.children}
    </Look>
  )
}

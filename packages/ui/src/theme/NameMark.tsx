import styled from 'styled-components'
import { useBrand } from './ThemeProvider.tsx'
import { color, font } from './tokens.ts'

const Mark = styled.span<{ $size: number }>`
  position: relative;
  display: inline-block;
  color: ${color.ink};
  font: 700 ${({ $size }) => $size}px / 1 ${font.display};
  letter-spacing: -0.045em;
  white-space: nowrap;
  padding: 0.2em 0 0 0.24em;
`

const Corner = styled.svg`
  position: absolute;
  inset: 0 auto auto 0;
  width: 0.5em;
  height: 0.5em;
  color: ${color.action};
`

const LoneCorner = styled.svg`
  color: ${color.action};
  flex: none;
`

/** The name mark: the brand's name with a viewfinder corner at its top left, or the corner alone for small places. `size` in px. */
export function NameMark({ size = 24, variant = 'full' }: { size?: number; variant?: 'full' | 'corner' }) {
  const { name } = useBrand()
  if (variant === 'corner') {
    return (
      <LoneCorner width={size} height={size} viewBox="0 0 16 16" fill="none" role="img" aria-label={name}>
        <path d="M2.5 14V2.5H14" stroke="currentColor" strokeWidth="3" />
      </LoneCorner>
    )
  }
  return (
    <Mark $size={size}>
      <Corner viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path d="M1.5 16V1.5H16" stroke="currentColor" strokeWidth="3" />
      </Corner>
      {name}
    </Mark>
  )
}

import styled from 'styled-components'
import type { Mark } from './brand.ts'
import { useBrand } from './ThemeProvider.tsx'
import { color, font, radius } from './tokens.ts'

const Name = styled.span<{ $size: number; $place: Mark['place'] }>`
  position: relative;
  display: inline-block;
  color: ${color.ink};
  font: 700 ${({ $size }) => $size}px / 1 ${font.display};
  letter-spacing: -0.045em;
  text-wrap: balance;
  padding: ${({ $place }) => ($place === 'corner' ? '0.2em 0 0 0.24em' : '0 0 0 0.9em')};

  &:has(> img) {
    padding: 0;
  }

  /* Most logos are drawn for paper, so in dark they stand on a white plate. */
  > img {
    height: 1.5em;
    max-width: min(8em, 40vw);
    object-fit: contain;
    border-radius: ${radius.small};
    background: light-dark(transparent, #fff);
    outline: 0.15em solid light-dark(transparent, #fff);
  }
`

const Beside = styled.svg<{ $place: Mark['place'] }>`
  position: absolute;
  inset: 0 auto auto 0;
  width: ${({ $place }) => ($place === 'corner' ? '0.5em' : '0.8em')};
  height: ${({ $place }) => ($place === 'corner' ? '0.5em' : '0.8em')};
  margin-top: ${({ $place }) => ($place === 'corner' ? '0' : '0.1em')};
  color: ${color.action};
`

const Alone = styled.svg`
  color: ${color.action};
  flex: none;
`

/** The name mark: the brand's logo, or its name with the symbol, or the symbol alone for small places. `size` in px. */
export function NameMark({ size = 24, variant = 'full' }: { size?: number; variant?: 'full' | 'corner' }) {
  const { name, mark, logo } = useBrand()
  if (variant === 'corner') {
    return (
      <Alone width={size} height={size} viewBox="0 0 16 16" fill="none" role="img" aria-label={name}>
        <path d={mark.alone} stroke="currentColor" strokeWidth="3" />
      </Alone>
    )
  }
  if (logo) {
    return (
      <Name $size={size} $place={mark.place}>
        <img src={logo} alt={name} />
      </Name>
    )
  }
  return (
    <Name $size={size} $place={mark.place}>
      <Beside $place={mark.place} viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path d={mark.beside} stroke="currentColor" strokeWidth="3" />
      </Beside>
      {name}
    </Name>
  )
}

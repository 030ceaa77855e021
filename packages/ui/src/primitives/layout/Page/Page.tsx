import styled from 'styled-components'
import { media, space } from '../../../theme/tokens.ts'

const limitOf = ({ narrow, wide }: { narrow?: boolean; wide?: boolean }) =>
  wide ? 'none' : `calc(${narrow ? '720px' : '1200px'} + 2 * ${space[32]})`

/** The width and gutters of a page: 1200 px at most (`narrow`: 720; `wide`: the whole window, for a table of many columns), 16 px at the sides on phones and 32 on desktops. */
export const Page = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'narrow' && prop !== 'wide',
})<{
  narrow?: boolean
  wide?: boolean
}>`
  width: 100%;
  max-width: ${limitOf};
  margin-inline: auto;
  padding: ${space[32]} ${space[32]} ${space[64]};

  ${media.phone} {
    padding: ${space[16]} ${space[16]} ${space[48]};
  }
`

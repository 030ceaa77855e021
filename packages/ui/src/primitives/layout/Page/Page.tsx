import styled from 'styled-components'
import { media, space } from '../../../theme/tokens.ts'

/** The width and gutters of a page: 1200 px at most (`narrow`: 720), 16 px at the sides on phones and 32 on desktops. */
export const Page = styled.div.withConfig({ shouldForwardProp: (prop) => prop !== 'narrow' })<{
  narrow?: boolean
}>`
  width: 100%;
  max-width: calc(${({ narrow }) => (narrow ? '720px' : '1200px')} + 2 * ${space[32]});
  margin-inline: auto;
  padding: ${space[32]} ${space[32]} ${space[64]};

  ${media.phone} {
    padding: ${space[16]} ${space[16]} ${space[48]};
  }
`

import styled from 'styled-components'
import { media, space } from '../../../theme/tokens.ts'

/** The lists beside the board; on a phone below it. */
export const Parts = styled.div`
  display: grid;
  gap: ${space[24]};

  > * {
    min-width: 0;
  }

  @media (min-width: 1024px) {
    grid-template-columns: 16rem minmax(0, 1fr);
    align-items: start;
  }
`

/** The lists, before the board where there is room for both, and after it elsewhere. */
export const Beside = styled.div`
  @media (max-width: 1023.98px) {
    order: 1;
  }
`

/** The table needs the width of a tablet. */
export const OnDesktop = styled.div`
  ${media.phone} {
    display: none;
  }
`

/** Below that, one photographer at a time. */
export const OnPhone = styled.div`
  ${media.desktop} {
    display: none;
  }
`

import styled from 'styled-components'
import { media, space } from '../../../theme/tokens.ts'
import { Cover } from '../invitation-styles.ts'

/** Side by side on a desktop; on a phone the aside comes before the step. */
export const Columns = styled.div`
  display: grid;
  gap: ${space[32]};

  ${media.phone} {
    gap: ${space[16]};
  }

  ${media.desktop} {
    grid-template-columns: minmax(260px, 4fr) minmax(0, 8fr);
    gap: ${space[32]} clamp(${space[32]}, 5vw, ${space[64]});
    align-items: start;
  }
`

/** The invitation or the summary; stays visible while the step scrolls. */
export const Aside = styled.aside<{ $wideOnly: boolean }>`
  display: grid;
  gap: ${space[16]};
  min-width: 0;

  ${media.phone} {
    ${({ $wideOnly }) => $wideOnly && 'display: none;'}
  }

  ${media.desktop} {
    position: sticky;
    top: ${space[32]};
  }
`

/** The photograph of the later steps, on wide screens only. */
export const WideCover = styled(Cover)`
  ${media.phone} {
    display: none;
  }
`

/** The step indicator and the current step. */
export const Main = styled.div`
  display: grid;
  gap: ${space[32]};
  min-width: 0;

  ${media.phone} {
    gap: ${space[16]};
  }
`

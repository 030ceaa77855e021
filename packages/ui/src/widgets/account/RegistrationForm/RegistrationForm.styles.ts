import styled from 'styled-components'
import { color, media, radius, space } from '../../../theme/tokens.ts'

/** The offer beside the form, or above it on narrow screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${space[32]} ${space[64]};
  align-items: start;

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Title, sentence and prices; stays visible while the form scrolls. */
export const Offer = styled.div`
  display: grid;
  gap: ${space[32]};

  @media (min-width: 1024px) {
    position: sticky;
    top: ${space[32]};
  }
`

/** The form, on a sheet. */
export const Sheet = styled.form`
  display: grid;
  gap: ${space[24]};
  padding: ${space[32]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  ${media.phone} {
    padding: 0;
    background: none;
    border: 0;
  }
`

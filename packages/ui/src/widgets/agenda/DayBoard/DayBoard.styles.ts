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

    /* Board and map side by side; the lists below both until there is room for three. */
    &[data-map] {
      grid-template-columns: minmax(0, 1fr) clamp(21rem, 32vw, 30rem);
      grid-template-areas: 'board map' 'lists lists';
    }
  }

  @media (min-width: 1600px) {
    &[data-map] {
      grid-template-columns: 16rem minmax(0, 1fr) 28rem;
      grid-template-areas: 'lists board map';
    }
  }
`

/** The map, where it is open. */
export const BesideMap = styled.div`
  @media (min-width: 1024px) {
    grid-area: map;
  }
`

/** The lists, before the board where there is room for both, and after it elsewhere. */
export const Beside = styled.div`
  [data-map] > & {
    @media (min-width: 1024px) {
      grid-area: lists;
    }
  }

  @media (max-width: 1023.98px) {
    order: 1;
  }
`

/** The table needs the width of a tablet. */
export const OnDesktop = styled.div`
  [data-map] > & {
    @media (min-width: 1024px) {
      grid-area: board;
    }
  }

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

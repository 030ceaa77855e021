import styled from 'styled-components'
import { color, media, space, text } from '../../../theme/tokens.ts'

/** The card measures itself, so that it fits a whole page and a narrow column alike. */
export const Frame = styled.div`
  container-type: inline-size;
`

/** The address left, the next step right; below each other on a phone. */
export const Top = styled.div`
  display: grid;
  gap: ${space[24]};

  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[48]};
    align-items: end;
  }
`

/** Status, address and unit. */
export const Place = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  min-width: 0;

  h1 {
    margin-top: ${space[4]};
    overflow-wrap: anywhere;
  }
`

/** The next step, below the corner of the viewfinder; gold when the viewer has to act. */
export const Next = styled.section<{ $turn: boolean }>`
  position: relative;
  padding: ${space[16]} 0 0 ${space[16]};

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: 28px;
    height: 28px;
    border: solid ${({ $turn }) => ($turn ? color.gold : color.action)};
    border-width: 3px 0 0 3px;
  }

  h2 {
    margin-bottom: ${space[4]};
    color: ${color.inkSoft};
    font-size: ${text.size15};
    font-weight: 500;
  }

  p {
    font-size: ${text.size17};
    line-height: 1.45;
  }
`

/** Company, service and, at the end, the cancel button. */
export const About = styled.div`
  display: grid;
  gap: ${space[16]} ${space[32]};
  align-items: center;
  margin-top: ${space[24]};
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};

  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > ul {
      grid-row: 2;
    }

    > :last-child:not(ul) {
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }
`

/** The logo beside the company's name and the facts of the order. */
export const Owner = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;

  strong {
    font-weight: 600;
    font-size: ${text.size17};
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`

/** Name and value of a fact in one breath, the facts after one another. */
export const Order = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[16]};
  line-height: 1.45;

  dt,
  dd {
    display: inline;
  }

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0 0 0 ${space[4]};
    overflow-wrap: anywhere;
  }
`

/** Products in a row, each an icon and its name. */
export const Products = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[24]};

  li {
    display: flex;
    gap: ${space[8]};
    align-items: center;
  }

  svg {
    flex: none;
    color: ${color.action};
  }
`

/** The cancel button with its reason under it, or the word that it is done. */
export const Cancel = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: end;
  max-width: 36ch;
  margin-left: auto;
  text-align: right;

  ${media.phone} {
    justify-items: start;
    margin-left: 0;
    text-align: left;
  }
`

import styled from 'styled-components'
import { color, media, space, tabular } from '../../../theme/tokens.ts'

/** The items of a service, side by side. */
export const Items = styled.ul`
  && {
    padding: 0 ${space[24]} ${space[16]};
  }

  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  color: ${color.inkSoft};

  > li {
    display: inline-flex;
    gap: ${space[8]};
    align-items: center;
  }

  ${media.phone} {
    && {
      padding-inline: ${space[16]};
    }
  }
`

/** A price on a phone: city and area left, price and buttons right. */
export const Figures = styled.div`
  display: flex;
  gap: ${space[16]};
  justify-content: space-between;

  > :last-child {
    display: grid;
    flex: none;
    justify-items: end;
    align-content: space-between;
    margin-bottom: -${space[12]};
    ${tabular}
  }
`

/** A quiet button aligned with the end of its column. */
export const AtEdge = styled.span`
  margin-right: -${space[12]};
`

/** The content below the prices, or in their place. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  padding: ${space[8]} ${space[12]};
  border-top: 1px solid ${color.line};

  > span {
    margin-left: ${space[12]};
  }
`

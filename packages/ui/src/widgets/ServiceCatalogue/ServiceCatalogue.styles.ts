import styled from 'styled-components'
import { color, media, space } from '../../theme/tokens.ts'

/** What a service delivers, side by side. */
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

/** What stands under the prices, or in their place. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  padding: ${space[8]} ${space[12]};
  border-top: 1px solid ${color.line};

  > :is(p, span) {
    margin-left: ${space[12]};
  }
`

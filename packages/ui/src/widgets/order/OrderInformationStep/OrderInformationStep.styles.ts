import styled from 'styled-components'
import { color, media, space } from '../../../theme/tokens.ts'

/** A section of the form, with a heading. */
export const Part = styled.section`
  display: grid;
  gap: ${space[24]};
  min-width: 0;
  padding-top: ${space[24]};
  border-top: 1px solid ${color.line};
`

/** The list of units. */
export const Lines = styled.ol`
  display: grid;
  gap: ${space[16]};
  padding: 0;
  list-style: none;

  ${media.phone} {
    gap: ${space[24]};
  }
`

/** One unit. On a desktop only the first shows its labels; those of the others are for screen readers. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) 44px;
  gap: ${space[12]} ${space[16]};
  align-items: start;

  > :last-child {
    align-self: start;
    margin-top: calc(1.4 * 0.9375rem + ${space[4]});
  }

  ${media.desktop} {
    &:not(:first-child) {
      label {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      > :last-child {
        margin-top: 0;
      }
    }
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 44px;

    > :nth-child(2) {
      grid-column: span 2;
    }

    > :nth-child(3) {
      grid-area: 2 / 1 / auto / span 2;
    }
  }
`

/** The number of units, and the button that adds one. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
  color: ${color.inkSoft};
`

/** A live region; while empty it adds no gap to the layout. */
export const Announced = styled.div`
  &:empty {
    position: absolute;
  }
`

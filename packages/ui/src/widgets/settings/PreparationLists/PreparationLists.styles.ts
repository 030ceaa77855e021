import styled from 'styled-components'
import { color, media, space } from '../../../theme/tokens.ts'

/** What the list is for, above it. */
export const Intro = styled.p`
  max-width: 68ch;
  color: ${color.inkSoft};
  padding: 0 ${space[24]} ${space[16]};

  ${media.phone} {
    padding: 0 ${space[16]} ${space[16]};
  }
`

/** The lists as rows. */
export const Lists = styled.ul`
  border-top: 1px solid ${color.line};
`

/** One list: its kind and size, and how it begins; below each other on a phone. */
export const List = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[8]} ${space[24]};
  padding: ${space[12]} ${space[24]};
  line-height: 1.4;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.line};
  }

  > div {
    display: grid;
    gap: ${space[4]};
    align-content: center;
    justify-items: start;
    min-width: 0;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[12]} ${space[16]};
  }
`

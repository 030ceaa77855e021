import styled from 'styled-components'
import { color, media, space, tabular } from '../../../theme/tokens.ts'

/** Entries one below the other, in a card. */
export const Entries = styled.ol`
  display: grid;

  > li {
    padding: ${space[16]} ${space[24]};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  > li + li {
    border-top: 1px solid ${color.line};
  }

  ${media.phone} {
    > li {
      padding: ${space[12]} ${space[16]};
    }
  }
`

/** Subject and time below the sentence. */
export const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  align-items: baseline;
  margin-top: ${space[4]};
  color: ${color.inkSoft};
  ${tabular}

  a {
    display: inline-block;
    padding: ${space[4]} 0;
  }
`

/** The fields that an entry changed. */
export const Changes = styled.dl`
  display: grid;
  gap: ${space[8]};
  padding-bottom: ${space[8]};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 14rem) minmax(0, 1fr);
    gap: 0 ${space[16]};
  }

  dt {
    color: ${color.inkSoft};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[8]};
    align-items: center;
    min-width: 0;
    ${tabular}
  }

  del {
    color: ${color.inkSoft};
  }

  ins {
    text-decoration: none;
    font-weight: 600;
  }

  ${media.phone} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** The filters in a row, stacked on phones. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[16]};
  align-items: start;

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

import styled from 'styled-components'
import { color, media, space, tabular } from '../../../theme/tokens.ts'

/** Day, name, place and the button, on one line of a desktop. */
export const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(150px, 2fr) minmax(0, 4fr) minmax(0, 3fr) auto;

    > button {
      /* Beside the inputs, under the height of a label. */
      margin-top: calc(1.4em + ${space[4]});
    }
  }
`

/** The holidays. */
export const Entries = styled.ul`
  border-top: 1px solid ${color.line};
`

/** One holiday: day, name, city, button; the day on top on a phone. */
export const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr) minmax(0, 3fr) 36px;
  gap: 0 ${space[16]};
  align-items: center;
  min-height: 60px;
  padding: ${space[12]} ${space[16]} ${space[12]} ${space[24]};
  line-height: 1.4;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.line};
  }

  strong {
    font-weight: 600;
  }

  > span {
    color: ${color.inkSoft};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[12]} ${space[8]} ${space[12]} ${space[16]};

    > :is(time, strong, span) {
      grid-column: 1;
    }

    > strong {
      grid-row: 1;
    }

    > button {
      grid-column: 2;
      grid-row: 1 / 4;
    }
  }
`

/** The day. */
export const Day = styled.time`
  ${tabular}

  &::first-letter {
    text-transform: uppercase;
  }

  ${media.phone} {
    color: ${color.inkSoft};
  }
`

/** The collapsed holidays of a later year; its header is as high as a holiday and pressable everywhere. */
export const Year = styled.div`
  border-top: 1px solid ${color.line};

  details > summary {
    display: flex;
    justify-content: space-between;
    min-height: 60px;
    padding-inline: ${space[24]};
    ${tabular}

    ${media.phone} {
      padding-inline: ${space[16]};
    }
  }
`

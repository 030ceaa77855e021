import styled from 'styled-components'
import { color, radius, space, tabular, text } from '../../theme/tokens.ts'

/** One thread: what it is about, its comments, and what can be done with it. */
export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[16]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  &[data-current='true'] {
    border-color: ${color.action};
    box-shadow: inset 0 0 0 1px ${color.action};
  }
`

/** Its head: a mark or a small picture, the matter, and a badge. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[12]};

  h3,
  h4 {
    flex: 1 1 8rem;
    min-width: 0;
    font-size: ${text.size15};
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`

/** The number of a thread, as its pin shows it. */
export const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 28px;
  height: 28px;
  border-radius: ${radius.full};
  background: ${({ $done }) => ($done ? color.sunken : color.action)};
  color: ${({ $done }) => ($done ? color.ink : color.onAction)};
  font-size: ${text.size13};
  font-weight: 700;
  ${tabular}
`

/** The comments, the oldest first; answers are set in. */
export const Comments = styled.ol`
  display: grid;
  gap: ${space[12]};

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]} ${space[8]};
    align-items: start;
    line-height: 1.4;
  }

  > li + li {
    padding-left: ${space[12]};
    border-left: 2px solid ${color.line};
  }

  > li > div {
    min-width: 0;
  }

  > li > div > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[8]};
  }

  strong {
    min-width: 0;
    font-size: ${text.size15};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  time {
    color: ${color.inkSoft};
    font-size: ${text.size15};
    white-space: nowrap;
    ${tabular}
  }

  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

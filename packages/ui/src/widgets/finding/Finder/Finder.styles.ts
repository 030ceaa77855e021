import styled from 'styled-components'
import { color, media, radius, space, text } from '../../../theme/tokens.ts'

/** The field, and what it found; as high while it is empty, so that the dialog keeps its place. */
export const Whole = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${space[12]};
  min-height: min(26rem, 55dvh);
  padding-bottom: ${space[12]};
`

/** Everything that was found. */
export const List = styled.div`
  margin-inline: calc(-1 * ${space[12]});
`

/** One kind. */
export const Kind = styled.div`
  &:not(:first-child) {
    margin-top: ${space[12]};
  }

  > p {
    padding: ${space[4]} ${space[12]};
    color: ${color.inkSoft};
    font-size: ${text.size15};
    font-weight: 500;
  }
`

/** One hit. */
export const Option = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space[12]};
  align-items: center;
  min-height: 44px;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  line-height: 1.4;
  cursor: pointer;
  overflow-wrap: anywhere;

  > svg {
    color: ${color.action};
  }

  > div > span {
    display: block;
    font-weight: 500;
  }

  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${text.size15};
  }

  &:hover,
  &[aria-selected='true'] {
    background: ${color.actionSoft};

    small {
      color: inherit;
    }
  }

  &[aria-selected='true'] {
    box-shadow: inset 0 0 0 2px ${color.action};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);

    > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
      margin-top: ${space[4]};
    }
  }
`

/** What to type, or that nothing was found. */
export const Note = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: start;
  justify-items: start;
  color: ${color.inkSoft};

  kbd {
    padding: 0 ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    font: inherit;
  }

  ${media.phone} {
    .keys {
      display: none;
    }
  }
`

import styled from 'styled-components'
import { color, layer, radius, shadow, space } from '../../../theme/tokens.ts'

/** The container that positions the list below its field. */
export const Frame = styled.div`
  position: relative;
  display: grid;
  gap: ${space[8]};
`

/** The list of places found, above the content below it. */
export const List = styled.ul`
  position: absolute;
  z-index: ${layer.sticky};
  top: calc(44px + 1.4 * 0.9375rem + ${space[8]});
  inset-inline: 0;
  padding: ${space[8]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  list-style: none;
`

/** One place. */
export const Option = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[12]};
  align-content: center;
  min-height: 44px;
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  line-height: 1.4;
  cursor: pointer;

  svg {
    margin-top: 0.1em;
    color: ${color.action};
  }

  span {
    font-weight: 500;
  }

  small {
    grid-column: 2;
    font-size: inherit;
    color: ${color.inkSoft};
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
`

/** A note in a muted colour. */
export const Note = styled.p`
  color: ${color.inkSoft};
`

import styled from 'styled-components'
import { color, space, tabular } from '../../../theme/tokens.ts'

/** Events on a thread; the newest one has the full dot. */
export const List = styled.ol`
  display: grid;
  width: 100%;

  > li {
    position: relative;
    padding: 0 0 ${space[16]} ${space[24]};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  > li::before {
    content: '';
    position: absolute;
    top: 0.42em;
    left: 0;
    width: 9px;
    height: 9px;
    border: 2px solid ${color.lineStrong};
    border-radius: 50%;
    background: ${color.surface};
  }

  > li:first-child::before {
    border-color: ${color.action};
    background: ${color.action};
  }

  > li::after {
    content: '';
    position: absolute;
    top: calc(0.42em + 13px);
    bottom: -0.42em;
    left: 4px;
    width: 1px;
    background: ${color.line};
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li:last-child::after {
    content: none;
  }

  p {
    font-weight: 500;
  }

  span {
    color: ${color.inkSoft};
    ${tabular}
  }
`

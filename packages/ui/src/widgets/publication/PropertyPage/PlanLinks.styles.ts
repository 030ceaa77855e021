import styled from 'styled-components'
import { color, media, radius, space, text } from '../../../theme/tokens.ts'

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** The names of rooms over a plan, 28 px to see and 44 px to hit. On paper nothing can be pressed. */
export const PlanRooms = styled.ul`
  > li {
    position: absolute;
    width: max-content;
    max-width: min(14rem, 100%);
  }

  > li:hover,
  > li:focus-within {
    z-index: 1;
  }

  && > li > :is(a, span) {
    position: relative;
    display: block;
    white-space: pre;
    padding: 0.2em ${space[8]};
    border: 1px solid ${color.line};
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${text.size13};
    line-height: 1.4;
    overflow: visible;
  }

  && > li > a {
    border-color: transparent;
    background: ${color.action};
    color: ${color.onAction};
    font-weight: 600;
    text-decoration: none;
    box-shadow: 0 1px 4px rgb(0 0 0 / 30%);
  }

  && > li > a {
    display: flex;
  }

  > li > a > span:last-child {
    flex: none;
  }

  ${media.phone} {
    > li > a:not(:hover, :focus) > span[data-narrow] {
      display: none;
    }
  }

  && > li > span,
  && > li > a > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* Where names would cover each other, the number stands alone. */
  i {
    font-style: normal;

    ${media.phone} {
      display: none;
    }
  }

  && > li > a::after {
    content: '';
    position: absolute;
    inset: -8px -2px;
  }

  && > li > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media print {
    display: none;
  }
`

/**
 * The point of a room, as shares of the picture; at the sides its name moves inwards, so that it does not leave the picture. It is at most
 * as wide as leaves place for the names beside it, and whole when it is chosen.
 */
export const PlanRoom = styled.li<{ $x: number; $y: number; $width: number }>`
  left: ${({ $x }) => percent($x)};
  top: ${({ $y }) => percent($y)};
  translate: -${({ $x }) => percent($x)} -50%;

  &&:not(:hover, :focus-within) {
    max-width: min(14rem, calc(${({ $width }) => percent($width)} - 4px));
  }
`

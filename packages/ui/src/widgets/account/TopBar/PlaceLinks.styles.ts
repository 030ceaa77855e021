import styled from 'styled-components'
import { color, media, motion, radius, shadow, space } from '../../../theme/tokens.ts'

/** "Mais" and the list that it opens, which on a phone are the last entries of the menu. */
export const More = styled.div`
  position: relative;

  ${media.phone} {
    position: static;
  }
`

/** Opens the list of the places of less use; underlined while one of them is on screen. */
export const MoreButton = styled.button<{ $current: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 64px;
  margin-inline: calc(-1 * ${space[8]});
  padding: 0 ${space[8]};
  border: 0;
  border-block: 3px solid transparent;
  border-block-end-color: ${({ $current }) => ($current ? color.action : 'transparent')};
  background: none;
  color: ${({ $current }) => ($current ? color.ink : color.inkSoft)};
  font: inherit;
  font-weight: 500;
  cursor: pointer;
  transition: color ${motion.quick};

  &:hover,
  &[aria-expanded='true'] {
    color: ${color.ink};
  }

  &:focus-visible {
    outline-offset: -6px;
  }

  /* Forced-colors mode would draw a transparent border. */
  @media (forced-colors: active) {
    border-block-color: Canvas ${({ $current }) => ($current ? 'Highlight' : 'Canvas')};
  }

  ${media.phone} {
    display: none;
  }
`

/** The list under "Mais": a sheet that floats on a desktop, part of the menu on a phone. */
export const MorePlaces = styled.ul<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  position: absolute;
  inset: calc(100% + ${space[4]}) auto auto calc(-1 * ${space[16]});
  z-index: 1;
  min-width: 200px;
  padding: ${space[8]} 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};

  && a {
    min-height: 44px;
    padding-inline: calc(${space[16]} - 3px) ${space[16]};
    border-block: 0;
    border-inline-start: 3px solid transparent;
  }

  && a[aria-current] {
    border-inline-start-color: ${color.action};
    background: ${color.actionSoft};
  }

  ${media.phone} {
    display: block;
    position: static;
    padding: 0;
    border: 0;
    border-radius: 0;
    box-shadow: none;

    &::before {
      content: '';
      display: block;
      margin: ${space[8]} ${space[16]};
      border-top: 1px solid ${color.line};
    }

    && a {
      min-height: 48px;
    }
  }
`

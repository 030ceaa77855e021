import styled from 'styled-components'
import { color, focusRing, motion, radius, space, text } from '../../../theme/tokens.ts'

/** Plans side by side, as many as fit. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${space[24]} ${space[16]};

  > li {
    display: grid;
    gap: ${space[8]};
    align-content: start;
    min-width: 0;
  }

  /* Where there is one column, what has no picture needs no room for one. */
  @media (max-width: 30em) {
    gap: ${space[16]};

    > li[data-file='true'] {
      grid-template-columns: 72px minmax(0, 1fr);
      gap: ${space[12]};
      align-items: center;
    }

    > li[data-file='true'] > :first-child {
      aspect-ratio: 1;
      gap: ${space[4]};
      font-size: ${text.size13};
      color: ${color.ink};
    }

    > li[data-file='true'] > :first-child svg {
      width: 24px;
      height: 24px;
    }
  }
`

/** The background of a plan: white in the dark theme, too, as its lines are black. */
export const Sheet = styled.div<{ $paper: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${space[8]};
  aspect-ratio: 4 / 3;
  width: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${({ $paper }) => ($paper ? 'white' : color.sunken)};
  color: ${color.inkSoft};
  font-size: ${text.size15};
  font-weight: 600;
  letter-spacing: 0.04em;
  text-decoration: none;
  overflow: clip;
  transition: border-color ${motion.quick};

  &:is(a, button) {
    cursor: pointer;
  }

  &:is(a, button):hover {
    border-color: ${color.action};
    color: ${color.action};
  }

  &:focus-visible {
    ${focusRing}
  }

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    padding: ${space[8]};
    object-fit: contain;
  }
`

/** The plan's name and its actions. */
export const Caption = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[8]};

  > div {
    min-width: 0;
    line-height: 1.4;
  }

  strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  span {
    color: ${color.inkSoft};
  }
`

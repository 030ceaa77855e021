import styled from 'styled-components'
import { color, focusRing, media, motion, radius, space } from '../../../theme/tokens.ts'

/** The carousel element. */
export const Frame = styled.div`
  display: grid;
  gap: ${space[8]};
`

/** Holds the slides: the current one in the middle, its neighbours at the edges. */
export const Stage = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  margin-inline: calc(-1 * ${space[32]});
  overflow: clip;
  touch-action: pan-y;
  user-select: none;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  ${media.phone} {
    margin-inline: calc(-1 * ${space[16]});
  }
`

/** One picture with its caption. */
export const Slide = styled.div<{ $away: number; $dragging: boolean }>`
  grid-area: 1 / 1;
  width: min(860px, 72vw);
  padding-inline: ${space[8]};
  translate: ${({ $away }) => $away * 100}%;
  visibility: ${({ $away }) => (Math.abs($away) > 1 ? 'hidden' : 'visible')};
  transition: ${({ $away, $dragging }) =>
    $dragging
      ? 'none'
      : `translate ${motion.calm}, visibility 0s ${Math.abs($away) > 1 ? 'var(--motion-calm)' : '0s'}`};

  ${media.phone} {
    width: 88vw;
  }

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${radius.card};
    background: ${color.sunken};
    opacity: ${({ $away }) => ($away === 0 ? 1 : 0.45)};
    transition: opacity ${motion.calm};
  }

  p {
    padding-top: ${space[12]};
    color: ${color.inkSoft};
    visibility: ${({ $away }) => ($away === 0 ? 'inherit' : 'hidden')};
  }

  ${media.phone} {
    img {
      aspect-ratio: 4 / 3;
    }
  }
`

/** The pause button, the dots, back and forward. */
export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  width: min(860px, 72vw);
  margin-inline: auto;

  > :is(:first-child, :last-child) {
    display: flex;
    flex: 1;
  }

  > :last-child {
    justify-content: flex-end;
  }

  ${media.phone} {
    width: 100%;
  }
`

/** The row of dots. */
export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`

/** A dot: 24 px target, 8 px visible, longer for the current picture. */
export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 32px;
  border-radius: ${radius.full};

  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: ${radius.full};
    background: ${color.lineStrong};
    transition: width ${motion.quick};
  }

  &:hover::before {
    background: ${color.ink};
  }

  &[aria-current]::before {
    width: 20px;
    background: ${color.action};
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
`

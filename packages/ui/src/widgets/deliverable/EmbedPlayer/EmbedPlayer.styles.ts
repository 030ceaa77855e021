import styled, { css } from 'styled-components'
import { color, focusRing, motion, radius, space, text } from '../../../theme/tokens.ts'

/** The frame of the embedded content, 16:9. */
export const Screen = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.control};
  background: ${color.sunken};
  overflow: clip;

  iframe,
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
`

/** The whole frame is the play button, with the corners of a viewfinder. */
export const Start = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[12]};
  width: 100%;
  padding: ${space[16]};
  border-radius: inherit;
  color: ${color.ink};
  font-weight: 600;
  cursor: pointer;

  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }

  small {
    color: ${color.inkSoft};
    font-size: ${text.size15};
    font-weight: 400;
  }

  &:hover > span:first-child {
    background: ${color.actionStrong};
  }
`

/** The sign of starting. */
export const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: ${radius.full};
  background: ${color.action};
  color: ${color.onAction};
  transition: background-color ${motion.quick};
`

/** The caption below the icon; on a picture, in a corner with a background of its own. */
export const Words = styled.span<{ $onStill: boolean }>`
  display: grid;
  justify-items: center;
  line-height: 1.4;
  text-align: center;

  ${({ $onStill }) =>
    $onStill &&
    css`
      position: absolute;
      inset: auto auto ${space[12]} ${space[12]};
      grid-auto-flow: column;
      gap: 0.3em;
      padding: ${space[4]} ${space[12]};
      border-radius: ${radius.full};
      background: ${color.surface};
    `}
`

/** The corners of a viewfinder. */
export const Corners = styled.span`
  position: absolute;
  inset: ${space[24]};
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    width: 24px;
    height: 24px;
    border: solid ${color.lineStrong};
  }

  &::before {
    inset: 0 auto auto 0;
    border-width: 2px 0 0 2px;
  }

  &::after {
    inset: auto 0 0 auto;
    border-width: 0 2px 2px 0;
  }
`

import styled from 'styled-components'
import { color, motion, radius, shadow, space, text } from '../../../theme/tokens.ts'

/** All of the parent, in which the pictures stand in the middle. */
export const Place = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  container-type: size;
`

/** The place of both pictures; a finger that moves up or down still scrolls the page. */
export const Box = styled.div`
  position: relative;
  width: 100cqw;
  height: 100cqh;
  overflow: hidden;
  background: ${color.sunken};
  cursor: ew-resize;
  touch-action: pan-y;
  user-select: none;
  -webkit-user-select: none;

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    -webkit-touch-callout: none;
  }
`

/** "Antes" and "Depois", legible over any picture; pale while the divider stands over them. */
export const Mark = styled.span`
  position: absolute;
  top: ${space[12]};
  margin-inline: ${space[12]};
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  font-size: ${text.size13};
  font-weight: 500;
  pointer-events: none;
  transition: opacity ${motion.quick};

  &[data-faint] {
    opacity: 0;
  }
`

/** The line between the pictures. */
export const Divider = styled.div`
  position: absolute;
  inset-block: 0;
  width: 3px;
  translate: -50%;
  background: white;
  box-shadow: ${shadow.float};

  @media (forced-colors: active) {
    background: Highlight;
  }
`

/** Takes the keys, and the focus of the divider; a pointer drags anywhere. */
export const Range = styled.input`
  position: absolute;
  top: 50%;
  left: 50%;
  width: 44px;
  height: 44px;
  margin: 0;
  translate: -50% -50%;
  opacity: 0;
  pointer-events: none;
`

/** The disc in the middle of the line. */
export const Knob = styled.span`
  position: absolute;
  top: 50%;
  left: 50%;
  display: grid;
  place-content: center;
  width: 44px;
  height: 44px;
  translate: -50% -50%;
  border-radius: ${radius.full};
  background: white;
  color: black;
  box-shadow: ${shadow.float};
  pointer-events: none;

  ${Range}:focus-visible + & {
    outline: 3px solid ${color.action};
    outline-offset: 2px;
  }
`

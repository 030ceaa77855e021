import styled from 'styled-components'
import { color, focusRing } from '../../../../theme/tokens.ts'

/** The whole photo, never higher than what a dialog shows. */
export const Stage = styled.div`
  position: relative;
  width: 100%;
  margin-inline: auto;
  overflow: hidden;
  background: ${color.sunken};
  user-select: none;
  -webkit-user-select: none;

  > img {
    display: block;
    width: 100%;
    height: 100%;
    -webkit-touch-callout: none;
  }
`

/** The part that is shown; the rest of the photo is dimmed around it. White and black are seen on every photo. */
export const Part = styled.div`
  position: absolute;
  border: 2px solid white;
  outline: 1px solid rgb(0 0 0 / 60%);
  box-shadow: 0 0 0 200vmax rgb(0 0 0 / 55%);
  background:
    linear-gradient(rgb(255 255 255 / 45%), rgb(255 255 255 / 45%)) 33.33% 0 / 1px 100% no-repeat,
    linear-gradient(rgb(255 255 255 / 45%), rgb(255 255 255 / 45%)) 66.67% 0 / 1px 100% no-repeat,
    linear-gradient(rgb(255 255 255 / 45%), rgb(255 255 255 / 45%)) 0 33.33% / 100% 1px no-repeat,
    linear-gradient(rgb(255 255 255 / 45%), rgb(255 255 255 / 45%)) 0 66.67% / 100% 1px no-repeat;
  cursor: move;
  touch-action: none;

  &:focus-visible {
    ${focusRing}
    outline-offset: -6px;
  }

  > span {
    position: absolute;
    width: 14px;
    height: 14px;
    border: 1px solid rgb(0 0 0 / 60%);
    border-radius: 50%;
    background: white;
    pointer-events: none;
  }

  > span:nth-child(-n + 2) {
    top: 2px;
  }

  > span:nth-child(n + 3) {
    bottom: 2px;
  }

  > span:nth-child(odd) {
    left: 2px;
  }

  > span:nth-child(even) {
    right: 2px;
  }
`

import styled from 'styled-components'
import { color, media, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** Covers the gesture target, and leaves gestures to it. */
export const Layer = styled.div`
  position: absolute;
  inset: 0 ${space[96]};
  pointer-events: none;

  ${media.phone} {
    inset: 0;
  }
`

/** A pin: 28 px to see, 44 px to hit. */
export const Dot = styled.button`
  position: absolute;
  translate: -50% -50%;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 2px solid white;
  border-radius: ${radius.full};
  background: ${color.action};
  color: ${color.onAction};
  font: inherit;
  font-size: ${text.size13};
  font-weight: 700;
  line-height: 1;
  box-shadow: 0 1px 6px rgb(0 0 0 / 55%);
  cursor: pointer;
  pointer-events: auto;
  ${tabular}

  &::after {
    content: '';
    position: absolute;
    inset: -10px;
    border-radius: ${radius.full};
  }

  &[data-look='done'] {
    background: ${color.surface};
    color: ${color.ink};
  }

  &[data-look='draft'] {
    background: ${color.gold};
    color: ${color.onGold};
  }

  &[aria-pressed='true'] {
    outline: 3px solid white;
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`

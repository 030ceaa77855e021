import styled from 'styled-components'
import { color, media, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** Covers the gesture target, and leaves gestures to it. */
export const Layer = styled.div`
  position: absolute;
  inset: 0 ${space[96]};
  container-type: size;
  pointer-events: none;

  ${media.phone} {
    inset: 0;
  }
`

/** Covers the picture, however large it is drawn: points are shares of it. */
export const Fitted = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
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

  &[data-look='name'] {
    display: flex;
    align-items: center;
    width: max-content;
    min-width: 28px;
    max-width: min(11rem, 100%, var(--widest, 100%));
    padding-inline: ${space[12]};
    border-width: 1px;
    font-weight: 600;
    white-space: pre;

    > span {
      flex: none;
    }

    > span:first-child {
      flex: 0 1 auto;
      min-width: 0;
      /* Room for the accents and descenders of a clipped line. */
      line-height: 1.5;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    i {
      font-style: normal;

      ${media.phone} {
        display: none;
      }
    }

    &::after {
      inset-inline: -4px;
    }

    ${media.phone} {
      max-width: min(6.5rem, 100%, var(--widest, 100%));
      padding-inline: ${space[8]};
    }
  }

  span&[data-look='name'] {
    border-color: transparent;
    background: ${color.surface};
    color: ${color.ink};
    cursor: auto;
    pointer-events: none;
  }

  &:hover,
  &:focus-visible {
    z-index: 1;
    max-width: 100%;
  }

  &[data-moves] {
    cursor: grab;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
  }

  &[aria-pressed='true'] {
    outline: 3px solid white;
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`

import styled from 'styled-components'
import { color, media, motion, radius, shadow, space, text } from '../../../../theme/tokens.ts'

/** The light table: as many photos in a row as fit, two on a phone. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
  gap: ${space[8]};

  &:has(> [data-dragging]) [data-shelf] {
    visibility: hidden;
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]};
  }

  /* The place of one photo, 3:2 whatever arrives, so that nothing jumps. Styled from here: hundreds of them are empty. */
  > li {
    position: relative;
    aspect-ratio: 3 / 2;
    border-radius: ${radius.control};
    background: ${color.sunken};
    color: ${color.inkSoft};

    > img,
    > [data-broken] {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      border-radius: inherit;
    }

    > img {
      object-fit: cover;
    }

    > [data-broken] {
      display: grid;
      place-content: center;
    }

    /* A speech bubble. */
    > [data-talk] {
      position: absolute;
      bottom: ${space[8]};
      left: ${space[8]};
      display: grid;
      place-content: center;
      min-width: 26px;
      height: 26px;
      padding-inline: ${space[4]};
      border: 2px solid white;
      border-radius: 13px 13px 13px 2px;
      background: ${color.action};
      color: ${color.onAction};
      font-size: ${text.size13};
      line-height: 1;
      pointer-events: none;
    }

    /* Pills: a new version, a photo of a whole sphere. */
    > [data-marks] {
      position: absolute;
      top: ${space[8]};
      left: ${space[8]};
      display: flex;
      gap: ${space[4]};
      pointer-events: none;

      > b {
        padding: 2px ${space[8]};
        border-radius: ${radius.full};
        background: ${color.surface};
        color: ${color.ink};
        box-shadow: ${shadow.float};
        font-size: ${text.size13};
        font-weight: 500;
        line-height: 1.4;
      }
    }

    &[data-selected] > img {
      scale: 0.9;
    }

    &[data-dragging] {
      z-index: 2;
      box-shadow: ${shadow.float};
    }

    @media (hover: hover) {
      &:not(:hover, :focus-within) > [data-quiet] {
        opacity: 0;
      }
    }

    @media (hover: none) {
      > [data-quiet] {
        display: none;
      }
    }
  }

  &[data-cover] > li:first-child {
    grid-area: span 2 / span 2;
    place-self: stretch;
  }

  ${media.phone} {
    &[data-cover] > li:first-child {
      grid-area: auto / span 2;
    }
  }
`

/** The button that opens, selects or drags a photo: the whole tile. */
export const Cover = styled.button`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  cursor: pointer;
  user-select: none;
  -webkit-touch-callout: none;

  &:focus-visible {
    z-index: 1;
  }

  &[data-grip] {
    cursor: grab;
  }

  [data-dragging] > &[data-grip] {
    cursor: grabbing;
  }
`

/** The tick of a photo in a selection. */
export const Tick = styled.span`
  position: absolute;
  top: ${space[8]};
  left: ${space[8]};
  display: grid;
  place-content: center;
  width: 28px;
  height: 28px;
  border: 2px solid ${color.lineStrong};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.onAction};

  [aria-checked='true'] > & {
    border-color: ${color.action};
    background: ${color.action};
  }

  [aria-checked='false'] > & > svg {
    opacity: 0;
  }
`

/** A control on a photo: a disc, legible over any picture, in a target large enough for a thumb. */
export const Knob = styled.button`
  position: relative;
  display: grid;
  place-content: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.full};
  color: ${color.ink};
  transition: opacity ${motion.quick};

  &::before {
    content: '';
    position: absolute;
    inset: 2px;
    border-radius: inherit;
    background: ${color.surface};
    box-shadow: ${shadow.float};
  }

  > svg {
    position: relative;
  }

  &:hover {
    color: ${color.action};
  }

  &[aria-disabled='true'] {
    color: ${color.lineStrong};
    cursor: not-allowed;
  }

  &[aria-pressed='true'] {
    color: ${color.onGold};
  }

  &[aria-pressed='true']::before {
    background: ${color.gold};
  }

  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }

  &[data-heart][aria-pressed='true'] {
    color: ${color.onDanger};
  }

  &[data-heart][aria-pressed='true']::before {
    background: ${color.danger};
  }

  ${media.phone} {
    width: 44px;
    height: 44px;

    &::before {
      inset: 6px;
    }
  }
`

/** The gold star of the featured photo, or the heart of a favourite, without a button. */
export const FixedMark = styled.span`
  display: grid;
  place-content: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.full};
  background: ${color.gold};
  color: ${color.onGold};

  &[data-heart] {
    background: ${color.danger};
    color: ${color.onDanger};
  }

  > svg {
    fill: currentColor;
  }
`

/** The corner of a tile, for a single control. */
export const Corner = styled.span`
  position: absolute;
  z-index: 1;
  top: ${space[4]};
  right: ${space[4]};

  ${media.phone} {
    top: 0;
    right: 0;
  }

  &[data-low] {
    inset: auto ${space[4]} ${space[4]} auto;
  }

  > span {
    margin: 2px;
  }

  ${media.phone} {
    > span {
      margin: 6px;
    }
  }
`

/** The controls of a photo being arranged, along the bottom of its tile. */
export const Shelf = styled.span`
  position: absolute;
  z-index: 1;
  inset: auto ${space[4]} ${space[4]};
  display: flex;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }

  ${media.phone} {
    inset: auto 0 0;
  }
`

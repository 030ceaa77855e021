import styled from 'styled-components'
import { color, focusRing, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** The height of the drawing in px at the default text size; the same while it waits, so that nothing shifts. */
export const plotHeight = 208

const tones = { main: color.action, other: color.inkSoft, bad: color.danger } as const

/** The colour of a tone, which reads on a card. */
export const toneColor = (tone: keyof typeof tones = 'main') => tones[tone]

export const Whole = styled.figure`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
`

/** Names of the rows, and the values of the point that is looked at. */
export const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[16]};
  min-height: 1.5em;
  font-size: ${text.size15};
  ${tabular}

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
  }

  svg {
    flex: none;
  }

  strong {
    font-weight: 600;
  }
`

/** The drawing: one stop of the keyboard, in which arrows go from point to point. */
export const Field = styled.div`
  position: relative;
  min-width: 0;
  overflow: clip;
  border-radius: ${radius.small};
  cursor: crosshair;
  touch-action: pan-y;

  &:focus-visible {
    ${focusRing}
  }

  /* Out of the flow: it is drawn again after its place has become narrower. */
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
  }

  .grid {
    stroke: ${color.line};
  }

  .zero {
    stroke: ${color.lineStrong};
  }

  text {
    fill: ${color.inkSoft};
    font-size: ${text.size13};
    ${tabular}
  }

  /* Over bars, a label keeps its own ground. */
  .value {
    paint-order: stroke;
    stroke: ${color.surface};
    stroke-width: 4px;
    stroke-linejoin: round;
  }

  @media (forced-colors: active) {
    .grid,
    .zero {
      stroke: GrayText;
    }

    text {
      fill: CanvasText;
    }

    .value {
      stroke: Canvas;
    }
  }
`

/** A point: the column over which its values stand; its text is for screen readers. */
export const Column = styled.div`
  position: absolute;
  inset-block: 0;

  &[aria-selected='true'] {
    background: ${color.sunken};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** Marks of a tone; forced colours have one colour for all, so that dashes and hatching tell the rows apart. */
export const Marks = styled.g<{ $tone: keyof typeof tones }>`
  --mark: ${({ $tone }) => tones[$tone]};

  @media (forced-colors: active) {
    --mark: CanvasText;
  }
`

/** A swatch of the legend. */
export const Swatch = styled.svg<{ $tone: keyof typeof tones }>`
  --mark: ${({ $tone }) => tones[$tone]};

  @media (forced-colors: active) {
    --mark: CanvasText;
  }
`

/** The names below the drawing, as many as fit. */
export const Names = styled.div`
  position: relative;
  overflow: clip;
  height: 1.5em;
  color: ${color.inkSoft};
  font-size: ${text.size13};
  line-height: 1.5;
  ${tabular}

  > span {
    position: absolute;
    translate: -50% 0;
    white-space: nowrap;
  }
`

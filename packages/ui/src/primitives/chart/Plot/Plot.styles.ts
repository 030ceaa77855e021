import styled from 'styled-components'
import { color, focusRing, media, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** The height of the drawing in px at the default text size; the same while it waits, so that nothing shifts. */
export const plotHeight = 208

/** Half a line of the axis in px, so that its first and last value are whole. */
export const plotInset = 10

const tones = { main: color.action, other: color.inkSoft, bad: color.danger } as const

export const Whole = styled.figure`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
`

/** Names of the rows, and the values of the point that is looked at. */
export const Legend = styled.figcaption<{ $rows: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[16]};
  min-height: 1.5em;
  font-size: ${text.size15};
  ${tabular}

  /* The values of several rows take a second line there: room is kept, so that choosing a point shifts nothing. */
  ${media.phone} {
    align-content: end;
    min-height: ${({ $rows }) => ($rows > 1 ? '3em' : '1.5em')};
  }

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

/** The axis beside the drawing, with the names of its points below. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[8]};
`

/** The values of the axis, one above another: the widest says how wide it is. */
export const Axis = styled.div`
  display: grid;
  align-content: start;
  justify-items: end;
  height: ${plotHeight}px;
  color: ${color.inkSoft};
  font-size: ${text.size13};
  line-height: 1.2;
  white-space: nowrap;
  ${tabular}

  > span {
    grid-area: 1 / 1;
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

  @media (forced-colors: active) {
    .grid,
    .zero {
      stroke: GrayText;
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
  grid-column: 2;
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

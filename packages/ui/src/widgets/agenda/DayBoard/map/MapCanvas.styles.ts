import styled from 'styled-components'
import { color, radius, space, tabular, text } from '../../../../theme/tokens.ts'

/** The map with its controls. */
export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  height: clamp(18rem, 46vh, 30rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`

/** What Leaflet draws in. Its own style sheet is a file that the pages would load; these are the rules of it that this map needs. */
export const Canvas = styled.div`
  position: absolute;
  inset: 0;
  z-index: 0;
  overflow: hidden;
  background: ${color.sunken};

  .leaflet-pane,
  .leaflet-pane > svg,
  .leaflet-layer,
  .leaflet-tile,
  .leaflet-tile-container,
  .leaflet-marker-icon {
    position: absolute;
    top: 0;
    left: 0;
  }

  .leaflet-tile-pane {
    z-index: 1;
  }

  .leaflet-overlay-pane {
    z-index: 2;
  }

  .leaflet-marker-pane {
    z-index: 3;
  }

  .leaflet-overlay-pane svg {
    max-width: none;
    max-height: none;
    pointer-events: none;
  }

  .leaflet-tile,
  .leaflet-marker-icon {
    max-width: none;
    user-select: none;
  }

  .leaflet-tile {
    visibility: hidden;
  }

  .leaflet-tile-loaded {
    visibility: inherit;
  }

  &.leaflet-touch-zoom {
    touch-action: pan-x pan-y;
  }

  &.leaflet-touch-drag.leaflet-touch-zoom {
    touch-action: none;
  }

  &.leaflet-grab {
    cursor: grab;
  }

  .grid {
    border-top: 1px solid ${color.line};
    border-left: 1px solid ${color.line};
    background-image: linear-gradient(${color.line} 1px, transparent 1px),
      linear-gradient(90deg, ${color.line} 1px, transparent 1px);
    background-size: 64px 64px;
    background-position: -1px -1px;
    opacity: 0.7;
  }

  .route {
    fill: none;
    stroke: var(--route);
    stroke-width: 3;
    stroke-linejoin: round;
    stroke-opacity: 0.75;

    @media (forced-colors: active) {
      stroke: CanvasText;
      stroke-opacity: 1;
    }
  }

  .name {
    width: max-content;
    color: ${color.ink};
    font-size: ${text.size13};
    font-weight: 500;
    pointer-events: none;

    > span {
      position: absolute;
      translate: -50% 20px;
      padding-inline: ${space[4]};
      border-radius: ${radius.small};
      background: color-mix(in srgb, ${color.sunken} 80%, transparent);
      white-space: nowrap;
    }
  }

  .stop > span {
    ${tabular}
    display: flex;
    gap: ${space[4]};
    align-items: center;
    justify-content: center;
    width: 48px;
    height: 28px;
    border: 2px solid var(--route);
    border-radius: ${radius.full};
    background: var(--route-fill);
    color: var(--route);
    font-size: ${text.size13};
    font-weight: 600;
    translate: 0 var(--lift, 0);
    cursor: pointer;
  }

  .stop[data-chosen] > span {
    outline: 3px solid ${color.action};
    outline-offset: 2px;
    background: var(--route);
    color: var(--route-fill);
  }
`

/** The buttons above the map. */
export const Controls = styled.div`
  position: absolute;
  top: ${space[8]};
  right: ${space[8]};
  display: grid;
  gap: ${space[4]};
`

/** How long a distance is, and whom the pictures belong to. */
export const Footnote = styled.div`
  position: absolute;
  inset: auto ${space[8]} ${space[8]};
  display: flex;
  gap: ${space[8]};
  align-items: end;
  justify-content: space-between;
  color: ${color.ink};
  font-size: ${text.size13};
  pointer-events: none;

  > span {
    padding: 2px ${space[8]};
    border-radius: ${radius.small};
    background: color-mix(in srgb, ${color.surface} 85%, transparent);
  }

  > span[data-scale] {
    border: 1px solid ${color.ink};
    border-top: 0;
    border-radius: 0;
    text-align: center;
  }
`

import styled from 'styled-components'
import { color, media, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** The whole month. One styled element for all parts, selected by tags and attributes: forty would exceed the render budget. */
export const Box = styled.div`
  /* One dot for each free time, as a background: a pseudo-element in every cell would exceed the render budget. */
  --dot: radial-gradient(circle at 50% 50%, ${color.action} 2px, transparent 2.5px);

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]};
    margin-bottom: ${space[12]};
  }

  h3 {
    margin-right: auto;
    font-size: ${text.size20};
    letter-spacing: -0.01em;

    &::first-letter {
      text-transform: uppercase;
    }
  }

  header button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${radius.control};
    color: ${color.action};

    &:hover {
      background: ${color.actionSoft};
    }

    &:last-child {
      margin-right: -${space[8]};
    }

    &[aria-disabled] {
      background: none;
      color: ${color.lineStrong};
      cursor: default;
    }
  }

  table {
    table-layout: fixed;
    border-collapse: separate;
    border-spacing: ${space[4]};
    margin: -${space[4]};
    width: calc(100% + 2 * ${space[4]});
    ${tabular}
  }

  ${media.phone} {
    table {
      border-spacing: 2px;
      margin: -2px;
      width: calc(100% + 4px);
    }
  }

  th {
    padding: 0 0 ${space[4]};
    color: ${color.inkSoft};
    font-size: ${text.size15};
    font-weight: 400;
    line-height: 1.4;
  }

  td {
    padding: 0;
  }

  /* A fixed height: a percentage of the cell would lay out every cell twice. */
  td > * {
    display: block;
    width: 100%;
    height: 56px;
    border: 1px solid transparent;
    border-radius: ${radius.control};
  }

  ${media.phone} {
    td > * {
      height: 48px;
    }
  }

  /* The skeleton. */
  td > span {
    background: ${color.sunken};
  }

  td > button {
    color: ${color.inkSoft};
    font-size: ${text.size15};
    line-height: 1;
  }

  td > button[aria-disabled] {
    cursor: default;
  }

  td > [data-kind='past'] {
    text-decoration: line-through;
    text-decoration-color: ${color.lineStrong};
  }

  td > [data-kind='open'] {
    padding-bottom: ${space[8]};
    background-color: ${color.surface};
    border-color: ${color.line};
    color: ${color.ink};
    font-size: ${text.size17};
    font-weight: 600;

    &:hover {
      border-color: ${color.action};
      background-color: ${color.actionSoft};
    }

    background-size: 5px 5px;
    background-repeat: no-repeat;
  }

  [data-free='1'] {
    background-image: var(--dot);
    background-position: 50% calc(100% - 8px);
  }

  [data-free='2'] {
    background-image: var(--dot), var(--dot);
    background-position:
      calc(50% - 4.5px) calc(100% - 8px),
      calc(50% + 4.5px) calc(100% - 8px);
  }

  [data-free='3'] {
    background-image: var(--dot), var(--dot), var(--dot);
    background-position:
      calc(50% - 9px) calc(100% - 8px),
      50% calc(100% - 8px),
      calc(50% + 9px) calc(100% - 8px);
  }

  [data-free='4'] {
    background-image: var(--dot), var(--dot), var(--dot), var(--dot);
    background-position:
      calc(50% - 13.5px) calc(100% - 8px),
      calc(50% - 4.5px) calc(100% - 8px),
      calc(50% + 4.5px) calc(100% - 8px),
      calc(50% + 13.5px) calc(100% - 8px);
  }

  td > [aria-current='date'] {
    border-color: ${color.lineStrong};
  }

  [aria-selected='true'] > button {
    --dot: radial-gradient(circle at 50% 50%, ${color.onAction} 2px, transparent 2.5px);

    &,
    &:hover {
      background-color: ${color.action};
      border-color: ${color.action};
      color: ${color.onAction};
    }
  }

  @media (forced-colors: active) {
    [aria-selected='true'] > button {
      forced-color-adjust: none;
      background-color: SelectedItem;
      color: SelectedItemText;
    }
  }

  [data-legend] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[16]};
    margin-top: ${space[12]};
    color: ${color.inkSoft};
  }

  [data-legend] button {
    display: none;
    min-height: 24px;
    color: ${color.action};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  /* Saves space: past weeks are hidden until the user unfolds them. */
  ${media.phone} {
    tr[data-folded] {
      display: none;
    }

    [data-legend] button {
      display: inline;
    }

    header {
      margin-bottom: 0;
    }
  }
`

import styled from 'styled-components'
import { color, media, motion, radius, space, tabular, text } from '../../theme/tokens.ts'

/** The month's name and the way to its neighbours. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  margin-bottom: ${space[12]};

  h3 {
    font-size: ${text.size20};
    letter-spacing: -0.01em;

    &::first-letter {
      text-transform: uppercase;
    }
  }

  > div {
    display: flex;
    gap: ${space[4]};
    margin-right: -${space[8]};
  }

  /* At the first and last month the way on fades instead of filling up. */
  button[aria-disabled='true']:not([aria-busy='true']) {
    background: none;
    border-color: transparent;
    opacity: 0.5;
  }
`

/** The table of days. One rule for all cells, told apart by attributes: forty styled components would cost the month its budget. */
export const Sheet = styled.table`
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: ${space[4]};
  margin: -${space[4]};
  width: calc(100% + 2 * ${space[4]});
  ${tabular}

  ${media.phone} {
    border-spacing: 2px;
    margin: -2px;
    width: calc(100% + 4px);
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
    height: 56px;
  }

  ${media.phone} {
    td {
      height: 48px;
    }
  }

  button,
  td > span {
    position: relative;
    display: block;
    width: 100%;
    height: 100%;
    border: 1px solid transparent;
    border-radius: ${radius.control};
  }

  /* While waiting. */
  td > span {
    background: ${color.sunken};
  }

  button {
    color: ${color.inkSoft};
    font-size: ${text.size15};
    line-height: 1;
    transition:
      background-color ${motion.quick},
      border-color ${motion.quick};
  }

  button[aria-disabled] {
    cursor: default;
  }

  [data-kind='past'] {
    text-decoration: line-through;
    text-decoration-color: ${color.lineStrong};
  }

  [data-kind='open'] {
    padding-bottom: ${space[8]};
    background: ${color.surface};
    border-color: ${color.line};
    color: ${color.ink};
    font-size: ${text.size17};
    font-weight: 600;

    &:hover {
      border-color: ${color.action};
      background: ${color.actionSoft};
    }

    /* One dot for each free time. */
    &::after {
      content: '';
      position: absolute;
      left: 50%;
      bottom: 8px;
      width: 5px;
      height: 5px;
      translate: -50% 0;
      background: radial-gradient(circle at 2.5px 2.5px, currentColor 2px, transparent 2.5px) 0 0 / 9px 5px;
      color: ${color.action};
    }
  }

  [data-free='2']::after {
    width: 14px;
  }

  [data-free='3']::after {
    width: 23px;
  }

  [data-free='4']::after {
    width: 32px;
  }

  [aria-current='date'] {
    border-color: ${color.lineStrong};
  }

  [aria-selected='true'] > button {
    &,
    &:hover {
      background: ${color.action};
      border-color: ${color.action};
      color: ${color.onAction};
    }

    &::after {
      color: ${color.onAction};
    }
  }

  @media (forced-colors: active) {
    [aria-selected='true'] > button {
      forced-color-adjust: none;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`

/** How to read the dots. */
export const Legend = styled.p`
  margin-top: ${space[12]};
  color: ${color.inkSoft};
`

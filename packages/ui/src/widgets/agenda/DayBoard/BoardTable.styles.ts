import styled, { css } from 'styled-components'
import { color, focusRing, motion, radius, space, tabular, text, tone } from '../../../theme/tokens.ts'

/** A card of the board, wherever it lies. */
export const cardStyles = css`
  button[data-visit] {
    /* Not a grid: a day has hundreds of cards, and blocks are laid out faster. */
    display: block;
    width: 100%;
    min-height: 44px;
    padding: ${space[8]} ${space[8]} ${space[8]} ${space[12]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.surface};
    box-shadow: inset 3px 0 0 ${color.action};
    color: ${color.ink};
    font-size: ${text.size15};
    line-height: 1.3;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: grab;
    transition: border-color ${motion.quick};

    &:hover {
      border-color: ${color.action};
    }

    &[data-look='risk'] {
      box-shadow: inset 3px 0 0 ${tone.orange.text};
    }

    &[data-look='over'] {
      background: ${color.sunken};
      box-shadow: none;
      color: ${color.inkSoft};
      cursor: pointer;
    }

    &[data-marked] {
      background: ${color.actionSoft};
      border-color: ${color.action};
    }

    &[data-lifted] {
      outline: 2px dashed ${color.action};
      outline-offset: -2px;
    }

    &[aria-busy='true'] {
      border-style: dashed;
    }

    &:focus-visible {
      ${focusRing}
    }
  }

  button[data-visit] > b {
    display: block;
    font-weight: 600;
  }

  button[data-visit] > span {
    display: block;
    margin-top: 2px;
    color: ${color.inkSoft};
  }

  button[data-visit] > em {
    display: flex;
    gap: ${space[4]};
    align-items: center;
    width: fit-content;
    margin-top: ${space[4]};
    font-style: normal;
    font-weight: 600;

    svg {
      flex: none;
    }
  }

  button[data-look='risk'] > em {
    padding: 2px ${space[8]};
    border-radius: ${radius.small};
    background: ${tone.orange.fill};
    color: ${tone.orange.text};
  }

  /* For keyboards: a press of the card opens the same. */
  button[data-details] {
    position: absolute;
    z-index: 1;
    right: ${space[4]};
    bottom: ${space[4]};
    min-height: 28px;
    padding-inline: ${space[8]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.small};
    background: ${color.surface};
    color: ${color.action};
    font-size: ${text.size15};
    font-weight: 500;

    &:focus-visible {
      ${focusRing}
    }
  }

  button[data-visit]:not(:focus-visible) + button[data-details]:not(:focus-visible) {
    clip-path: inset(50%);
  }
`

/** The window onto the board, which scrolls both ways below its names and beside its hours. */
export const Sideways = styled.div`
  max-height: max(24rem, calc(100dvh - 12rem));
  overflow: auto;
  scroll-padding: 4.5rem ${space[8]} ${space[8]} 4.5rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.canvas};
`

/** As wide as its columns, and at least as its window. */
export const Frame = styled.div`
  position: relative;
  width: max(100%, calc(4.5rem + var(--columns) * 10.5rem));
`

/** The table; its cells and cards are plain elements, styled here, because a day has hundreds. */
export const Grid = styled.table`
  ${cardStyles}
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  thead :is(th, td) {
    position: sticky;
    z-index: 2;
    top: 0;
    padding: ${space[8]} ${space[12]};
    border-bottom: 1px solid ${color.line};
    background: ${color.sunken};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    line-height: 1.3;

    &:first-child {
      z-index: 4;
      left: 0;
      width: 4.5rem;
    }
  }

  thead th > :is(b, span) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 600;
  }

  thead th > span {
    color: ${color.inkSoft};
    font-size: ${text.size15};
    font-weight: 400;
  }

  tbody th[scope='row'] {
    ${tabular}
    position: sticky;
    z-index: 1;
    left: 0;
    padding: ${space[8]} ${space[8]} ${space[8]} ${space[12]};
    border-top: 1px solid ${color.line};
    background: ${color.sunken};
    font-weight: 500;
    text-align: start;
    vertical-align: top;
    white-space: nowrap;
  }

  /* A day has to fit on a screen: one line for each fact, the whole of it in the dialog. */
  button[data-visit] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  tbody td {
    position: relative;
    height: 4.5rem;
    padding: ${space[4]};
    border-top: 1px solid ${color.line};
    border-left: 1px solid ${color.line};
    vertical-align: top;
  }

  tbody:first-of-type > tr:first-child > * {
    border-top: 0;
  }

  tr[data-day] th {
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineStrong};
    background: ${color.sunken};
    text-align: start;

    > span {
      position: sticky;
      left: 0;
      padding-inline: ${space[12]};
      font-weight: 600;
    }
  }

  td > small {
    display: block;
    padding: ${space[4]} ${space[8]};
    color: ${color.inkSoft};
    font-size: ${text.size15};
  }

  /* Read out, and shown while a visit is in the hand. */
  td[data-kind='free']:not([data-drop='free']) > small {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    padding: 0;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  td:is([data-kind='off'], [data-kind='closed'], [data-kind='busy']) {
    background: ${color.sunken};
  }

  td[data-drop='free'] {
    background: ${tone.green.fill};
  }

  td[data-drop='free'] > small {
    color: ${tone.green.text};
  }

  td[data-drop='warning'] {
    background: ${tone.orange.fill};
  }

  td[data-drop='warning'] > small {
    color: ${tone.orange.text};
  }
`

/** The words of a lost move, at the place where the visit should have gone. */
export const LostWords = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  margin-top: ${space[4]};
  padding: ${space[8]};
  border-radius: ${radius.control};
  background: ${tone.red.fill};
  color: ${tone.red.text};
  font-size: ${text.size15};
  font-weight: 500;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

import styled from 'styled-components'
import { color, focusRing, media, radius, space, tabular, text, tone } from '../../../theme/tokens.ts'

/** The cities side by side, on one line of a phone, too. */
export const Cities = styled.div`
  display: flex;
  gap: ${space[8]};

  ${media.phone} {
    flex: 1 1 100%;
    gap: ${space[4]};

    > button {
      flex: 1 1 auto;
      padding-inline: ${space[4]};
    }
  }
`

/** The buttons for earlier and later weeks; they keep their size beside a long title. */
export const Steps = styled.div`
  display: flex;
  flex: none;
  gap: ${space[8]};
`

/** Weeks need the width of a desktop. */
export const OnDesktop = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow: clip;

  @media (max-width: 899.98px) {
    display: none;
  }
`

/** Below that, days one under another. */
export const OnPhone = styled.div`
  display: grid;
  gap: ${space[24]};

  @media (min-width: 900px) {
    display: none;
  }
`

/** The placeholder of the weeks. */
export const Waiting = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
`

/** Four rows of six equal days and a narrow Sunday. */
export const Table = styled.table`
  table-layout: fixed;

  thead th {
    padding: ${space[8]} ${space[12]};
    background: ${color.sunken};
    color: ${color.inkSoft};
    font-weight: 500;
    text-align: start;

    &:first-child {
      width: 116px;
      padding-left: ${space[16]};
    }

    &[data-slim='true'] {
      width: 56px;
      padding-inline: ${space[8]};
    }
  }

  tbody td,
  tbody th {
    border-top: 1px solid ${color.line};
    vertical-align: top;
  }

  tbody td {
    border-left: 1px solid ${color.line};
  }
`

/** The week, with its share of booked visits. */
export const WeekHead = styled.th`
  padding: ${space[12]} ${space[12]} ${space[12]} ${space[16]};
  text-align: start;
  font-weight: 600;
  line-height: 1.4;

  small {
    ${tabular}
    display: block;
    color: ${color.inkSoft};
    font-size: ${text.size15};
    font-weight: 400;
  }
`

/** One day: its number, and its times or the reason for none. */
export const Cell = styled.td`
  position: relative;
  padding: ${space[12]};

  time {
    ${tabular}
    display: inline-block;
    font-weight: 600;
    line-height: 1.5;
  }

  &[data-closed='true'] {
    background: ${color.sunken};
    color: ${color.inkSoft};
  }

  &[data-today='true'] time {
    padding-inline: ${space[8]};
    margin-left: -${space[8]};
    border-radius: ${radius.full};
    background: ${color.action};
    color: ${color.onAction};
  }
`

/** Names the month where a new one begins. */
export const Month = styled.span`
  font-weight: 500;
`

/** The times of a day: one under another in a cell, two by two on a phone. */
export const Times = styled.ul`
  display: grid;
  gap: 2px;

  td > & {
    margin: ${space[4]} -${space[4]} 0;
  }

  li > & {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]} ${space[12]};
  }
`

/** A time with its count; a full one has a fill, a lock and bold text. */
export const Line = styled.li`
  ${tabular}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: 1px ${space[4]};
  border-radius: ${radius.small};
  line-height: 1.45;

  > span:first-child {
    color: ${color.inkSoft};
  }

  b {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-weight: 500;
  }

  &[data-state='full'] {
    background: ${tone.grey.fill};
    color: ${tone.grey.text};
  }

  &[data-state='over'] {
    background: ${tone.red.fill};
    color: ${tone.red.text};
  }

  &:is([data-state='full'], [data-state='over']) {
    > span:first-child {
      color: inherit;
    }

    b {
      font-weight: 600;
    }
  }

  &[data-state='none'] b {
    color: ${color.inkSoft};
    font-weight: 400;
  }

  @media (forced-colors: active) {
    &:is([data-state='full'], [data-state='over']) {
      outline: 1px solid;
    }
  }
`

/** The reason why a day is closed. */
export const ClosedWords = styled.p`
  color: ${color.inkSoft};
  line-height: 1.35;
  overflow-wrap: anywhere;

  td > & {
    margin-top: ${space[4]};
  }
`

/** The link of a day, covering all of it. */
export const WholeDay = styled.a`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover time {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    ${focusRing}
    outline-offset: -2px;
  }
`

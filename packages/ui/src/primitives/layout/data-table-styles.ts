import styled, { css } from 'styled-components'
import { color, motion, radius, space, tabular } from '../../theme/tokens.ts'
import { Skeleton } from '../feedback/Skeleton/Skeleton.tsx'

/** Container width from which the rows are a table; independent of the window. */
const wide = '@container (min-width: 720px)'

/** Makes the whole row or card the click target of its first link, with the focus outline around it. */
export const covered = css`
  position: relative;
  transition: background-color ${motion.quick};

  &:hover {
    background: ${color.canvas};
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  a:focus-visible {
    outline: none;
  }

  a:focus-visible::after {
    outline: 2px solid ${color.action};
    outline-offset: -2px;
  }
`

const sheet = css`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  overflow: clip;
`

/** The container whose width decides between table and cards. */
export const Container = styled.div`
  container-type: inline-size;
`

/** The background of the table. */
export const Sheet = styled.div<{ $bare: boolean }>`
  display: none;
  ${({ $bare }) => !$bare && sheet}

  ${wide} {
    display: block;
  }
`

/** Columns of fixed widths, so that nothing shifts when the rows arrive. */
export const Table = styled.table<{ $linked: boolean }>`
  table-layout: fixed;

  th,
  td {
    padding: ${space[12]} ${space[8]};
    text-align: start;
    vertical-align: baseline;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  :is(th, td):first-child {
    padding-left: ${space[24]};
  }

  :is(th, td):last-child {
    padding-right: ${space[24]};
  }

  thead th {
    padding-block: ${space[8]};
    background: ${color.sunken};
    color: ${color.inkSoft};
    font-weight: 500;
    vertical-align: bottom;
  }

  tbody th {
    font-weight: inherit;
  }

  [data-number='true'] {
    ${tabular}
    text-align: end;
    overflow-wrap: normal;
  }

  /* Align the skeleton right, too. */
  [data-number='true'] > ${Skeleton} {
    margin-left: auto;
  }

  [data-number='true'] + :not([data-number='true']) {
    padding-left: ${space[24]};
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.line};
  }

  tbody tr {
    ${({ $linked }) => $linked && covered}
  }
`

/** The rows as cards. */
export const Items = styled.ul<{ $bare: boolean; $linked: boolean }>`
  ${({ $bare }) => ($bare ? `border-top: 1px solid ${color.line};` : sheet)}

  > li {
    ${({ $linked }) => $linked && covered}
  }

  ${wide} {
    display: none;
  }
`

/** One row as a card. */
export const Item = styled.li`
  display: grid;
  gap: ${space[8]};
  padding: ${space[16]};
  min-width: 0;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${color.line};
  }
`

/** The naming cell of a row. */
export const Naming = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.35;

  a {
    color: inherit;
    text-decoration: none;
  }

  :is(tr, li):hover & a {
    color: ${color.action};
  }
`

/** Secondary text; tabular digits. */
export const Second = styled.span`
  ${tabular}
  display: block;
  color: ${color.inkSoft};
  font-weight: 400;
  line-height: 1.4;
`

import styled from 'styled-components'
import { covered } from '../../../primitives/layout/data-table-styles.ts'
import { color, radius, space, tabular, text } from '../../../theme/tokens.ts'

/** Container width in px from which the rows are a table, below it cards; independent of the window. */
export const wide = 1040

const isWide = `@container (min-width: ${wide}px)`

/** The element of `Room`. */
export const Container = styled.div`
  container-type: inline-size;
`

/** The background of the table or of its empty state. */
export const Sheet = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  overflow: clip;
`

/** Shown in a wide container. */
export const Wide = styled(Sheet)`
  display: none;

  ${isWide} {
    display: block;
  }
`

/** Shown in a narrow container. */
export const Narrow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${space[12]};

  ${isWide} {
    display: none;
  }
`

/** Columns of fixed widths, so that nothing shifts when the rows arrive; the property column gets the rest. */
export const Table = styled.table`
  table-layout: fixed;

  th,
  td {
    padding: ${space[12]} ${space[8]};
    text-align: start;
    vertical-align: top;
  }

  th:first-child,
  td:first-child {
    padding-left: ${space[16]};
  }

  th:last-child,
  td:last-child {
    padding-right: ${space[16]};
  }

  thead th {
    padding-block: ${space[4]};
    background: ${color.sunken};
    color: ${color.inkSoft};
    font-size: ${text.size15};
    font-weight: 500;
    vertical-align: middle;
  }

  tbody tr + tr > td {
    border-top: 1px solid ${color.line};
  }
`

/** One ensaio among the rows. */
export const RowLook = styled.tr`
  ${covered}
`

/** One ensaio among the cards. */
export const CardLook = styled.li`
  ${covered}
  display: grid;
  align-content: start;
  gap: ${space[12]};
  padding: ${space[16]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`

/** The main line of a row. */
export const Title = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
  }

  :is(tr, li):hover & a {
    color: ${color.action};
  }
`

/** The unit within the building: beside the title, or on a line of its own. */
export const Unit = styled.span`
  display: inline-block;
  color: ${color.inkSoft};
  font-weight: 400;
`

/** Secondary text; tabular digits. */
export const Soft = styled.span`
  ${tabular}
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.size15};
  line-height: 1.4;
  overflow-wrap: anywhere;
  /* No state alone on a line: "– RJ". */
  text-wrap: balance;
`

/** A fact of its own; digits of one width. */
export const Fact = styled.span`
  ${tabular}
  display: block;
  line-height: 1.4;
  overflow-wrap: anywhere;
`

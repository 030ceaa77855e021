import type { ReactNode } from 'react'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx'
import { Item, Items, Room, Sheet, Table } from './DataTable.styles.ts'

/** One column: its head, what a row says in it, and how wide it is; the first column names the row and takes what is left. */
export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /** Any CSS width. */
  width?: string
  /** Digits that stand under each other, at the right. */
  isNumber?: boolean
}

/** What a table of rows takes. */
export type DataTableProps<Row> = {
  /** What the rows are, for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  /** Null while they are on their way: shapes stand in their places. */
  rows: readonly Row[] | null
  keyOf: (row: Row) => string | number
  /** The same row as a card, where there is no room for a table. */
  card: (row: Row) => ReactNode
  /** Spreads the first link of a row over all of it. */
  isLinked?: boolean
  /** Without a sheet of its own, for a card that is one already. */
  isBare?: boolean
}

const places = [0, 1, 2, 3, 4]

/** Rows with facts of one kind: a table from 720 px of room on, cards below. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf } = props
  const [naming, ...others] = columns
  return (
    <Room>
      <Sheet $bare={props.isBare === true}>
        <Table $linked={props.isLinked === true}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              {columns.map(({ head, width, isNumber }) => (
                <th key={head} scope="col" style={{ width }} data-number={isNumber}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows?.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row">{naming?.cell(row)}</th>
                {others.map(({ head, cell, isNumber }) => (
                  <td key={head} data-number={isNumber}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
            {!rows &&
              places.map((place) => (
                <tr key={place}>
                  {columns.map(({ head, isNumber }, column) => (
                    <td key={head} data-number={isNumber}>
                      <Skeleton width={column === 0 ? `${70 - 8 * place}%` : '60%'} />
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </Table>
      </Sheet>
      <Items role="list" aria-label={caption} $bare={props.isBare === true} $linked={props.isLinked === true}>
        {rows?.map((row) => (
          <Item key={keyOf(row)}>{props.card(row)}</Item>
        ))}
        {!rows &&
          places.map((place) => (
            <Item key={place} aria-hidden="true">
              <Skeleton width={`${80 - 8 * place}%`} />
              <Skeleton width="45%" />
            </Item>
          ))}
      </Items>
    </Room>
  )
}

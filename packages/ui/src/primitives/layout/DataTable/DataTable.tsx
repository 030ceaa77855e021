import type { ReactNode } from 'react'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden.tsx'
import { Container, Item, Items, Sheet, Table } from '../data-table-styles.ts'

/** A column: its head, cell content and width; the first column names the row and takes the remaining width. */
export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /** Any CSS width. */
  width?: string
  /** Aligns digits at the right. */
  isNumber?: boolean
}

/** Props of a data table. */
export type DataTableProps<Row> = {
  /** The caption for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  /** Null while loading: skeletons are shown. */
  rows: readonly Row[] | null
  keyOf: (row: Row) => string | number
  /** Renders the row as a card, where a table does not fit. */
  card: (row: Row) => ReactNode
  /** Makes the whole row the click target of its first link. */
  isLinked?: boolean
  /** Without a background, for use inside a Card. */
  isBare?: boolean
}

const places = [0, 1, 2, 3, 4]

/** Shows rows as a table from 720 px of container width, as cards below. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf } = props
  const [naming, ...others] = columns
  return (
    <Container>
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
    </Container>
  )
}

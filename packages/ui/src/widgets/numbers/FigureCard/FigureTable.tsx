import { type FigureColumn, formatFigure } from '@ensaio/domain'
import styled from 'styled-components'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { color, radius, space, tabular, text } from '../../../theme/tokens.ts'

const Sideways = styled.div`
  overflow-x: auto;
  max-height: 24rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};

  table {
    border-collapse: separate;
    border-spacing: 0;
    width: 100%;
    font-size: ${text.size15};
    ${tabular}
  }

  th,
  td {
    padding: ${space[8]} ${space[12]};
    text-align: end;
    font-weight: 400;
    vertical-align: bottom;
  }

  tr > :first-child {
    min-width: 7.5rem;
    text-align: start;
  }

  td {
    white-space: nowrap;
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${color.sunken};
    color: ${color.inkSoft};
  }

  tbody tr > * {
    border-top: 1px solid ${color.line};
  }

  tfoot tr > * {
    position: sticky;
    bottom: 0;
    border-top: 1px solid ${color.lineStrong};
    background: ${color.surface};
    font-weight: 600;
  }
`

/** The values of a plot as a table: the same for whoever reads no drawing. */
export function FigureTable<Row>(props: {
  caption: string
  /** The head of the names. */
  of: string
  columns: readonly FigureColumn<Row>[]
  rows: readonly { key: string | number; name: string; row: Row }[]
  /** The whole period, in the last line. */
  total?: Row
}) {
  const { columns, total } = props
  return (
    <Sideways data-sideways tabIndex={0} role="region" aria-label={props.caption}>
      <table>
        <VisuallyHidden as="caption">{props.caption}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{props.of}</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ key, name, row }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map(({ head, of, unit }) => (
                <td key={head}>{formatFigure(of(row), unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row">Todo o período</th>
              {columns.map(({ head, of, unit }) => (
                <td key={head}>{formatFigure(of(total), unit)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Sideways>
  )
}

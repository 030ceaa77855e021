import { type CityNames, type PriceTable, pastePrices } from '@ensaio/domain'
import { CircleAlert, Columns3, Rows3, X } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { useKeptFocus } from '../../../primitives/action/useKeptFocus.ts'
import { Banner } from '../../../primitives/feedback/Banner/Banner.tsx'
import { MoneyInput } from '../../../primitives/input/MoneyInput/MoneyInput.tsx'
import { NumberInput } from '../../../primitives/input/NumberInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { VisuallyHidden } from '../../../primitives/text/VisuallyHidden/VisuallyHidden.tsx'
import { Removable, Sideways } from './PriceGrid.styles.ts'

const everywhere = 'Todas as cidades'
const mostProblems = 4

type Change = (table: PriceTable) => void

/** What the heads and rows of the table share. */
type Part = { table: PriceTable; onChange: Change; onRemove: Change }

const without = <Item,>(list: readonly Item[], place: number) => list.filter((_, nth) => nth !== place)
const replaced = <Item,>(list: readonly Item[], place: number, item: Item) => list.with(place, item)

/** The cities that a row may still be for. */
function openCities(table: PriceTable, cities: CityNames, own?: string | null): (string | null)[] {
  const taken = new Set(table.rows.map(({ city }) => city))
  const known = [null, ...cities, ...table.rows.flatMap(({ city }) => city ?? [])]
  return [...new Set(known)].filter((city) => city === own || !taken.has(city))
}

function AreaHeads({ table, onChange, onRemove }: Part) {
  const { areas, rows } = table
  return areas.map((area, column) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
    <th key={column} scope="col">
      <Removable>
        <NumberInput
          aria-label={`Coluna ${column + 1}: área até, em m²`}
          aria-invalid={!Number.isInteger(area) || areas.indexOf(area) !== column}
          placeholder="até m²"
          value={area}
          onChange={(typed) => onChange({ areas: replaced(areas, column, typed), rows })}
        />
        <Button
          variant="quiet"
          size="small"
          iconOnly
          icon={<X size={18} strokeWidth={1.75} />}
          disabled={areas.length === 1}
          onPress={() =>
            onRemove({
              areas: without(areas, column),
              rows: rows.map(({ city, prices }) => ({ city, prices: without(prices, column) })),
            })
          }
        >
          {`Remover a coluna ${column + 1}`}
        </Button>
      </Removable>
    </th>
  ))
}

function PriceRow(props: Part & { row: number; cities: CityNames; hasAreas: boolean }) {
  const { table, row, cities, hasAreas, onChange, onRemove } = props
  const { areas, rows } = table
  const { city, prices } = rows[row] ?? { city: null, prices: [] }
  const name = city ?? everywhere
  return (
    <tr>
      <th scope="row">
        <Removable>
          <Select
            aria-label={`Linha ${row + 1}: cidade`}
            value={city ?? ''}
            onChange={({ target }) =>
              onChange({ areas, rows: replaced(rows, row, { city: target.value || null, prices }) })
            }
          >
            {openCities(table, cities, city).map((one) => (
              <option key={one ?? ''} value={one ?? ''}>
                {one ?? everywhere}
              </option>
            ))}
          </Select>
          <Button
            variant="quiet"
            size="small"
            iconOnly
            icon={<X size={18} strokeWidth={1.75} />}
            disabled={rows.length === 1}
            onPress={() => onRemove({ areas, rows: without(rows, row) })}
          >
            {`Remover ${name}`}
          </Button>
        </Removable>
      </th>
      {areas.map((area, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
        <td key={column}>
          <MoneyInput
            aria-label={
              hasAreas ? `${name}, até ${Number.isInteger(area) ? area : '?'} m²` : `Preço, ${name}`
            }
            data-cell={`${row},${column}`}
            placeholder="sem preço"
            value={prices[column] ?? null}
            onChange={(price) =>
              onChange({
                areas,
                rows: replaced(rows, row, { city, prices: replaced(prices, column, price) }),
              })
            }
          />
        </td>
      ))}
    </tr>
  )
}

/** Prices by city, and by area where there is one: each cell can be typed, and cells copied from a spreadsheet can be pasted into it. */
export function PriceGrid(props: {
  table: PriceTable
  cities: CityNames
  /** Do the prices depend on an area? */
  hasAreas: boolean
  error: string | undefined
  onChange: Change
  /** The button that copies the table. */
  copy: ReactNode
}) {
  const { table, cities, onChange } = props
  const { areas, rows } = table
  // Those of a pasted table are shown, so that they can be removed.
  const hasAreas = props.hasAreas || areas.length > 1
  const [said, setSaid] = useState('')
  const [problems, setProblems] = useState<string[]>([])
  const hint = useId()
  const nextCity = openCities(table, cities)[0]
  const { place, keepingFocus } = useKeptFocus<HTMLDivElement>()

  function change(next: PriceTable) {
    setProblems([])
    onChange(next)
  }

  const remove = (next: PriceTable) => keepingFocus(() => change(next))()

  function paste(event: ClipboardEvent<HTMLElement>) {
    const cell = (event.target as HTMLElement).dataset.cell ?? '0,0'
    const [row = 0, column = 0] = cell.split(',').map(Number)
    const pasted = pastePrices(event.clipboardData.getData('text/plain'), table, { row, column }, cities)
    if (pasted === null) return
    event.preventDefault()
    event.stopPropagation()
    if ('problems' in pasted) return setProblems(pasted.problems)
    change(pasted.table)
    setSaid(`Tabela colada: ${pasted.table.rows.length} por ${pasted.table.areas.length}.`)
  }

  return (
    <Stack gap={12}>
      <Text soft id={hint}>
        {hasAreas
          ? 'Copie da planilha as células, com a linha das áreas e a coluna das cidades, e cole em qualquer preço.'
          : 'Os preços de veículos não dependem da área. Copie da planilha uma coluna de preços e cole no primeiro.'}
      </Text>
      {problems.length > 0 && (
        <Banner tone="red" live icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />}>
          Nada foi colado. {problems.slice(0, mostProblems).join(' ')}
          {problems.length > mostProblems && ` E mais ${problems.length - mostProblems}.`}
        </Banner>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Sideways {...place} data-sideways onPasteCapture={paste}>
        <table aria-describedby={hint}>
          <VisuallyHidden as="caption">
            {hasAreas ? 'Preços por cidade e área' : 'Preços por cidade'}
          </VisuallyHidden>
          <thead>
            <tr>
              <td>{hasAreas ? 'Cidade / área até, em m²' : 'Cidade'}</td>
              {hasAreas ? (
                <AreaHeads table={table} onChange={change} onRemove={remove} />
              ) : (
                <th scope="col">Preço</th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((_, row) => (
              <PriceRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its city may change.
                key={row}
                table={table}
                row={row}
                cities={cities}
                hasAreas={hasAreas}
                onChange={change}
                onRemove={remove}
              />
            ))}
          </tbody>
        </table>
      </Sideways>
      {props.error && (
        <Banner tone="red" live icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />}>
          {props.error}
        </Banner>
      )}
      <Row gap={8}>
        {nextCity !== undefined && (
          <Button
            size="small"
            icon={<Rows3 size={18} strokeWidth={1.75} />}
            onPress={() =>
              change({ areas, rows: [...rows, { city: nextCity, prices: areas.map(() => null) }] })
            }
          >
            Adicionar cidade
          </Button>
        )}
        {props.hasAreas && (
          <Button
            size="small"
            icon={<Columns3 size={18} strokeWidth={1.75} />}
            onPress={() =>
              change({
                areas: [...areas, null],
                rows: rows.map(({ city, prices }) => ({ city, prices: [...prices, null] })),
              })
            }
          >
            Adicionar área
          </Button>
        )}
        {props.copy}
      </Row>
    </Stack>
  )
}

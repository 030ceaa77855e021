import { type CityNames, type PriceTable, priceInTable } from '@ensaio/domain'
import { useState } from 'react'
import styled from 'styled-components'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { NumberInput } from '../../../primitives/input/NumberInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { color, radius, space, tabular, text } from '../../../theme/tokens.ts'
import { reaisText } from '../../company/plan-labels.ts'

const Well = styled.section`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
  background: ${color.sunken};
  border-radius: ${radius.card};

  output {
    align-self: end;
    min-height: 44px;
    display: flex;
    align-items: center;
    font-size: ${text.size17};
    font-weight: 600;
    ${tabular}
  }

  h3 {
    font-size: ${text.size15};
    font-weight: 600;
  }
`

/** What an order would cost by the table as typed. */
export function PriceTrial(props: { table: PriceTable; cities: CityNames; hasAreas: boolean }) {
  const { table, cities, hasAreas } = props
  const [city, setCity] = useState(cities[0] ?? '')
  const [area, setArea] = useState<number | null>(table.areas[0] ?? 150)
  const asked = hasAreas ? area || null : 0
  const price = asked === null ? null : priceInTable(table, city, asked)
  return (
    <Well aria-label="Quanto custaria um pedido">
      <h3>Quanto custaria um pedido</h3>
      <Grid min={160} gap={16}>
        <Field label="Na cidade">
          <Select value={city} onChange={({ target }) => setCity(target.value)}>
            {cities.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        {hasAreas && (
          <Field label="Com a área, em m²">
            <NumberInput value={area} onChange={setArea} />
          </Field>
        )}
        <output>{price === null ? 'Preço a combinar' : reaisText(price)}</output>
      </Grid>
    </Well>
  )
}

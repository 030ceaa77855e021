import { centsOf, feeOf, formatCents, type Terms } from '@ensaio/domain'
import styled from 'styled-components'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { space } from '../../../theme/tokens.ts'

const Place = styled.div`
  margin-top: ${space[16]};
`

/** Lets staff charge the fee or waive it; `price` in reais, null when the viewer may not see it. */
export function FeeChoice(props: {
  price: number | null
  terms: Terms
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <Place>
      <Checkbox
        label={`Efetuar cobrança da taxa de ${props.terms.late_fee_percent}%.`}
        hint={
          props.price === null
            ? undefined
            : `A taxa deste ensaio é de ${formatCents(feeOf(centsOf(props.price), props.terms))}.`
        }
        checked={props.checked}
        onChange={(event) => props.onChange(event.target.checked)}
      />
    </Place>
  )
}

import styled from 'styled-components'
import { media, space } from '../../theme/tokens.ts'
import { Checkbox } from './Checkbox/Checkbox.tsx'

const List = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${space[8]} ${space[16]};

  ${media.phone} {
    row-gap: ${space[16]};
    padding-block: ${space[4]};
  }
`

/** Several of a short list, by ticking. What is chosen but not offered stays chosen. */
export function Choices<Value extends number | string>(props: {
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
  columns?: number
}) {
  const { chosen, onChange } = props
  return (
    <List $columns={props.columns ?? 1}>
      {props.options.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </List>
  )
}

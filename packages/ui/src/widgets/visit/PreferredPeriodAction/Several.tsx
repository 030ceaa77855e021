import { useId } from 'react'
import styled from 'styled-components'
import { Choice, Choices, Group } from '../../../primitives/form/choice-styles.ts'
import { color, space, text } from '../../../theme/tokens.ts'

const Problem = styled.p`
  margin-top: ${space[4]};
  color: ${color.danger};
  font-size: ${text.size15};
  font-weight: 500;
  line-height: 1.4;
`

/** Several of a short list, as native checkboxes that look like buttons. `name` is the accessible name where the label is short. */
export function Several<Value extends string | number>(props: {
  title: string
  options: readonly { value: Value; label: string; name?: string }[]
  chosen: readonly Value[]
  error?: string | undefined
  onChange: (chosen: Value[]) => void
}) {
  const { title, options, chosen, error, onChange } = props
  const id = useId()
  return (
    <Group aria-describedby={error ? id : undefined}>
      <legend>{title}</legend>
      <Choices>
        {options.map(({ value, label, name }) => (
          <Choice key={value}>
            <input
              type="checkbox"
              aria-label={name}
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span>{label}</span>
          </Choice>
        ))}
      </Choices>
      {error && <Problem id={id}>{error}</Problem>}
    </Group>
  )
}

import { useId } from 'react'
import { Choice, Choices, Group } from '../../primitives/form/choice-styles.ts'

/** A choice of one option, as native radios: arrow keys choose. */
export function OneOf<Value extends string | number>(props: {
  title: string
  options: readonly { value: Value; label: string }[]
  chosen: Value | null
  onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <Group role="radiogroup" aria-required>
      <legend>
        {props.title}
        <i aria-hidden="true">*</i>
      </legend>
      <Choices>
        {props.options.map(({ value, label }) => (
          <Choice key={value}>
            <input
              type="radio"
              name={name}
              checked={value === props.chosen}
              onChange={() => props.onChoose(value)}
            />
            <span>{label}</span>
          </Choice>
        ))}
      </Choices>
    </Group>
  )
}

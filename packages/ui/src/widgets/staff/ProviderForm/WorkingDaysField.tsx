import { useId } from 'react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { color, space } from '../../../theme/tokens.ts'
import { dayLabel, dayName, visitDays } from '../days-text.ts'

const Group = styled.fieldset`
  display: grid;
  gap: ${space[4]};

  legend {
    margin-bottom: ${space[4]};
    font-weight: 500;
    line-height: 1.4;
  }

  > div {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: ${space[4]};
  }

  button {
    padding-inline: 0;
  }

  p {
    color: ${color.inkSoft};
    line-height: 1.4;
  }

  p[data-bad='true'] {
    color: ${color.danger};
    font-weight: 500;
  }
`

/** The working days as seven toggles, Monday first; `value` has 0 Sunday to 6 Saturday. */
export function WorkingDaysField(props: {
  value: readonly number[]
  onChange: (days: number[]) => void
  error?: string | undefined
}) {
  const { value, onChange, error } = props
  const id = useId()
  return (
    <Group aria-describedby={id}>
      <legend>Dias de trabalho</legend>
      <div>
        {visitDays.map((day) => (
          <Button
            key={day}
            label={dayName(day)}
            pressed={value.includes(day)}
            onPress={() =>
              onChange(
                value.includes(day)
                  ? value.filter((one) => one !== day)
                  : [...value, day].sort((a, b) => a - b),
              )
            }
          >
            {dayLabel(day)}
          </Button>
        ))}
      </div>
      <p id={id} data-bad={Boolean(error)}>
        {error ??
          (value.length === 0
            ? 'Sem nenhum dia, não recebe visitas novas.'
            : 'No domingo, só onde a cidade tem horários.')}
      </p>
    </Group>
  )
}

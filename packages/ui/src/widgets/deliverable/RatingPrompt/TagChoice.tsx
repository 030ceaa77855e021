import type { Tag } from '@ensaio/domain'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { color, focusRing, media, radius, space } from '../../../theme/tokens.ts'

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;

  legend {
    padding: 0;
    margin-bottom: ${space[8]};
    font-weight: 500;
  }
`

const Toggle = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: 36px;
  padding: ${space[4]} ${space[12]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.full};
  line-height: 1.3;
  cursor: pointer;

  &:hover {
    border-color: ${color.action};
  }

  &:has(:checked) {
    border-color: ${color.action};
    background: ${color.actionSoft};
    color: ${color.action};
    font-weight: 600;
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }

  input:not(:checked) ~ svg {
    display: none;
  }

  ${media.phone} {
    min-height: 44px;
    padding-inline: ${space[16]};
  }
`

/** Tags to be switched on and off. */
export function TagChoice(props: {
  legend: string
  tags: readonly Tag[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}) {
  const { tags, chosen, onChange } = props
  if (tags.length === 0) return null
  return (
    <Group>
      <legend>{props.legend}</legend>
      {tags.map(({ id, name }) => (
        <Toggle key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <Check size={16} strokeWidth={2} aria-hidden="true" />
          {name}
        </Toggle>
      ))}
    </Group>
  )
}

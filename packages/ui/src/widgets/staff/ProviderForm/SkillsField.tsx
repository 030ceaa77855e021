import { type Skill, skillLabels, skills } from '@ensaio/domain'
import { useId } from 'react'
import styled from 'styled-components'
import { Choices } from '../../../primitives/input/Choices.tsx'
import { color, space } from '../../../theme/tokens.ts'

const Group = styled.fieldset`
  legend {
    margin-bottom: ${space[8]};
    font-weight: 500;
  }

  p {
    margin-top: ${space[8]};
    color: ${color.inkSoft};
    line-height: 1.4;
  }
`

const options = skills.map((value) => ({ value, label: skillLabels[value] }))

/** What a photographer does beside photographs, as checkboxes. */
export function SkillsField(props: { chosen: readonly Skill[]; onChange: (chosen: Skill[]) => void }) {
  const id = useId()
  return (
    <Group aria-describedby={id}>
      <legend>Além de fotos, faz</legend>
      <Choices options={options} {...props} columns={2} />
      <p id={id}>Entre quem está igualmente perto, vai quem faz o que o serviço pede.</p>
    </Group>
  )
}

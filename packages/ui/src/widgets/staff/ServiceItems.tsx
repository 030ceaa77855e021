import { type ItemId, itemIds, itemNames } from '@ensaio/domain'
import { useId } from 'react'
import styled from 'styled-components'
import { Choices } from '../../primitives/input/Choices.tsx'
import { color, space } from '../../theme/tokens.ts'

const Items = styled.fieldset`
  legend {
    margin-bottom: ${space[8]};
    font-weight: 500;
  }

  p {
    margin-top: ${space[8]};
    color: ${color.danger};
    font-weight: 500;
  }
`

const items = itemIds.map((value) => ({ value, label: itemNames[value] }))

/** The items of a service as checkboxes; the error describes the group. */
export function ServiceItems(props: {
  chosen: readonly ItemId[]
  onChange: (chosen: ItemId[]) => void
  error: string | undefined
}) {
  const problemId = useId()
  return (
    <Items aria-describedby={problemId}>
      <legend>O que entrega</legend>
      <Choices options={items} chosen={props.chosen} onChange={props.onChange} columns={2} />
      <p id={problemId}>{props.error}</p>
    </Items>
  )
}

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens.ts'

const List = styled.dl<{ $min: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min }) => $min}px, 100%), 1fr));
  gap: ${space[16]} ${space[24]};
  width: 100%;

  dt {
    color: ${color.inkSoft};
    line-height: 1.4;
  }

  dd {
    margin: 0;
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`

/** Short facts side by side, each under its name, in as many columns as fit at `min` px each; an empty one is left out. */
export function FactGrid(props: { facts: readonly { name: string; value: ReactNode }[]; min?: number }) {
  const known = props.facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <List $min={props.min ?? 128}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

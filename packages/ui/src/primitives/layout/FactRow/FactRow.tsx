import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space } from '../../../theme/tokens.ts'

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[32]};
  width: 100%;

  > div {
    min-width: 3.5rem;
    max-width: 100%;
  }

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

/** Short facts side by side, each below its label, wrapping as needed; empty facts are left out. */
export function FactRow(props: { facts: readonly { name: string; value: ReactNode }[] }) {
  const known = props.facts.filter(({ value }) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <List>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

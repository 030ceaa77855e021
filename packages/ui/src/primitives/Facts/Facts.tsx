import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space } from '../../theme/tokens.ts'

const List = styled.dl`
  display: grid;
  gap: ${space[16]};
  min-width: 0;
`

const Line = styled.div`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  column-gap: ${space[12]};

  > svg {
    grid-row: span 2;
    margin-top: 0.15em;
    color: ${color.action};
  }

  dt,
  dd {
    grid-column: 2;
  }

  dt {
    color: ${color.inkSoft};
    line-height: 1.4;
  }

  dd {
    margin: 0;
    font-weight: 500;
    line-height: 1.4;
  }

  small {
    display: block;
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkSoft};
  }

  > :last-child:not(dd) {
    grid-area: 1 / 3 / span 2;
    align-self: start;
  }
`

/** Facts one under another: put `Fact`s in it. */
export function Facts({ children }: { children: ReactNode }) {
  return <List>{children}</List>
}

/** What something is called and what it is. `<small>` inside goes to a second, quieter line. */
export function Fact(props: {
  /** A lucide icon element, 20 px. */
  icon: ReactNode
  name: string
  /** At the right: a link to change it. */
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <Line>
      {props.icon}
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
      {props.action}
    </Line>
  )
}

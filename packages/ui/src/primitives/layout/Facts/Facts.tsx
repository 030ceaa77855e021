import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, space } from '../../../theme/tokens.ts'

const List = styled.dl`
  display: grid;
  gap: ${space[16]};
  min-width: 0;

  &[data-lined='true'] {
    gap: 0;

    > div {
      padding-block: ${space[16]};
      border-bottom: 1px solid ${color.line};
    }

    > div:first-child {
      border-top: 1px solid ${color.line};
    }

    svg {
      top: calc(${space[16]} + 0.05em);
    }
  }
`

const Line = styled.div`
  position: relative;
  min-width: 0;
  padding-left: ${space[32]};
  line-height: 1.4;

  dt {
    color: ${color.inkSoft};

    svg {
      position: absolute;
      left: 0;
      top: 0.05em;
      color: ${color.action};
    }
  }

  dd {
    display: flex;
    gap: ${space[16]};
    align-items: baseline;
    justify-content: space-between;

    > div {
      min-width: 0;
      font-weight: 500;
      white-space: pre-line;
    }

    > [data-capital='true']::first-letter {
      text-transform: uppercase;
    }
  }

  small {
    display: block;
    font-size: inherit;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`

/** A vertical list of `Fact`s. `lined` draws lines between them, for long reviews. */
export function Facts({ lined = false, children }: { lined?: boolean; children: ReactNode }) {
  return <List data-lined={lined}>{children}</List>
}

/** A label and its value. `<small>` inside starts a second, softer line. */
export function Fact(props: {
  /** A lucide icon element, 20 px. */
  icon: ReactNode
  name: string
  /** Capitalises the first letter, for dates and other lower-case words. */
  capital?: boolean
  /** At the right: a link to change it. */
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <Line>
      <dt>
        {props.icon}
        <span>{props.name}</span>
      </dt>
      <dd>
        <div data-capital={props.capital}>{props.children}</div>
        {props.action}
      </dd>
    </Line>
  )
}

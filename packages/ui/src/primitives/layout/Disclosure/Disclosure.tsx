import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, motion, radius, space } from '../../../theme/tokens.ts'

const Box = styled.details`
  min-width: 0;

  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 44px;
    border-radius: ${radius.control};
    color: ${color.action};
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > svg:last-child {
    transition: rotate ${motion.quick};
  }

  &[open] > summary > svg:last-child {
    rotate: 180deg;
  }
`

/** Collapsible content, closed at first. */
export function Disclosure(props: {
  summary: ReactNode
  /** Open at first. */
  open?: boolean
  children: ReactNode
}) {
  return (
    <Box open={props.open}>
      <summary>
        {props.summary}
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {props.children}
    </Box>
  )
}

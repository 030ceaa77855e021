import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/EmptyState/EmptyState.tsx'

/** Says that a page lies past the end of its list, which became shorter; the action leads to a page that exists. */
export function EmptyPage(props: {
  /** The plural of a row: `ensaios`. */
  rows: string
  text: string
  action: ReactNode
}) {
  return (
    <EmptyState
      icon={<SearchX size={24} strokeWidth={1.75} />}
      title={`Esta página não tem ${props.rows}`}
      text={props.text}
      action={props.action}
    />
  )
}

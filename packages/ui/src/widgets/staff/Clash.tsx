import { TriangleAlert } from 'lucide-react'
import { Badge } from '../../primitives/feedback/Badge/Badge.tsx'
import { TextLink } from '../../primitives/navigation/TextLink/TextLink.tsx'
import { visitsMarkedText } from './days-text.ts'

/** Warns of visits booked on days off: `2 visitas marcadas`, as a link when their list has a URL. */
export function Clash(props: { visits: number; suffix?: string; href?: string | undefined }) {
  const badge = (
    <Badge tone="orange" icon={<TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />}>
      {`${visitsMarkedText(props.visits)}${props.suffix ?? ''}`}
    </Badge>
  )
  return props.href === undefined ? badge : <TextLink href={props.href}>{badge}</TextLink>
}

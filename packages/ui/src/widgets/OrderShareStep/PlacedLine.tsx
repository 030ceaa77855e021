import {
  addressTitle,
  type Contact,
  type Invited,
  invitationText,
  type PlacedOrder,
  unitText,
} from '@ensaio/domain'
import { CalendarDays } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ShareLink } from '../ShareLink/ShareLink.tsx'
import { Address, Line } from './OrderShareStep.styles.ts'

/** One ensaio just ordered, with every way to get its day chosen. */
export function PlacedLine(props: {
  /** What tells it from the others; null where it is the only one. */
  name: string | null
  session: PlacedOrder['sessions'][number]
  url: string
  invited: Invited
  responsible: Partial<Contact>
  openHref: string
}) {
  const { name, session, url, invited, responsible } = props
  const unit = unitText({ unit: session.unit, complement: null })
  const title = name && (unit || name)
  return (
    <Line>
      {title && <h2>{title}</h2>}
      <Address href={url}>{url.replace(/^https?:\/\//, '')}</Address>
      <Button
        variant={title ? 'secondary' : 'primary'}
        size={title ? 'small' : 'medium'}
        href={props.openHref}
        label={title ? `AGENDAR, ${title}` : undefined}
        icon={<CalendarDays size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        AGENDAR
      </Button>
      <ShareLink
        url={url}
        message={invitationText({ ...invited, unit }, url)}
        subject={`Ensaio do imóvel em ${[addressTitle(invited.address), unit].filter(Boolean).join(', ')}`}
        phone={responsible.phone}
        email={responsible.email}
        of={title ?? undefined}
      />
    </Line>
  )
}

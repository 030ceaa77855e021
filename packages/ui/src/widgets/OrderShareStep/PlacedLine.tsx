import { addressTitle, type Contact, type Invited, invitationText } from '@ensaio/domain'
import { CalendarDays } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { ShareLink } from '../ShareLink/ShareLink.tsx'
import { Address, Line } from './OrderShareStep.styles.ts'

/** One ensaio just ordered, with every way to get its day chosen. */
export function PlacedLine(props: {
  /** Its place among several, from 1; null where it is the only one. */
  place: number | null
  /** `Unidade 84, Torre B`; may be empty. */
  unit: string
  url: string
  invited: Invited
  responsible: Partial<Contact>
  openHref: string
}) {
  const { place, unit, url, invited, responsible } = props
  const title = place === null ? undefined : unit || `Ensaio ${place}`
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
        of={title}
      />
    </Line>
  )
}

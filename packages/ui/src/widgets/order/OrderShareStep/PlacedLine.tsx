import { addressTitle, type Contact, type Invited, invitationText } from '@ensaio/domain'
import { CalendarDays } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { ShareLink } from '../../session/ShareLink/ShareLink.tsx'
import { Address, Line } from './OrderShareStep.styles.ts'

/** One ensaio just ordered: its scheduling link, with actions to send, copy or open it. */
export function PlacedLine(props: {
  /** The name of the ensaio among the others; left out for a single one. */
  name?: string
  /** `Unidade 84, Torre B`; may be empty. */
  unit: string
  url: string
  invited: Invited
  responsible: Partial<Contact>
  openHref: string
}) {
  const { name, unit, url, invited, responsible } = props
  return (
    <Line>
      {name && <h2>{name}</h2>}
      <Address href={url}>{url.replace(/^https?:\/\//, '')}</Address>
      <ShareLink
        url={url}
        message={invitationText(invited, url)}
        subject={`Ensaio do imóvel em ${[addressTitle(invited.address), unit].filter(Boolean).join(', ')}`}
        phone={responsible.phone}
        email={responsible.email}
        of={name}
      >
        <Button
          variant={name ? 'secondary' : 'primary'}
          size="small"
          href={props.openHref}
          label={name ? `AGENDAR, ${name}` : undefined}
          icon={<CalendarDays size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          AGENDAR
        </Button>
      </ShareLink>
    </Line>
  )
}

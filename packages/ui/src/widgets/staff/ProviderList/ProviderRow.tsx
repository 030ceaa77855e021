import { formatPhone, type StaffProvider } from '@ensaio/domain'
import { CalendarOff, CircleOff } from 'lucide-react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Avatar } from '../../../primitives/media/Avatar/Avatar.tsx'
import { InviteAgain } from '../../account/InviteAgain/InviteAgain.tsx'
import { Clash } from '../Clash.tsx'
import { daysOffText, visitsMarkedText, workingDaysText } from '../days-text.ts'
import { Actions, Facts, Person, Who } from './ProviderList.styles.ts'

/** One photographer of the list: contact, working days, future visits and buttons. */
export function ProviderRow(props: {
  provider: StaffProvider
  onEdit: () => void
  onTimeOff: () => void
  onInvite: ((email: string) => Promise<unknown>) | undefined
  onCorrectEmail: ((email: string, newEmail: string) => Promise<unknown>) | undefined
  /** The URL of their booked visits. */
  visitsHref: string | undefined
}) {
  const { provider, onCorrectEmail } = props
  const { email } = provider
  const [next] = provider.time_off
  const clashes = provider.time_off.reduce((sum, { visits }) => sum + visits, 0)
  const contact = [email, provider.phone && formatPhone(provider.phone)].filter(Boolean)
  return (
    <Person data-active={provider.active}>
      <Avatar name={provider.name} size={44} />
      <Who>
        <Row gap={8}>
          <strong>{provider.name}</strong>
          {!provider.active && (
            <Badge tone="grey" icon={<CircleOff size={14} strokeWidth={2} aria-hidden="true" />}>
              Inativo
            </Badge>
          )}
        </Row>
        {contact.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {provider.is_invited && email && (
          <InviteAgain
            name={provider.name}
            email={email}
            onInvite={props.onInvite}
            onCorrect={onCorrectEmail && ((newEmail) => onCorrectEmail(email, newEmail))}
          />
        )}
      </Who>
      <Facts>
        <span>
          {workingDaysText(provider.working_days)}
          {' · '}
          {provider.upcoming_visits === 0
            ? 'nenhuma visita marcada'
            : visitsMarkedText(provider.upcoming_visits)}
        </span>
        {next && (
          <span>
            <CalendarOff size={16} strokeWidth={1.75} aria-hidden="true" />
            {`Folga: ${daysOffText(next)}`}
            {provider.time_off.length > 1 && ` e mais ${provider.time_off.length - 1}`}
          </span>
        )}
        {clashes > 0 && <Clash visits={clashes} suffix=" nas folgas" href={props.visitsHref} />}
      </Facts>
      <Actions>
        <Button variant="quiet" size="small" label={`Folgas de ${provider.name}`} onPress={props.onTimeOff}>
          Folgas
        </Button>
        <Button variant="quiet" size="small" label={`Editar ${provider.name}`} onPress={props.onEdit}>
          Editar
        </Button>
      </Actions>
    </Person>
  )
}

import {
  addressSubtitle,
  addressTitle,
  formatLongInstant,
  hasVisitBegun,
  type Instant,
  isPhone,
  isVisitNear,
  phoneToE164,
  type Session,
  unitText,
} from '@ensaio/domain'
import { ArrowUpRight, Camera, Phone } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { space, text } from '../../../theme/tokens.ts'
import { DayLeaf } from '../DayLeaf.tsx'

const When = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[16]};
  align-items: center;
  overflow-wrap: anywhere;

  time {
    display: block;
    font-size: ${text.size17};
    font-weight: 600;
    line-height: 1.35;
  }
`

// Buttons fill their line, so that an odd one is as wide as two.
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  max-width: 560px;

  > * {
    flex: 1 1 140px;
  }

  &:empty {
    display: none;
  }
`

/** The props of `VisitCard`. */
export type VisitCardProps = {
  session: Pick<
    Session,
    | 'scheduled_for'
    | 'time_zone'
    | 'address'
    | 'vertical_data'
    | 'responsible_information'
    | 'scheduling_responsible_info'
  >
  /** The current instant; contacts and address are shown around the visit only. */
  now: Instant
  /** Goes to the photo upload; left out when the visit takes no photos. */
  onSendPhotos?: () => void
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** A photographer's visit: time, address, keys, and the actions before and after it. */
export function VisitCard({ session, now, onSendPhotos }: VisitCardProps) {
  const { scheduled_for: day, time_zone, address, vertical_data } = session
  const person = session.scheduling_responsible_info ?? session.responsible_information
  const isNear = isVisitNear(session, now)
  return (
    <Card title="A visita">
      <Stack>
        <When>
          <DayLeaf instant={day} zone={time_zone} />
          <div>
            {day === null ? (
              <strong>Ainda sem dia marcado</strong>
            ) : (
              <time dateTime={day}>{formatLongInstant(day, time_zone)}</time>
            )}
            {[addressTitle(address), unitText(vertical_data)].filter(Boolean).join(', ')}
            <Text soft>{addressSubtitle(address)}</Text>
          </div>
        </When>
        <FactRow
          facts={[
            { name: 'Chaves', value: vertical_data.keys },
            { name: 'Quem recebe', value: person?.name },
          ]}
        />
        {!isNear && (
          <Text soft>
            {hasVisitBegun(session, now)
              ? 'Os contatos ficam visíveis até um dia depois da visita.'
              : 'Os contatos aparecem dois dias antes da visita.'}
          </Text>
        )}
        <Actions>
          {person && isPhone(person.phone) && (
            <Button
              wide
              variant="primary"
              href={`tel:${phoneToE164(person.phone)}`}
              label={`Ligar para ${person.name}`}
              icon={<Phone {...icon} />}
            >
              Ligar
            </Button>
          )}
          {address.url && (
            <Button
              wide
              href={address.url}
              external
              label={`Rota até ${addressTitle(address)}`}
              icon={<ArrowUpRight {...icon} />}
            >
              Rota
            </Button>
          )}
          {onSendPhotos && (
            <Button wide onPress={onSendPhotos} icon={<Camera {...icon} />}>
              Enviar fotos
            </Button>
          )}
        </Actions>
      </Stack>
    </Card>
  )
}

import {
  type ArrivalStep,
  addressSubtitle,
  addressTitle,
  captureList,
  type Instant,
  isMobile,
  isPhone,
  mapLinks,
  phoneToE164,
  type Session,
  status,
  unitText,
  type VisitStep,
  wallClock,
} from '@ensaio/domain'
import { ArrowUpRight, MessageCircle, Phone } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { FactRow } from '../../../primitives/layout/FactRow/FactRow.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { space } from '../../../theme/tokens.ts'
import { StatusBadge } from '../../session/StatusBadge/StatusBadge.tsx'
import { Note } from '../Note.tsx'
import { PreparednessBadge } from '../PreparednessBadge.tsx'
import { CaptureChecklist } from './CaptureChecklist.tsx'
import { VisitSteps } from './VisitSteps.tsx'

// Two a line on a phone.
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};

  > * {
    flex: 1 1 140px;
  }
`

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** One visit of the day: where and when, the way to it, who receives, what to capture, and its steps. An ended one is short. */
export function OwnVisit(props: {
  visit: Session
  now: Instant
  captured: readonly string[]
  href: string
  /** The next visit of the day: its likely step is the primary action. */
  isNext: boolean
  /** Does a step of it wait for a network? */
  isUnsent: boolean
  onStep: (step: VisitStep) => Promise<unknown>
  onUndo: ((step: ArrivalStep) => Promise<unknown>) | undefined
  onCapture: (captured: string[]) => void
}) {
  const { visit, now, captured, href, isNext, isUnsent, onStep, onUndo, onCapture } = props
  const { scheduled_for: start, time_zone: zone, address, preparedness } = visit
  const place = [addressTitle(address), unitText(visit.vertical_data)].filter(Boolean).join(', ')
  const isAhead = visit.status === status.scheduled
  return (
    <Card
      level={3}
      title={
        <>
          {start !== null && <time dateTime={start}>{wallClock(start, zone).time.replace(':', 'h')}</time>} ·{' '}
          {place}
        </>
      }
      aside={!isAhead && <StatusBadge status={visit.status} />}
    >
      <Stack>
        <div>
          <Text soft>{addressSubtitle(address)}</Text>
          <Text soft>{visit.service.name}</Text>
        </div>
        {isAhead && <WayAndContact visit={visit} place={place} />}
        {isAhead && preparedness && (
          <Stack gap={8}>
            <div>
              <PreparednessBadge answer={preparedness.answer} />
            </div>
            {preparedness.note !== '' && <Note>{preparedness.note}</Note>}
          </Stack>
        )}
        {isAhead && (
          <CaptureChecklist
            things={captureList(visit.products)}
            captured={captured}
            place={place}
            onCapture={onCapture}
          />
        )}
        <VisitSteps
          visit={visit}
          now={now}
          place={place}
          isNext={isNext}
          isUnsent={isUnsent}
          onStep={onStep}
          onUndo={onUndo}
        />
        <TextLink href={href} aria-label={`Abrir ensaio: ${place}`}>
          Abrir ensaio
        </TextLink>
      </Stack>
    </Card>
  )
}

function WayAndContact({ visit, place }: { visit: Session; place: string }) {
  const { vertical_data } = visit
  const person = visit.scheduling_responsible_info ?? visit.responsible_information
  const phone = person && isPhone(person.phone) ? phoneToE164(person.phone) : null
  return (
    <>
      <Ways>
        {mapLinks(visit.address).map(({ program, href }) => (
          <Button
            key={program}
            wide
            href={href}
            external
            label={`${program} até ${place}`}
            icon={<ArrowUpRight {...icon} />}
          >
            {program}
          </Button>
        ))}
        {person && phone !== null && (
          <Button wide href={`tel:${phone}`} label={`Ligar para ${person.name}`} icon={<Phone {...icon} />}>
            Ligar
          </Button>
        )}
        {person && phone !== null && isMobile(phone) && (
          <Button
            wide
            href={`https://wa.me/${phone.replace('+', '')}`}
            external
            label={`WhatsApp de ${person.name}`}
            icon={<MessageCircle {...icon} />}
          >
            WhatsApp
          </Button>
        )}
      </Ways>
      <FactRow
        facts={[
          { name: 'Quem recebe', value: person?.name },
          { name: 'Chaves', value: vertical_data.keys },
          { name: 'Referência', value: vertical_data.reference },
          { name: 'Observações', value: vertical_data.additional_info },
        ]}
      />
    </>
  )
}

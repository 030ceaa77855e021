import {
  type ChosenSlot,
  type Contact,
  formatLongDate,
  formatPhone,
  type PublicSession,
  slotEnd,
} from '@ensaio/domain'
import { CalendarDays, KeyRound, UserRound } from 'lucide-react'
import styled from 'styled-components'
import { Fact, Facts } from '../../../primitives/layout/Facts/Facts.tsx'
import { color, media, radius, space } from '../../../theme/tokens.ts'
import { DurationFact, PlaceFact, ServiceFact } from '../visit-facts.tsx'

/** The props of `SchedulingSummary`. */
export type SchedulingSummaryProps = {
  session: PublicSession
  slot: ChosenSlot | null
  /** The person who receives the photographer, as filled in so far. */
  owner?: Contact | null
  keys?: string
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

const Sheet = styled.section`
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.sunken};

  ${media.phone} {
    padding: ${space[12]} ${space[16]};

    dl {
      gap: ${space[8]};
    }
  }
`

const WideOnly = styled.div`
  margin-top: ${space[16]};

  ${media.phone} {
    display: none;
  }
`

/** The choices made so far: all of them beside the step on a desktop, only time and place on a phone. Put it in the aside of each step. */
export function SchedulingSummary({ session, slot, owner, keys }: SchedulingSummaryProps) {
  const contact = owner && [formatPhone(owner.phone), owner.email].filter(Boolean).join('\n')
  return (
    <Sheet aria-label="Resumo do agendamento">
      <Facts>
        <Fact icon={<CalendarDays {...icon} />} name="Quando" capital>
          {slot ? (
            <>
              {formatLongDate(slot.date)}
              <small>
                {slot.hour} até {slotEnd(slot.hour)}
              </small>
            </>
          ) : (
            <small>Escolha o dia e o horário</small>
          )}
        </Fact>
        <PlaceFact session={session} />
      </Facts>
      <WideOnly>
        <Facts>
          <ServiceFact session={session} />
          <DurationFact session={session} />
          {owner && (owner.name || contact) && (
            <Fact icon={<UserRound {...icon} />} name="Quem recebe">
              {owner.name}
              {contact && <small>{contact}</small>}
            </Fact>
          )}
          {keys && (
            <Fact icon={<KeyRound {...icon} />} name="Chaves">
              {keys}
            </Fact>
          )}
        </Facts>
      </WideOnly>
    </Sheet>
  )
}

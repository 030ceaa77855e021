import {
  addressSubtitle,
  addressTitle,
  type PublicSession,
  shortDuration,
  unitText,
  visitCount,
} from '@ensaio/domain'
import { Camera, Clock, MapPin } from 'lucide-react'
import styled from 'styled-components'
import { Fact } from '../../primitives/layout/Facts/Facts.tsx'
import { TextLink } from '../../primitives/navigation/TextLink/TextLink.tsx'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The ordered service. */
export function ServiceFact({ session }: { session: PublicSession }) {
  return (
    <Fact icon={<Camera {...icon} />} name="O que vamos fazer">
      {session.service.name}
    </Fact>
  )
}

/** The place of the visit, with the unit; `map` adds a link to a map. */
export function PlaceFact({ session, map = false }: { session: PublicSession; map?: boolean }) {
  const unit = session.units ? `${session.units.length} unidades` : unitText(session.vertical_data)
  return (
    <Fact icon={<MapPin {...icon} />} name="Onde">
      {[addressTitle(session.address), unit].filter(Boolean).join(' – ')}
      <small>{addressSubtitle(session.address)}</small>
      {map && session.address.url && (
        <TextLink href={session.address.url} external>
          Ver no mapa
        </TextLink>
      )}
    </Fact>
  )
}

const About = styled.i`
  font-style: normal;
`

/** The duration of a visit. */
export function DurationFact({ session }: { session: Pick<PublicSession, 'units'> }) {
  return (
    <Fact icon={<Clock {...icon} />} name="Quanto tempo">
      <About>Cerca de </About>
      {shortDuration()}
      {visitCount(session) > 1 && ' cada uma'}
    </Fact>
  )
}

import { type Provider, type SessionStatus, status } from '@ensaio/domain'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Avatar } from '../../../primitives/media/Avatar/Avatar.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { color, radius, space } from '../../../theme/tokens.ts'

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[16]};
  align-items: center;
`

const Actions = styled.div`
  margin-top: ${space[16]};
`

const Nobody = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border: 1.5px dashed ${color.lineStrong};
  border-radius: ${radius.full};
  color: ${color.inkSoft};
`

const roles: Record<SessionStatus, string> = {
  [status.notScheduled]: 'Reservado para este ensaio',
  [status.scheduled]: 'Vai ao imóvel no dia marcado',
  [status.canceled]: 'Cuidava deste ensaio até o cancelamento',
  [status.pending]: 'Fotografou o imóvel',
  [status.delivered]: 'Fotografou o imóvel',
  [status.clientNoShow]: 'Foi ao imóvel e não encontrou quem o recebesse',
  [status.providerNoShow]: 'Não compareceu no dia marcado',
  [status.atRevision]: 'Fotografou o imóvel',
}

const absences: Record<SessionStatus, string> = {
  [status.notScheduled]: 'Escolhemos o fotógrafo assim que o dia estiver marcado.',
  [status.scheduled]: 'Estamos escolhendo quem vai ao imóvel.',
  [status.canceled]: 'O ensaio foi cancelado antes da escolha.',
  [status.pending]: 'O nome de quem fotografou não foi registrado.',
  [status.delivered]: 'O nome de quem fotografou não foi registrado.',
  [status.clientNoShow]: 'Escolhemos o fotógrafo quando houver um novo dia.',
  [status.providerNoShow]: 'Estamos escolhendo outra pessoa para o novo dia.',
  [status.atRevision]: 'O nome de quem fotografou não foi registrado.',
}

function nameOf(provider: Provider | null, of: SessionStatus): string {
  if (provider) return provider.name
  return of === status.canceled ? 'Sem fotógrafo' : 'Ainda sem fotógrafo'
}

export type ProviderCardProps = {
  /** Null before a photographer is assigned. */
  provider: Provider | null
  status: SessionStatus
  /** Shown right of the title. */
  aside?: ReactNode
  /** Shown under the photographer, for actions. */
  children?: ReactNode
}

/** The photographer of an ensaio, or the reason for none. */
export function ProviderCard({ provider, status: of, aside, children }: ProviderCardProps) {
  return (
    <Card title="Fotógrafo" aside={aside}>
      <Line>
        {provider ? (
          <Avatar name={provider.name} source={provider.user.profile_image_path} size={56} />
        ) : (
          <Nobody aria-hidden="true">
            <UserRound size={24} strokeWidth={1.75} />
          </Nobody>
        )}
        <div>
          <Text strong>{nameOf(provider, of)}</Text>
          <Text soft>{provider ? roles[of] : absences[of]}</Text>
        </div>
      </Line>
      {children && <Actions>{children}</Actions>}
    </Card>
  )
}

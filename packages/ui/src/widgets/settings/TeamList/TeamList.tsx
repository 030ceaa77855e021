import {
  formatRecentInstant,
  type Instant,
  type NewTeamMember,
  roleNames,
  type TeamChange,
  type TeamMember,
} from '@ensaio/domain'
import { CircleOff, Pencil, Plus, UserPlus, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { InviteAgain } from '../../account/InviteAgain/InviteAgain.tsx'
import { Entries, Entry, Facts } from '../entries.styles.ts'
import { MemberDialog, NewMemberDialog } from './TeamDialog.tsx'

/** The props of `TeamList`. Each promise settles once the list holds the answer. */
export type TeamListProps = {
  /** The people of the office, without photographers. */
  people: Remote<TeamMember[]>
  now: Instant
  /** Invites a person; a rejection that names fields is shown at them. */
  onAdd: (person: NewTeamMember) => Promise<unknown>
  /** Changes a person's role, or whether they may sign in. */
  onChange: (id: number, change: TeamChange) => Promise<unknown>
  /** Mails a new invitation to somebody who has set no password yet. */
  onInvite: (person: TeamMember) => Promise<unknown>
  /** Corrects the address of somebody who has set no password yet and invites them there; without it there is no button. */
  onCorrectEmail?: (person: TeamMember, newEmail: string) => Promise<unknown>
  /** Signs a person out everywhere. */
  onSignOut: (person: TeamMember) => Promise<unknown>
  /** Turns off the two-step sign-in of somebody who lost their authenticator app; without it there is no button. */
  onResetSecondStep?: (person: TeamMember) => Promise<unknown>
  onRetry: Press
}

function MemberFacts({ person, now }: { person: TeamMember; now: Instant }) {
  const zone = useHouseZone()
  const { active, has_second_step, is_invited, is_self, role, seen_at } = person
  return (
    <Facts>
      {is_self && (
        <Badge tone="blue" icon={<UserRound size={14} strokeWidth={2} aria-hidden="true" />}>
          Você
        </Badge>
      )}
      {!active && (
        <Badge tone="grey" icon={<CircleOff size={14} strokeWidth={2} aria-hidden="true" />}>
          Sem acesso
        </Badge>
      )}
      <span>{roleNames[role]}</span>
      {has_second_step && <span>Duas etapas</span>}
      {!is_invited && (
        <span>
          {seen_at === null
            ? 'Ainda não abriu a mesa de trabalho'
            : `Último acesso: ${formatRecentInstant(seen_at, now, zone)}`}
        </span>
      )}
    </Facts>
  )
}

/** The people of the office with their roles; administrators invite and change them. Nobody changes their own role or access. */
export function TeamList(props: TeamListProps) {
  const { people, now, onAdd, onChange, onInvite, onSignOut, onResetSecondStep, onRetry } = props
  const { onCorrectEmail } = props
  const [editing, setEditing] = useState<TeamMember | 'new' | null>(null)
  const close = () => setEditing(null)
  const add = (
    <Button
      size="small"
      icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
      onPress={() => setEditing('new')}
    >
      Convidar pessoa
    </Button>
  )
  return (
    <Card title="Pessoas" aside={people.state === 'ready' && add} flush>
      <Await
        remote={people}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar a equipe"
        waiting={<Skeleton height="180px" />}
      >
        {(list) => (
          <>
            {list.length === 0 ? (
              <EmptyState
                icon={<UserPlus size={24} strokeWidth={1.75} />}
                title="Ninguém na equipe ainda"
                text="Convide quem cuida dos ensaios, dos clientes e do financeiro."
              />
            ) : (
              <Entries role="list">
                {list.map((person) => (
                  <Entry key={person.id}>
                    <div>
                      <strong>{person.name}</strong>
                      <Text soft>{person.email}</Text>
                      {person.is_invited && person.active && (
                        <InviteAgain
                          name={person.name}
                          email={person.email}
                          onInvite={() => onInvite(person)}
                          onCorrect={onCorrectEmail && ((newEmail) => onCorrectEmail(person, newEmail))}
                        />
                      )}
                    </div>
                    <MemberFacts person={person} now={now} />
                    {!person.is_self && (
                      <Button
                        variant="quiet"
                        size="small"
                        iconOnly
                        icon={<Pencil size={18} strokeWidth={1.75} />}
                        onPress={() => setEditing(person)}
                      >
                        {`Editar ${person.name}`}
                      </Button>
                    )}
                  </Entry>
                ))}
              </Entries>
            )}
            {editing === 'new' && <NewMemberDialog onAdd={onAdd} onClose={close} />}
            {editing !== null && editing !== 'new' && (
              <MemberDialog
                person={list.find(({ id }) => id === editing.id) ?? editing}
                onSave={(change) => onChange(editing.id, change)}
                onSignOut={() => onSignOut(editing)}
                onResetSecondStep={onResetSecondStep && (() => onResetSecondStep(editing))}
                onClose={close}
              />
            )}
          </>
        )}
      </Await>
    </Card>
  )
}

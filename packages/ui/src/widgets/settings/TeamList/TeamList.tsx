import {
  type ClientRole,
  formatPhone,
  formatRecentInstant,
  type Instant,
  type OfficeRole,
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
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { InviteAgain } from '../../account/InviteAgain/InviteAgain.tsx'
import { Entries, Entry, Facts } from '../entries.styles.ts'
import {
  companyWords,
  type ListedPerson,
  type NewPerson,
  officeWords,
  type PeopleWords,
  type PersonChange,
} from './people-words.ts'
import { MemberDialog, NewMemberDialog } from './TeamDialog.tsx'

/** The props of `TeamList` for people with these roles. Each promise settles once the list holds the answer. */
type PeopleProps<Role extends string> = {
  /** The people who are not photographers. */
  people: Remote<ListedPerson<Role>[]>
  now: Instant
  /** Invites a person; a rejection that names fields is shown at them. Left out, nobody is invited. */
  onAdd?: (person: NewPerson<Role>) => Promise<unknown>
  /** Changes a person's role, or whether they may sign in; left out, nobody is changed. */
  onChange?: (id: number, change: PersonChange<Role>) => Promise<unknown>
  /** Mails a new invitation to somebody who has set no password yet; left out, it is not offered. */
  onInvite?: (person: ListedPerson) => Promise<unknown>
  /** Corrects the address of somebody who has set no password yet and invites them there; without it there is no button. */
  onCorrectEmail?: (person: ListedPerson, newEmail: string) => Promise<unknown>
  /** Signs a person out everywhere; left out, it is not offered. */
  onSignOut?: (person: ListedPerson) => Promise<unknown>
  /** Turns off the two-step sign-in of somebody who lost their authenticator app; without it there is no button. */
  onResetSecondStep?: (person: ListedPerson) => Promise<unknown>
  onRetry: Press
}

/** The props of `TeamList`: the people of the office, or those of a client company with its roles. */
export type TeamListProps =
  | ({ of?: 'office' } & PeopleProps<OfficeRole>)
  | ({ of: 'company' } & PeopleProps<ClientRole>)

function MemberFacts({ person, now, words }: { person: ListedPerson; now: Instant; words: PeopleWords }) {
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
      <span>{words.names[role]}</span>
      {has_second_step && <span>Duas etapas</span>}
      {!is_invited && (
        <span>
          {seen_at === null ? words.neverOpened : `Último acesso: ${formatRecentInstant(seen_at, now, zone)}`}
        </span>
      )}
    </Facts>
  )
}

/** The people of the office or of a company with their roles; who may, invites and changes them. Nobody changes their own role or access. */
export function TeamList(props: TeamListProps) {
  const words = props.of === 'company' ? companyWords : officeWords
  // The schemas of the words let pass only the roles that the callbacks of the same kind take.
  return <People {...(props as PeopleProps<string>)} words={words as PeopleWords} />
}

function People(props: PeopleProps<string> & { words: PeopleWords }) {
  const { people, now, words, onAdd, onChange, onInvite, onCorrectEmail, onSignOut, onRetry } = props
  const { onResetSecondStep } = props
  const [editing, setEditing] = useState<ListedPerson | 'new' | null>(null)
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
    <Card title="Pessoas" aside={onAdd && people.state === 'ready' && add} flush>
      <Await
        remote={people}
        onRetry={onRetry}
        failureTitle={words.failure}
        waiting={<Skeleton height="180px" />}
      >
        {(list) => (
          <>
            {list.length === 0 ? (
              <EmptyState
                icon={<UserPlus size={24} strokeWidth={1.75} />}
                title={words.empty.title}
                text={words.empty.text}
              />
            ) : (
              <Entries role="list">
                {list.map((person) => (
                  <Entry key={person.id}>
                    <div>
                      <strong>{person.name}</strong>
                      <div>
                        <TextLink href={`mailto:${person.email}`} external>
                          {person.email}
                        </TextLink>
                      </div>
                      {person.phone && <Text soft>{formatPhone(person.phone)}</Text>}
                      {person.is_invited && person.active && (
                        <InviteAgain
                          name={person.name}
                          email={person.email}
                          onInvite={onInvite && (() => onInvite(person))}
                          onCorrect={onCorrectEmail && ((newEmail) => onCorrectEmail(person, newEmail))}
                        />
                      )}
                    </div>
                    <MemberFacts person={person} now={now} words={words} />
                    {onChange && !person.is_self && (
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
            {editing === 'new' && onAdd && <NewMemberDialog words={words} onAdd={onAdd} onClose={close} />}
            {editing !== null && editing !== 'new' && onChange && (
              <MemberDialog
                words={words}
                person={list.find(({ id }) => id === editing.id) ?? editing}
                onSave={(change) => onChange(editing.id, change)}
                onSignOut={onSignOut && (() => onSignOut(editing))}
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

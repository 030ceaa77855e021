import { type ClientRole, clientRoleNames, clientRoles, clientRoleTexts, type User } from '@ensaio/domain'
import { Check, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { FailureNotice } from '../../../primitives/feedback/FailureNotice/FailureNotice.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { MaskedInput } from '../../../primitives/input/MaskedInput/MaskedInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid, Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { InviteAgain } from '../../account/InviteAgain/InviteAgain.tsx'
import { Group, Head } from './PersonFields.styles.ts'
import { type Person, type PersonProblem, personLine } from './people.ts'

/** The fields of one person of the company, or a tick that it is the signed-in one; once saved, a line with a button to correct it. */
export function PersonFields(props: {
  title: string
  text?: string
  person: Person
  /** The signed-in person, when this person may be them. */
  me?: Pick<User, 'name' | 'email'>
  problem?: PersonProblem
  onChange: (change: Partial<Person>) => void
  /** Mails a new invitation to somebody who has set no password yet; left out, it is not offered. */
  onInvite?: ((email: string) => Promise<unknown>) | undefined
  /** Removes an unsaved extra person. */
  onRemove?: () => void
}) {
  const { title, person, me, problem, onChange } = props
  const id = useId()
  return (
    <Group role="group" aria-labelledby={id}>
      <Head>
        <div>
          <h2 id={id}>{title}</h2>
          {props.text && <Text soft>{props.text}</Text>}
        </div>
        {person.saved && (
          <Row gap={8}>
            <Badge tone="green" icon={<Check size={14} strokeWidth={2} />}>
              Salvo
            </Badge>
            <Button
              variant="quiet"
              size="small"
              label={`Corrigir: ${title}`}
              onPress={() => onChange({ saved: false })}
            >
              Corrigir
            </Button>
          </Row>
        )}
        {!person.saved && props.onRemove && (
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
            label={`Remover: ${title}`}
            onPress={props.onRemove}
          >
            Remover
          </Button>
        )}
      </Head>
      {problem?.message && <FailureNotice title="Não foi possível salvar" message={problem.message} />}
      {person.saved ? (
        <>
          <p>{person.isMe && me ? personLine({ ...me, cpf: '' }) : personLine(person)}</p>
          {person.isInvited && (
            <InviteAgain name={person.name} email={person.email} onInvite={props.onInvite} />
          )}
        </>
      ) : (
        <>
          {me && (
            <Checkbox
              label={`Eu sou o ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
              hint={person.isMe ? personLine({ ...me, cpf: '' }) : undefined}
              checked={person.isMe}
              onChange={(event) => onChange({ isMe: event.target.checked })}
            />
          )}
          {!person.isMe && (
            <Grid min={216} gap={16}>
              <Field label="Nome" required error={problem?.fields.name}>
                <TextInput
                  autoComplete="off"
                  // A person just added is the next thing to be filled in.
                  autoFocus={props.onRemove !== undefined && person.name === ''}
                  value={person.name}
                  onChange={(event) => onChange({ name: event.target.value })}
                />
              </Field>
              <Field label="CPF" required error={problem?.fields.cpf}>
                <MaskedInput
                  mask="###.###.###-##"
                  autoComplete="off"
                  value={person.cpf}
                  onChange={(cpf) => onChange({ cpf })}
                />
              </Field>
              <Field label="E-mail" required error={problem?.fields.email}>
                <TextInput
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  value={person.email}
                  onChange={(event) => onChange({ email: event.target.value })}
                />
              </Field>
              {person.role && (
                <Field label="Papel" required hint={clientRoleTexts[person.role]}>
                  <Select
                    value={person.role}
                    onChange={(event) => onChange({ role: event.target.value as ClientRole })}
                  >
                    {clientRoles.map((role) => (
                      <option key={role} value={role}>
                        {clientRoleNames[role]}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
            </Grid>
          )}
        </>
      )}
    </Group>
  )
}

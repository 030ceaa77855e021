import { valibotResolver } from '@hookform/resolvers/valibot'
import { LogOut } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { changedFields } from '../../../primitives/form/changed-fields.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { ResetSecondStepButton } from '../../account/ResetSecondStepButton.tsx'
import type { ListedPerson, NewPerson, PeopleWords, PersonChange } from './people-words.ts'

function RoleOptions({ words }: { words: PeopleWords }) {
  return words.roles.map((role) => (
    <option key={role} value={role}>
      {words.names[role]}
    </option>
  ))
}

/** The dialog that invites a person. Open while rendered. */
export function NewMemberDialog(props: {
  words: PeopleWords
  onAdd: (person: NewPerson) => Promise<unknown>
  onClose: () => void
}) {
  const { words } = props
  const form = useForm<NewPerson, unknown, NewPerson>({
    resolver: valibotResolver(words.NewPerson),
    defaultValues: { name: '', email: '', role: words.proposed },
  })
  const { register, formState, watch } = form
  const { errors } = formState
  return (
    <FormDialog
      title="Convidar pessoa"
      description={words.invitation}
      action="Enviar convite"
      form={form}
      onSend={props.onAdd}
      onClose={props.onClose}
    >
      <Field label="Nome" required error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={120} {...register('name')} />
      </Field>
      <Field label="E-mail" required error={errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label="Papel" required hint={words.texts[watch('role')]} error={errors.role?.message}>
        <Select {...register('role')}>
          <RoleOptions words={words} />
        </Select>
      </Field>
    </FormDialog>
  )
}

/** The dialog that changes a person's role and access. Open while rendered. */
export function MemberDialog(props: {
  words: PeopleWords
  person: ListedPerson
  onSave: (change: PersonChange) => Promise<unknown>
  /** Signs the person out everywhere; left out, it is not offered. */
  onSignOut?: (() => Promise<unknown>) | undefined
  /** Turns off the person's two-step sign-in. */
  onResetSecondStep?: (() => Promise<unknown>) | undefined
  onClose: () => void
}) {
  const { words, person, onSignOut, onResetSecondStep } = props
  const { close, hold } = useDialogAction(props.onClose)
  const form = useForm<PersonChange, unknown, PersonChange>({
    resolver: valibotResolver(words.Change),
    defaultValues: { role: person.role, active: person.active },
  })
  const { register, formState, watch } = form
  const { errors } = formState
  return (
    <FormDialog
      title={person.name}
      description={person.email}
      action="Salvar"
      form={form}
      onSend={(change) => props.onSave(changedFields(form, change))}
      onClose={close}
    >
      <Field
        label="Papel"
        required
        hint={words.texts[watch('role') ?? person.role]}
        error={errors.role?.message}
      >
        <Select {...register('role')}>
          <RoleOptions words={words} />
        </Select>
      </Field>
      <Checkbox
        label="Tem acesso"
        hint="Sem acesso, a pessoa sai na hora de todos os aparelhos. O que ela fez fica registrado."
        error={errors.active?.message}
        {...register('active')}
      />
      {person.active && !person.is_invited && (
        <Row gap={8}>
          {onSignOut && (
            <Button
              size="small"
              icon={<LogOut size={18} strokeWidth={1.75} aria-hidden="true" />}
              onPress={() => hold(onSignOut)}
            >
              Sair de todos os aparelhos
            </Button>
          )}
          {person.has_second_step && onResetSecondStep && (
            <ResetSecondStepButton onPress={() => hold(onResetSecondStep)} />
          )}
        </Row>
      )}
    </FormDialog>
  )
}

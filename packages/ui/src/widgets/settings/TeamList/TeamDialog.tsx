import {
  NewTeamMember,
  type OfficeRole,
  officeRoles,
  roleNames,
  roleTexts,
  TeamChange,
  type TeamMember,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { LogOut, ShieldOff } from 'lucide-react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Row } from '../../../primitives/layout/Layout/Layout.tsx'

function RoleOptions() {
  return officeRoles.map((role) => (
    <option key={role} value={role}>
      {roleNames[role]}
    </option>
  ))
}

/** The dialog that invites a person to the office. Open while rendered. */
export function NewMemberDialog(props: {
  onAdd: (person: NewTeamMember) => Promise<unknown>
  onClose: () => void
}) {
  const form = useForm<v.InferInput<typeof NewTeamMember>, unknown, NewTeamMember>({
    resolver: valibotResolver(NewTeamMember),
    defaultValues: { name: '', email: '', role: 'coordinator' },
  })
  const { register, formState, watch } = form
  const { errors } = formState
  return (
    <FormDialog
      title="Convidar pessoa"
      description="Ela recebe por e-mail um link de 7 dias para cadastrar a senha. Fotógrafos são incluídos na Agenda."
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
      <Field label="Papel" required hint={roleTexts[watch('role')]} error={errors.role?.message}>
        <Select {...register('role')}>
          <RoleOptions />
        </Select>
      </Field>
    </FormDialog>
  )
}

/** The dialog that changes a person's role and access. Open while rendered. */
export function MemberDialog(props: {
  person: TeamMember
  onSave: (change: TeamChange) => Promise<unknown>
  /** Signs the person out everywhere. */
  onSignOut: () => Promise<unknown>
  /** Turns off the person's two-step sign-in. */
  onResetSecondStep?: (() => Promise<unknown>) | undefined
  onClose: () => void
}) {
  const { person } = props
  const form = useForm<TeamChange, unknown, v.InferOutput<typeof TeamChange>>({
    resolver: valibotResolver(TeamChange),
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
      onSend={props.onSave}
      onClose={props.onClose}
    >
      <Field
        label="Papel"
        required
        hint={roleTexts[watch('role') as OfficeRole]}
        error={errors.role?.message}
      >
        <Select {...register('role')}>
          <RoleOptions />
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
          <Button
            size="small"
            icon={<LogOut size={18} strokeWidth={1.75} aria-hidden="true" />}
            onPress={props.onSignOut}
          >
            Sair de todos os aparelhos
          </Button>
          {person.has_second_step && props.onResetSecondStep && (
            <Button
              size="small"
              icon={<ShieldOff size={18} strokeWidth={1.75} aria-hidden="true" />}
              onPress={props.onResetSecondStep}
            >
              Desligar as duas etapas
            </Button>
          )}
        </Row>
      )}
    </FormDialog>
  )
}

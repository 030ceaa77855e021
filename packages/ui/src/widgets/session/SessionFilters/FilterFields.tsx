import { type ServiceName, sessionStatuses, statusLongLabel } from '@ensaio/domain'
import { Controller, useFormContext } from 'react-hook-form'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Choices } from '../../../primitives/input/Choices.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import type { Remote } from '../../../remote/remote.ts'
import type { FilterDraft } from './filter-draft.ts'
import { RangeFields } from './RangeFields.tsx'
import { ServiceChoices } from './ServiceChoices.tsx'
import { Fields, Group } from './SessionFilters.styles.ts'

const statusOptions = sessionStatuses.map((of) => ({ value: of, label: statusLongLabel(of) }))

/** The five filters behind the button: situation, services, the two ranges and the client's code. */
export function FilterFields(props: { services: Remote<ServiceName[]>; onRetryServices?: Press }) {
  const { control, register, formState } = useFormContext<FilterDraft>()
  return (
    <Fields>
      <Group>
        <legend>Situação</legend>
        <Controller
          control={control}
          name="status"
          render={({ field }) => (
            <Choices columns={2} options={statusOptions} chosen={field.value} onChange={field.onChange} />
          )}
        />
      </Group>
      <Group>
        <legend>Serviços</legend>
        <ServiceChoices services={props.services} onRetry={props.onRetryServices} />
      </Group>
      <RangeFields name="session_date" legend="Agendado para" />
      <RangeFields name="created_date" legend="Criado em" />
      <Group>
        <legend>Referência</legend>
        <Field label="Código do cliente" error={formState.errors.client_code?.message}>
          <TextInput autoComplete="off" {...register('client_code')} />
        </Field>
      </Group>
    </Fields>
  )
}

import {
  type CityChange,
  CityChange as CityChangeSchema,
  NewCity,
  type StaffCity,
  states,
  type Zone,
  zoneOfState,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { changedFields } from '../../../primitives/form/changed-fields.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { ZoneOptions } from '../ZoneOptions.tsx'

/** The dialog that adds a city; choosing the state proposes its time zone. Open while rendered. */
export function NewCityDialog(props: { onAdd: (city: NewCity) => Promise<unknown>; onClose: () => void }) {
  const form = useForm<NewCity, unknown, v.InferOutput<typeof NewCity>>({
    resolver: valibotResolver(NewCity),
    defaultValues: { name: '', state: 'SP', time_zone: 'America/Sao_Paulo' },
  })
  const { register, formState, setValue } = form
  const { errors } = formState
  return (
    <FormDialog
      title="Adicionar cidade"
      description="Os clientes passam a pedir ensaios ali. O nome não muda depois."
      action="Adicionar cidade"
      form={form}
      onSend={props.onAdd}
      onClose={props.onClose}
    >
      <Field label="Cidade" required error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={120} {...register('name')} />
      </Field>
      <Grid min={160} gap={16}>
        <Field label="Estado" required error={errors.state?.message}>
          <Select
            {...register('state', {
              onChange: (event: { target: { value: string } }) =>
                setValue('time_zone', zoneOfState(event.target.value)),
            })}
          >
            {states.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        </Field>
        <Field label="Fuso horário" required error={errors.time_zone?.message}>
          <Select {...register('time_zone')}>
            <ZoneOptions />
          </Select>
        </Field>
      </Grid>
    </FormDialog>
  )
}

/** The dialog that changes a city's time zone and whether it takes orders. Open while rendered. */
export function CityDialog(props: {
  city: StaffCity
  onSave: (change: CityChange) => Promise<unknown>
  onClose: () => void
}) {
  const { city } = props
  const form = useForm<CityChange, unknown, v.InferOutput<typeof CityChangeSchema>>({
    resolver: valibotResolver(CityChangeSchema),
    defaultValues: { time_zone: city.time_zone as Zone, active: city.active },
  })
  const { register, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title={`${city.name} (${city.state})`}
      action="Salvar"
      form={form}
      onSend={(change) => props.onSave(changedFields(form, change))}
      onClose={props.onClose}
    >
      <Field
        label="Fuso horário"
        required
        hint="Vale para os próximos pedidos; os já feitos ficam como estão."
        error={errors.time_zone?.message}
      >
        <Select {...register('time_zone')}>
          <ZoneOptions />
        </Select>
      </Field>
      <Checkbox
        label="Recebe pedidos"
        hint="Sem isso, ninguém pede um ensaio novo ali; os já pedidos seguem até a entrega."
        error={errors.active?.message}
        {...register('active')}
      />
    </FormDialog>
  )
}

import { type CityNames, initialCities, type StaffProvider } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, type Resolver, useForm } from 'react-hook-form'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { useDialogAction } from '../../../primitives/dialog/useDialogAction.ts'
import { changedFields } from '../../../primitives/form/changed-fields.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { MaskedInput } from '../../../primitives/input/MaskedInput/MaskedInput.tsx'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid, Row } from '../../../primitives/layout/Layout/Layout.tsx'
import { ResetSecondStepButton } from '../../account/ResetSecondStepButton.tsx'
import { CityOptions } from '../CityOptions.tsx'
import {
  AddedProvider,
  ChangedProvider,
  type ProviderDraft,
  type ProviderTyped,
  typedOf,
} from './provider-draft.ts'
import { SkillsField } from './SkillsField.tsx'
import { WorkingDaysField } from './WorkingDaysField.tsx'

export type { ProviderDraft }

/** The props of `ProviderForm`. */
export type ProviderFormProps = {
  /** The photographer to change; null for a new one. */
  provider: StaffProvider | null
  /** The names of the served cities. */
  cities?: CityNames
  /** Saves it; `changed` is what was typed over. A rejection that names fields is shown at them. */
  onSave: (draft: ProviderDraft, changed: Partial<ProviderDraft>) => Promise<unknown>
  /** Turns off the two-step sign-in of a photographer who lost their authenticator app; without it there is no button. */
  onResetSecondStep?: (() => Promise<unknown>) | undefined
  onClose: () => void
}

function emailHint({ is_invited }: StaffProvider): string {
  return is_invited
    ? 'É o login. Até a pessoa entrar, corrija na lista, em “Corrigir e-mail”.'
    : 'É o login. A própria pessoa troca, em Segurança.'
}

/** The dialog that adds or changes a photographer: contact, city, working days, what they do and where their day begins. Open while rendered. */
export function ProviderForm(props: ProviderFormProps) {
  const { provider, cities = initialCities, onSave, onResetSecondStep } = props
  const { close, hold } = useDialogAction(props.onClose)
  const form = useForm<ProviderTyped, unknown, ProviderDraft>({
    resolver: valibotResolver(provider ? ChangedProvider : AddedProvider) as unknown as Resolver<
      ProviderTyped,
      unknown,
      ProviderDraft
    >,
    defaultValues: typedOf(provider, cities),
  })
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title={provider ? 'Editar fotógrafo' : 'Adicionar fotógrafo'}
      description={provider ? undefined : 'A pessoa recebe um e-mail com um link para criar a senha.'}
      action={provider ? 'Salvar' : 'Adicionar'}
      form={form}
      onSend={(draft) => onSave(draft, changedFields(form, draft))}
      onClose={close}
    >
      <Field label="Nome" required error={errors.name?.message}>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field
        label="E-mail"
        required={!provider}
        hint={provider ? emailHint(provider) : undefined}
        error={errors.email?.message}
      >
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={provider !== null}
          {...register('email')}
        />
      </Field>
      <Grid min={180} gap={16}>
        <Controller
          control={control}
          name="phone"
          render={({ field }) => (
            <Field label="Telefone" required error={errors.phone?.message}>
              <PhoneInput {...field} autoComplete="off" />
            </Field>
          )}
        />
        <Field label="Cidade" required error={errors.city?.message}>
          <Select {...register('city')}>
            <CityOptions cities={cities} current={provider?.city} />
          </Select>
        </Field>
      </Grid>
      <Controller
        control={control}
        name="working_days"
        render={({ field }) => (
          <WorkingDaysField
            value={field.value}
            onChange={field.onChange}
            error={errors.working_days?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="skills"
        render={({ field }) => <SkillsField chosen={field.value ?? []} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="base_cep"
        render={({ field }) => (
          <Field
            label="CEP de onde sai (opcional)"
            hint="Quem está mais perto vai primeiro."
            error={errors.base_cep?.message}
          >
            <MaskedInput
              mask="#####-###"
              {...field}
              value={field.value ?? ''}
              onChange={(_, shown) => field.onChange(shown)}
            />
          </Field>
        )}
      />
      {provider && (
        <Checkbox
          label="Ativo"
          hint={
            provider.upcoming_visits > 0
              ? 'Inativo, perde o acesso na hora e não recebe visitas novas. As já marcadas continuam com essa pessoa: passe antes as que ela não fará.'
              : 'Inativo, perde o acesso na hora e não recebe visitas novas.'
          }
          {...register('active')}
        />
      )}
      {provider?.active && provider.has_second_step && onResetSecondStep && (
        <Row>
          <ResetSecondStepButton onPress={() => hold(onResetSecondStep)} />
        </Row>
      )}
    </FormDialog>
  )
}

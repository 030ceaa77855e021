import {
  type CatalogueRule,
  type CityNames,
  initialCities,
  type PriceRuleChange,
  type PriceRuleForm,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, type Resolver, useForm } from 'react-hook-form'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { changedFields } from '../../../primitives/form/changed-fields.ts'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { MoneyInput } from '../../../primitives/input/MoneyInput/MoneyInput.tsx'
import { NumberInput } from '../../../primitives/input/NumberInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { CityOptions } from '../CityOptions.tsx'
import { ReadRule, type TypedRule, typedRule } from './typed-rule.ts'

/** The props of `PriceRuleDialog`. */
export type PriceRuleDialogProps = {
  /** The service that it prices. */
  serviceName: string
  /** The rule to change; null for a new one. */
  rule: CatalogueRule | null
  /** Do its prices depend on an area? Those of cars do not (rule vertical-fields). */
  hasAreas?: boolean
  /** The names of the served cities. */
  cities?: CityNames
  /** Saves the rule. `changed` holds what was typed over: send no more of a rule that others may have changed since. A rejection that names fields is shown at them. */
  onSave: (rule: PriceRuleForm, changed: PriceRuleChange) => Promise<unknown>
  onClose: () => void
}

/** The dialog that adds or changes a price rule: city, largest area where there is one, price. Open while rendered. */
export function PriceRuleDialog({
  serviceName,
  rule,
  hasAreas = true,
  cities = initialCities,
  onSave,
  onClose,
}: PriceRuleDialogProps) {
  const form = useForm<TypedRule, unknown, PriceRuleForm>({
    resolver: valibotResolver(ReadRule) as unknown as Resolver<TypedRule, unknown, PriceRuleForm>,
    defaultValues: typedRule(rule, hasAreas),
  })
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title={rule ? 'Editar preço' : 'Novo preço'}
      description={`${serviceName}. Vale o menor preço ativo que servir ao ${hasAreas ? 'imóvel' : 'veículo'}; pedidos já feitos não mudam.`}
      action={rule ? 'Salvar preço' : 'Adicionar preço'}
      form={form}
      onSend={(typed) => onSave(typed, changedFields(form, typed))}
      onClose={onClose}
    >
      <Field label="Nome" required error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={80} {...register('name')} />
      </Field>
      <Field label="Cidade" error={errors.city?.message}>
        <Select {...register('city')}>
          <option value="">Todas as cidades</option>
          <CityOptions cities={cities} current={rule?.city} />
        </Select>
      </Field>
      <Grid min={160} gap={16}>
        {hasAreas && (
          <Controller
            control={control}
            name="area_up_to"
            render={({ field }) => (
              <Field label="Área até, em m²" required error={errors.area_up_to?.message}>
                <NumberInput {...field} />
              </Field>
            )}
          />
        )}
        <Controller
          control={control}
          name="final_price"
          render={({ field }) => (
            <Field label="Preço" required error={errors.final_price?.message}>
              <MoneyInput {...field} placeholder="R$ 0,00" />
            </Field>
          )}
        />
      </Grid>
      <Field
        label="Desconto anunciado"
        optional
        hint="O cliente lê ao lado do preço, como “10 % por lançamento”. O preço acima já é o com desconto."
        error={errors.discount?.message}
      >
        <TextInput autoComplete="off" maxLength={60} {...register('discount')} />
      </Field>
      <Checkbox label="Ativo" hint="Só preços ativos valem para pedidos novos." {...register('active')} />
    </FormDialog>
  )
}

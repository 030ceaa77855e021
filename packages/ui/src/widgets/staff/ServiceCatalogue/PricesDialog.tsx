import { type CatalogueRule, PriceRuleForm } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, type Resolver, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { MoneyInput } from '../../../primitives/input/MoneyInput/MoneyInput.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { ruleText, sortedRules } from './rule-words.ts'

/** In reais, in the order shown; null while nothing is typed. */
type Typed = { prices: (number | null)[] }
type Read = { prices: number[] }

const ReadPrices = v.object({ prices: v.array(PriceRuleForm.entries.final_price) })

/** All prices of a service in one table, saved together. Open while rendered. */
export function PricesDialog(props: {
  serviceName: string
  rules: readonly CatalogueRule[]
  /** Saves the changed prices, in reais. */
  onSave: (changed: readonly CatalogueRule[]) => Promise<unknown>
  onClose: () => void
}) {
  const rules = sortedRules(props.rules)
  const form = useForm<Typed, unknown, Read>({
    resolver: valibotResolver(ReadPrices) as unknown as Resolver<Typed, unknown, Read>,
    defaultValues: { prices: rules.map(({ final_price }) => final_price) },
  })
  const errors = form.formState.errors.prices
  async function save({ prices }: Read) {
    const typed = rules.map((rule, place) => ({ ...rule, final_price: prices[place] ?? rule.final_price }))
    await props.onSave(typed.filter((rule, place) => rule.final_price !== rules[place]?.final_price))
  }
  return (
    <FormDialog
      title="Editar preços"
      description={`${props.serviceName}. Os novos valores valem para os próximos pedidos; os já feitos não mudam.`}
      action="Salvar preços"
      form={form}
      onSend={save}
      onClose={props.onClose}
    >
      <Grid min={200} gap={16}>
        {rules.map((rule, place) => (
          <Controller
            key={rule.id}
            control={form.control}
            name={`prices.${place}`}
            render={({ field }) => (
              <Field label={ruleText(rule)} required error={errors?.[place]?.message}>
                <MoneyInput {...field} placeholder="R$ 0,00" />
              </Field>
            )}
          />
        ))}
      </Grid>
    </FormDialog>
  )
}

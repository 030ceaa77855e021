import { NewCompany, type PaymentPlan } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { CnpjField } from '../CnpjField.tsx'
import { planLabels } from '../plan-labels.ts'

/** The props of `NewCompanyForm`. */
export type NewCompanyFormProps = {
  /** The values to start with: a pre-registered company that is accepted. Left out, a company is made by hand. */
  initial?: Omit<NewCompany, 'payment_plan'>
  /** The plan that is chosen at first; prepaid by default. */
  plan?: PaymentPlan | undefined
  /** Makes the company; a rejection that names fields is shown at them. */
  onAdd: (company: NewCompany) => Promise<unknown>
  onClose: () => void
}

const empty = { name: '', identification: null, contact: { name: '', phone: '', email: '' } }

/** The dialog that makes a company and invites its first person, by hand or from a pre-registration. Open while rendered. */
export function NewCompanyForm({ initial, plan = 1, onAdd, onClose }: NewCompanyFormProps) {
  const form = useForm<NewCompany, unknown, v.InferOutput<typeof NewCompany>>({
    resolver: valibotResolver(NewCompany),
    defaultValues: { ...(initial ?? empty), payment_plan: plan },
  })
  const { control, register, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      title={initial ? `Aceitar ${initial.name}` : 'Nova empresa'}
      description="O contato recebe um e-mail com um link para criar a senha e entrar."
      action={initial ? 'Aceitar e convidar' : 'Criar e convidar'}
      form={form}
      onSend={onAdd}
      onClose={onClose}
    >
      <Field label="Empresa" required error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={120} {...register('name')} />
      </Field>
      <Grid min={180} gap={16}>
        <CnpjField control={control} name="identification" empty={null} />
        <Field label="Plano de pagamento" required error={errors.payment_plan?.message}>
          <Select {...register('payment_plan', { valueAsNumber: true })}>
            <option value={1}>{planLabels[1]}: paga antes</option>
            <option value={2}>{planLabels[2]}: paga por fatura</option>
          </Select>
        </Field>
      </Grid>
      <Field label="Nome do contato" required error={errors.contact?.name?.message}>
        <TextInput autoComplete="off" maxLength={120} {...register('contact.name')} />
      </Field>
      <Grid min={180} gap={16}>
        <Controller
          control={control}
          name="contact.phone"
          render={({ field }) => (
            <Field label="Telefone" required error={errors.contact?.phone?.message}>
              <PhoneInput {...field} autoComplete="off" />
            </Field>
          )}
        />
        <Field label="E-mail" required error={errors.contact?.email?.message}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register('contact.email')}
          />
        </Field>
      </Grid>
    </FormDialog>
  )
}

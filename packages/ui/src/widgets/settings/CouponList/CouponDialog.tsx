import {
  type Coupon,
  type CouponChange,
  couponDiscountText,
  type NewCoupon,
  type ServiceName,
  withNoun,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { changedFields } from '../../../primitives/form/changed-fields.ts'
import { DateField } from '../../../primitives/form/DateField.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { MoneyInput } from '../../../primitives/input/MoneyInput/MoneyInput.tsx'
import { NumberInput } from '../../../primitives/input/NumberInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { CompanyChoice, type FindCompanies } from './CompanyChoice.tsx'
import { ReadChange, ReadCoupon, type TypedCoupon, typedCoupon } from './typed-coupon.ts'

interface Choices {
  services: readonly Pick<ServiceName, 'id' | 'name'>[]
  findCompanies: FindCompanies
}

type Form<Output> = UseFormReturn<TypedCoupon, unknown, Output>

/** What the coupon takes off, in percent or in reais. */
function DiscountFields<Output>({ form }: { form: Form<Output> }) {
  const { control, register, formState, watch } = form
  const errors = formState.errors.discount
  return (
    <Grid min={160} gap={16}>
      <Field label="Tipo de desconto" required>
        <Select {...register('discount.kind')}>
          <option value="percent">Por cento</option>
          <option value="amount">Em reais</option>
        </Select>
      </Field>
      {watch('discount.kind') === 'percent' ? (
        <Controller
          control={control}
          name="discount.percent"
          render={({ field }) => (
            <Field label="Desconto, em %" required hint="De cada ensaio." error={errors?.percent?.message}>
              <NumberInput {...field} />
            </Field>
          )}
        />
      ) : (
        <Controller
          control={control}
          name="discount.amount"
          render={({ field }) => (
            <Field label="Desconto, em R$" required hint="Do pedido inteiro." error={errors?.amount?.message}>
              <MoneyInput {...field} placeholder="R$ 0,00" />
            </Field>
          )}
        />
      )}
    </Grid>
  )
}

/** When the coupon is in force, and for how many orders. */
function LimitFields<Output>({ form }: { form: Form<Output> }) {
  const { control, formState } = form
  const { errors } = formState
  return (
    <>
      <Grid min={160} gap={16}>
        <DateField control={control} name="first_day" label="Primeiro dia" purpose="primeiro dia" optional />
        <DateField control={control} name="last_day" label="Último dia" purpose="último dia" optional />
      </Grid>
      <Controller
        control={control}
        name="most_uses"
        render={({ field }) => (
          <Field
            label="Limite de pedidos"
            optional
            hint="Sem limite, vale para quantos pedidos vierem."
            error={errors.most_uses?.message}
          >
            <NumberInput {...field} />
          </Field>
        )}
      />
    </>
  )
}

/** For whom the coupon is. */
function AudienceFields<Output>({
  form,
  coupon,
  ...choices
}: Choices & { form: Form<Output>; coupon: Coupon | null }) {
  const { control, register, formState } = form
  const { errors } = formState
  const error = errors.company_id?.message
  return (
    <>
      <Field label="Serviço" error={errors.service_id?.message}>
        <Select {...register('service_id')}>
          <option value="">Todos os serviços</option>
          {choices.services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Controller
        control={control}
        name="company_id"
        render={({ field }) => (
          <CompanyChoice
            ref={field.ref}
            initial={coupon?.company ?? null}
            findCompanies={choices.findCompanies}
            {...(error !== undefined && { error })}
            onChange={field.onChange}
          />
        )}
      />
      <Checkbox label="Uma vez por empresa" {...register('once_per_company')} />
    </>
  )
}

function ActiveField<Output>({ form }: { form: Form<Output> }) {
  return (
    <Checkbox
      label="Ativo"
      hint="Desativado, ninguém mais o usa; os pedidos já feitos ficam com o desconto."
      {...form.register('active')}
    />
  )
}

/** The dialog that makes a coupon. Open while rendered. */
export function NewCouponDialog(
  props: Choices & { onAdd: (coupon: NewCoupon) => Promise<unknown>; onClose: () => void },
) {
  const form = useForm<TypedCoupon, unknown, NewCoupon>({
    resolver: valibotResolver(ReadCoupon) as unknown as Resolver<TypedCoupon, unknown, NewCoupon>,
    defaultValues: typedCoupon(null),
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Criar cupom"
      description="O código não muda depois."
      action="Criar cupom"
      form={form}
      onSend={props.onAdd}
      onClose={props.onClose}
    >
      <Field
        label="Código"
        required
        hint="De 3 a 20 letras sem acento, números ou hífens. Maiúsculas e minúsculas valem igual."
        error={errors.code?.message}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...form.register('code')}
        />
      </Field>
      <DiscountFields form={form} />
      <LimitFields form={form} />
      <AudienceFields
        form={form}
        coupon={null}
        services={props.services}
        findCompanies={props.findCompanies}
      />
    </FormDialog>
  )
}

/** The dialog that changes a coupon; of a used one only its days, its limit, and whether it is active. Open while rendered. */
export function CouponDialog(
  props: Choices & {
    coupon: Coupon
    /** Saves what was typed over. */
    onSave: (change: CouponChange) => Promise<unknown>
    onClose: () => void
  },
) {
  const { coupon } = props
  const form = useForm<TypedCoupon, unknown, CouponChange>({
    resolver: valibotResolver(ReadChange) as unknown as Resolver<TypedCoupon, unknown, CouponChange>,
    defaultValues: typedCoupon(coupon),
  })
  const isUsed = coupon.uses > 0
  const used = withNoun(coupon.uses, 'pedido', 'pedidos')
  return (
    <FormDialog
      title={coupon.code}
      description={
        isUsed
          ? `Já usado em ${used}: o desconto de ${couponDiscountText(coupon.discount)} e para quem ele vale não mudam mais.`
          : 'Ainda não foi usado: tudo pode mudar, menos o código.'
      }
      action="Salvar cupom"
      form={form}
      onSend={(typed) => props.onSave(changedFields(form, typed))}
      onClose={props.onClose}
    >
      {!isUsed && <DiscountFields form={form} />}
      <LimitFields form={form} />
      {!isUsed && (
        <AudienceFields
          form={form}
          coupon={coupon}
          services={props.services}
          findCompanies={props.findCompanies}
        />
      )}
      <ActiveField form={form} />
    </FormDialog>
  )
}

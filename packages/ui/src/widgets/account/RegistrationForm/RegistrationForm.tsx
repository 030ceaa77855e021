import { type LeadLimits, leadLimits, type PriceRule, Registration } from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, useForm } from 'react-hook-form'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Grid, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { CnpjField } from '../../company/CnpjField.tsx'
import { PriceTeaser } from '../../landing/PriceTeaser/PriceTeaser.tsx'
import { CountField } from './CountField.tsx'
import { Columns, Offer, Sheet } from './RegistrationForm.styles.ts'

/** The props of `RegistrationForm`. */
export type RegistrationFormProps = {
  /** Sends the form; `lead` when the sales team gets in touch first. A rejection that names fields is shown in them, any other as a toast. */
  onRegister: (registration: Registration) => Promise<{ lead: boolean }>
  /** The values to start with, typed before a failure. */
  initial?: Registration | null
  /** The lowest price. */
  price: Remote<PriceRule>
  /** Above these limits the sales team gets in touch first. */
  limits?: LeadLimits
}

/** The pre-registration of a company: person, city and size, with the prices beside it. A failure keeps the typed values. */
export function RegistrationForm({ onRegister, initial, price, limits = leadLimits }: RegistrationFormProps) {
  const form = useForm<Registration, unknown, Registration>({
    resolver: valibotResolver(Registration),
    defaultValues: initial ?? { name: '', phone: '', email: '', company: '', address: '', extra_data: {} },
  })
  const { register, control, formState } = form
  const { errors } = formState
  const { submit, pressing } = useSubmit(form, (registration) => onRegister(registration))

  return (
    <Columns>
      <Offer>
        <Stack gap={12}>
          <Heading level={1} size="size40">
            Faça seu pré-cadastro
          </Heading>
          <Text size="size17" soft>
            Conte quem é a sua empresa. Você recebe um e-mail com o acesso e já pode pedir o primeiro ensaio.
          </Text>
        </Stack>
        <PriceTeaser price={price} />
      </Offer>
      <Sheet noValidate onSubmit={submit} aria-label="Pré-cadastro">
        <Field label="Nome" required error={errors.name?.message}>
          <TextInput autoComplete="name" {...register('name')} />
        </Field>
        <Grid min={200} gap={24}>
          <Controller
            control={control}
            name="phone"
            render={({ field }) => (
              <Field label="Telefone" required error={errors.phone?.message}>
                <PhoneInput {...field} />
              </Field>
            )}
          />
          <Field label="E-mail" required error={errors.email?.message}>
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              {...register('email')}
            />
          </Field>
        </Grid>
        <Field label="Empresa" required error={errors.company?.message}>
          <TextInput autoComplete="organization" {...register('company')} />
        </Field>
        <CnpjField control={control} name="extra_data.identification" empty={undefined} />
        <Grid min={200} gap={24}>
          <Field label="Cidade" required error={errors.address?.message}>
            <TextInput autoComplete="address-level2" {...register('address')} />
          </Field>
          <CountField
            control={control}
            name="extra_data.employees_qnt"
            label="Número de funcionários"
            required
          />
        </Grid>
        <Grid as="fieldset" min={200} gap={24} aria-describedby="volume">
          <CountField control={control} name="extra_data.tours_per_month" label="Tours por mês" />
          <CountField control={control} name="extra_data.largest_area" label="Maior área, em m²" />
        </Grid>
        <Text soft id="volume">
          Mais de {limits.tours} tours por mês, ou espaços acima de {limits.area.toLocaleString('pt-BR')} m²:
          a equipe de vendas fala com você e prepara uma proposta.
        </Text>
        <Button type="submit" variant="primary" size="large" wide waiting={pressing}>
          Enviar pré-cadastro
        </Button>
      </Sheet>
    </Columns>
  )
}

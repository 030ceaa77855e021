import {
  darkOf,
  Failure,
  formatInstantDate,
  type HouseBrandForm,
  HouseBrandForm as HouseBrandSchema,
  type KeptHouseBrand,
  socialNetworks,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type * as v from 'valibot'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useKeptValues } from '../../../primitives/form/useKeptValues.ts'
import { useSubmit } from '../../../primitives/form/useSubmit.ts'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { Select } from '../../../primitives/input/Select/Select.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Grid, Row, Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { LogoField, useObjectUrl } from '../../company/LogoField.tsx'
import { ZoneOptions } from '../ZoneOptions.tsx'
import { BrandSample } from './BrandSample.tsx'
import { type BrandValues, brandValues, type HouseLogo, sampleTheme, typedColor } from './brand-values.ts'
import { ColorField } from './ColorField.tsx'

const colors = [
  {
    field: 'action_light',
    mode: 'light',
    label: 'Cor dos botões e links, no claro',
    emptyHint: 'Vazia, fica a cor de sempre.',
  },
  {
    field: 'action_dark',
    mode: 'dark',
    label: 'Cor dos botões e links, no escuro',
    emptyHint: 'Vazia, sai da cor do claro.',
  },
  { field: 'gold', mode: 'gold', label: 'Cor de destaque', emptyHint: 'Vazia, fica a cor de sempre.' },
] as const

const mails = [
  {
    field: 'sales',
    label: 'E-mail comercial',
    hint: 'Recebe os novos contatos e as perguntas sobre preços.',
  },
  {
    field: 'support',
    label: 'E-mail de atendimento',
    hint: 'Para dúvidas sobre um ensaio; vai no fim dos e-mails.',
  },
] as const

const phones = [
  { field: 'phone', label: 'Telefone' },
  { field: 'whatsapp', label: 'WhatsApp' },
] as const

/** The form itself, once the brand is loaded. */
export function BrandFields({
  kept,
  onSave,
  saveLabel,
}: {
  kept: KeptHouseBrand
  onSave: (brand: HouseBrandForm, logo: HouseLogo) => Promise<unknown>
  saveLabel: string | undefined
}) {
  const { say } = useToast()
  const [logo, setLogo] = useState<File | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const [logoRefusal, setLogoRefusal] = useState<string | null>(null)
  const form = useForm<
    v.InferInput<typeof HouseBrandSchema>,
    unknown,
    v.InferOutput<typeof HouseBrandSchema>
  >({
    resolver: valibotResolver(HouseBrandSchema),
    defaultValues: brandValues(kept.brand),
  })
  const keep = useKeptValues(form, brandValues(kept.brand))
  const { control, register, formState } = form
  const { errors } = formState
  const typed = useWatch({ control }) as BrandValues
  const keptLogo = isRemoved ? null : kept.logo_url
  const shownLogo = useObjectUrl(logo) ?? keptLogo
  const light = typedColor(typed.action_light)
  const { submit, pressing } = useSubmit(form, async () => {
    const brand = form.getValues()
    try {
      await keep(() => onSave(brand, logo ?? (isRemoved ? 'remove' : 'keep')))
    } catch (reason) {
      setLogoRefusal(reason instanceof Failure ? (reason.fields.logo ?? null) : null)
      throw reason
    }
    setLogoRefusal(null)
    // A logo chosen or taken away meanwhile is not saved yet.
    setLogo((now) => (now === logo ? null : now))
    if (isRemoved) setRemoved(false)
    // A step goes on instead, to a page whose button the message would cover on a phone.
    if (saveLabel === undefined) say('Casa e marca salvas.')
  })

  function changeLogo(next: File | null) {
    setLogo(next)
    setLogoRefusal(null)
  }

  return (
    <Stack as="form" gap={24} noValidate onSubmit={submit} aria-label="Casa e marca">
      <Card title="Nome e logo">
        <Stack gap={24}>
          <Field
            label="Nome da casa"
            required
            hint="Aparece no alto das páginas, nos e-mails, nos recibos e na agenda de quem recebe a visita."
            error={errors.name?.message}
          >
            <TextInput autoComplete="organization" maxLength={40} {...register('name')} />
          </Field>
          <LogoField
            kept={keptLogo}
            logo={logo}
            refusal={logoRefusal}
            onChange={changeLogo}
            onRemoveKept={() => setRemoved(true)}
          />
        </Stack>
      </Card>
      <Card title="Cores">
        <Stack gap={24}>
          <Grid min={280} gap={24}>
            {colors.map(({ field: name, mode, label, emptyHint }) => (
              <Controller
                key={name}
                control={control}
                name={name}
                render={({ field }) => (
                  <ColorField
                    label={label}
                    mode={mode}
                    emptyHint={emptyHint}
                    error={errors[name]?.message}
                    {...(mode === 'dark' && light ? { fallback: darkOf(light) } : {})}
                    value={field.value ?? ''}
                    onChange={field.onChange}
                  />
                )}
              />
            ))}
          </Grid>
          <BrandSample brand={sampleTheme(typed, shownLogo)} />
        </Stack>
      </Card>
      <Card title="Contato">
        <Grid min={280} gap={24}>
          {mails.map(({ field, label, hint }) => (
            <Field key={field} label={label} optional hint={hint} error={errors[field]?.message}>
              <TextInput type="email" autoComplete="off" spellCheck={false} {...register(field)} />
            </Field>
          ))}
          {phones.map(({ field: name, label }) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field }) => (
                <Field label={label} optional error={errors[name]?.message}>
                  <PhoneInput {...field} value={field.value ?? ''} autoComplete="off" />
                </Field>
              )}
            />
          ))}
          {socialNetworks.map(({ field, label }) => (
            <Field key={field} label={label} optional error={errors[field]?.message}>
              <TextInput
                type="url"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder="https://"
                {...register(field)}
              />
            </Field>
          ))}
        </Grid>
      </Card>
      <Card title="Fuso horário">
        <Field
          label="Fuso horário da casa"
          required
          hint="Para nomes de arquivos e datas que não são de um imóvel; cada imóvel tem o fuso da sua cidade."
          error={errors.time_zone?.message}
        >
          <Select {...register('time_zone')}>
            <ZoneOptions />
          </Select>
        </Field>
      </Card>
      <Row justify="space-between">
        <Button type="submit" variant="primary" waiting={pressing}>
          {saveLabel ?? 'Salvar casa e marca'}
        </Button>
        {kept.changed && (
          <Text soft>
            {`Última mudança: ${kept.changed.by}, em ${formatInstantDate(kept.changed.at, kept.brand.time_zone)}.`}
          </Text>
        )}
      </Row>
    </Stack>
  )
}

import {
  addressPrecisionLabels,
  addressPrecisions,
  type Publication,
  type PublicationForm,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { useToast } from '../../../primitives/feedback/ToastProvider/ToastProvider.tsx'
import { Group } from '../../../primitives/form/choice-styles.ts'
import { DateField } from '../../../primitives/form/DateField.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { useSeen } from '../../../primitives/form/useSeen.ts'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { PasswordInput } from '../../../primitives/input/PasswordInput/PasswordInput.tsx'
import { PhoneInput } from '../../../primitives/input/PhoneInput/PhoneInput.tsx'
import { TextArea } from '../../../primitives/input/TextArea/TextArea.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { type PasswordChoice, TypedPublication, typedPublication } from './publication-values.ts'

const passwordChoices: Record<'with' | 'without', readonly [PasswordChoice, string][]> = {
  with: [
    ['keep', 'Manter a senha de agora'],
    ['set', 'Trocar a senha'],
    ['none', 'Tirar a senha'],
  ],
  without: [
    ['none', 'Abre sem senha'],
    ['set', 'Pede uma senha'],
  ],
}

/** Fills in the page as it was seen when the dialog opened; saving publishes it when it was turned off. */
export function PublicationDialog(props: {
  open: boolean
  publication: Publication
  onSave: (form: PublicationForm) => Promise<void>
  onClose: () => void
}) {
  const { onSave, onClose } = props
  const { say } = useToast()
  const form = useForm<
    v.InferInput<typeof TypedPublication>,
    unknown,
    v.InferOutput<typeof TypedPublication>
  >({
    resolver: valibotResolver(TypedPublication),
    defaultValues: typedPublication(props.publication),
  })
  const [publication, save] = useSeen(form, props.publication, typedPublication)
  const { control, register, formState } = form
  const { errors } = formState
  const choice = useWatch({ control, name: 'password_choice' })

  async function send(typed: PublicationForm) {
    await save(() => onSave(typed))
    say(publication.is_on ? 'Página salva.' : 'Página publicada.')
  }

  return (
    <FormDialog
      title={publication.is_on ? 'Editar página' : 'Publicar página'}
      form={form}
      onSend={send}
      action={publication.is_on ? 'Salvar' : 'Publicar'}
      onClose={onClose}
      wide
    >
      <Field
        label="Título"
        optional
        hint="Vazio, a página diz o tipo do imóvel e o bairro."
        error={errors.headline?.message}
      >
        <TextInput autoComplete="off" maxLength={80} {...register('headline')} />
      </Field>
      <Field label="Descrição" optional error={errors.description?.message}>
        <TextArea maxLength={3000} {...register('description')} />
      </Field>
      <Group>
        <legend>Quanto do endereço aparece</legend>
        <Stack gap={8}>
          {addressPrecisions.map((precision) => (
            <Checkbox
              key={precision}
              type="radio"
              value={precision}
              label={addressPrecisionLabels[precision]}
              {...register('address_shown')}
            />
          ))}
        </Stack>
      </Group>
      <Field
        label="Nome do contato"
        optional
        hint="O contato aparece só na página com a sua marca."
        error={errors.contact_name?.message}
      >
        <TextInput autoComplete="off" {...register('contact_name')} />
      </Field>
      <Controller
        control={control}
        name="contact_phone"
        render={({ field }) => (
          <Field
            label="Telefone do contato"
            optional
            hint="Um celular ganha um botão de WhatsApp."
            error={errors.contact_phone?.message}
          >
            <PhoneInput {...field} value={field.value ?? ''} autoComplete="off" />
          </Field>
        )}
      />
      <Field label="E-mail do contato" optional error={errors.contact_email?.message}>
        <TextInput type="email" autoComplete="off" spellCheck={false} {...register('contact_email')} />
      </Field>
      <DateField
        control={control}
        name="expires_on"
        label="Último dia em que a página abre"
        purpose="último dia da página"
        optional
      />
      <Group>
        <legend>Senha</legend>
        <Stack gap={8}>
          {passwordChoices[publication.has_password ? 'with' : 'without'].map(([value, label]) => (
            <Checkbox key={value} type="radio" value={value} label={label} {...register('password_choice')} />
          ))}
        </Stack>
      </Group>
      {choice === 'set' && (
        <Field label="Nova senha" required error={errors.password?.message} hint="Pelo menos 6 caracteres.">
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
      )}
      <Checkbox
        label="Pode aparecer em buscadores"
        hint="Sem marcar, só quem tem o endereço encontra a página."
        {...register('is_listed')}
      />
      <Checkbox
        label="Oferecer as fotos para baixar"
        hint="Quem abre a página baixa as fotos, em qualquer tamanho."
        {...register('offers_downloads')}
      />
    </FormDialog>
  )
}

import {
  NewWebhook,
  type Webhook,
  WebhookChange,
  type WebhookEvent,
  webhookEventLabels,
  webhookEvents,
} from '@ensaio/domain'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useId } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { FormDialog } from '../../../primitives/dialog/FormDialog/FormDialog.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { Checkbox } from '../../../primitives/input/Checkbox/Checkbox.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Group } from '../group.styles.ts'

function EventFields(props: { register: UseFormRegisterReturn; problem: string | undefined }) {
  const id = useId()
  return (
    <Group aria-describedby={props.problem ? id : undefined}>
      <legend>Eventos</legend>
      {webhookEvents.map((event: WebhookEvent) => (
        <Checkbox key={event} value={event} label={webhookEventLabels[event]} {...props.register} />
      ))}
      {props.problem && <p id={id}>{props.problem}</p>}
    </Group>
  )
}

/** The dialog that adds an address. Open while rendered. */
export function NewWebhookDialog(props: {
  onAdd: (webhook: NewWebhook) => Promise<unknown>
  onClose: () => void
}) {
  const form = useForm<v.InferInput<typeof NewWebhook>, unknown, NewWebhook>({
    resolver: valibotResolver(NewWebhook),
    defaultValues: { url: '', events: [...webhookEvents] },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Avisar um sistema"
      description="A cada evento, mandamos um POST assinado a este endereço, até ele responder."
      action="Criar endereço"
      form={form}
      onSend={props.onAdd}
      onClose={props.onClose}
    >
      <Field
        label="Endereço"
        required
        hint="Público e com https. Não muda depois."
        error={errors.url?.message}
      >
        <TextInput
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          {...form.register('url')}
        />
      </Field>
      <EventFields register={form.register('events')} problem={errors.events?.message} />
    </FormDialog>
  )
}

/** The dialog that changes the events of an address, or turns it on or off. Open while rendered. */
export function WebhookDialog(props: {
  webhook: Webhook
  onSave: (change: WebhookChange) => Promise<unknown>
  onClose: () => void
}) {
  const form = useForm<v.InferInput<typeof WebhookChange>, unknown, WebhookChange>({
    resolver: valibotResolver(WebhookChange),
    defaultValues: { events: props.webhook.events, active: props.webhook.active },
  })
  return (
    <FormDialog
      title="Mudar os avisos"
      description={props.webhook.url}
      action="Salvar"
      form={form}
      onSend={props.onSave}
      onClose={props.onClose}
    >
      <EventFields register={form.register('events')} problem={form.formState.errors.events?.message} />
      <Checkbox
        label="Ligado"
        hint="Desligado, nada é enviado, e o que espera é deixado de lado."
        {...form.register('active')}
      />
    </FormDialog>
  )
}

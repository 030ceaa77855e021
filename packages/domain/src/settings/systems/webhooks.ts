import * as v from 'valibot'
import { Instant } from '../../calendar/local-date.ts'

/** What other systems are told of: ensaios, and a payment that arrived (rule webhook). */
export const webhookEvents = [
  'ordered',
  'scheduled',
  'moved',
  'cancelled',
  'delivered',
  'corrected',
  'paid',
] as const
export const WebhookEvent = v.picklist(webhookEvents)
export type WebhookEvent = v.InferOutput<typeof WebhookEvent>

/** The names of the events, as screens say them. */
export const webhookEventLabels: Record<WebhookEvent, string> = {
  ordered: 'Ensaio pedido',
  scheduled: 'Visita marcada',
  moved: 'Visita remarcada',
  cancelled: 'Ensaio cancelado',
  delivered: 'Material entregue',
  corrected: 'Correção entregue',
  paid: 'Pagamento recebido',
}

/** The most addresses of a company, or of the house. */
export const mostWebhooks = 10

/** An address that events are sent to, without the secret that signs them (rule webhook). */
export const Webhook = v.object({
  id: v.number(),
  url: v.string(),
  events: v.array(WebhookEvent),
  created_at: Instant,
  created_by: v.string(),
  active: v.boolean(),
  /** When it was turned off by itself, after failing for days; null otherwise. */
  stopped_at: v.nullable(Instant),
  /** Since when every attempt failed; null while the last one arrived. */
  failing_since: v.nullable(Instant),
})
export type Webhook = v.InferOutput<typeof Webhook>

const events = v.pipe(v.array(WebhookEvent), v.nonEmpty('Escolha ao menos um evento.'))

/** The form for a new address: https, without name and password; the server also refuses private addresses. */
export const NewWebhook = v.object({
  url: v.pipe(
    v.string('Informe o endereço.'),
    v.trim(),
    v.nonEmpty('Informe o endereço.'),
    v.maxLength(500, 'Use no máximo 500 caracteres.'),
    v.regex(
      /^https?:\/\/[^\s/?#@\\]+([/?][^\s#]*)?$/i,
      'Informe um endereço como https://sistema.com.br/ensaio.',
    ),
  ),
  events,
})
export type NewWebhook = v.InferOutput<typeof NewWebhook>

/** What may change of an address. */
export const WebhookChange = v.object({ events, active: v.boolean() })
export type WebhookChange = v.InferOutput<typeof WebhookChange>

/** An address with its secret, which only its creation and a new secret tell. */
export const SecretWebhook = v.object({ ...Webhook.entries, secret: v.string() })
export type SecretWebhook = v.InferOutput<typeof SecretWebhook>

/** A delivery waits for its next attempt, arrived, or was given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export const DeliveryState = v.picklist(deliveryStates)
export type DeliveryState = v.InferOutput<typeof DeliveryState>

/** The name of each state, as screens say it. */
export const deliveryStateLabels: Record<DeliveryState, string> = {
  waiting: 'Esperando',
  delivered: 'Entregue',
  failed: 'Falhou',
}

/** An event on its way to an address; at least once, always under the same `event_id`. */
export const WebhookDelivery = v.object({
  id: v.number(),
  event_id: v.string(),
  event: WebhookEvent,
  created_at: Instant,
  state: DeliveryState,
  attempts: v.number(),
  /** The status of the last answer; null while there was none. */
  answer_code: v.nullable(v.number()),
  /** The beginning of the last answer. */
  answer_body: v.nullable(v.string()),
  /** Why the last attempt failed. */
  last_error: v.nullable(v.string()),
  /** When it is sent again. */
  next_at: v.nullable(Instant),
})
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>

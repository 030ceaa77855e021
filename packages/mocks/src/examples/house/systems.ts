import {
  type ApiKey,
  type CreatedApiKey,
  keyScopes,
  type SecretWebhook,
  type Webhook,
  type WebhookDelivery,
  webhookEvents,
} from '@ensaio/domain'

/** A key of the API that is in use. */
export function apiKey(over: Partial<ApiKey> = {}): ApiKey {
  return {
    id: 1,
    name: 'CRM da imobiliária',
    scopes: ['sessions_read', 'deliverables_read'],
    hint: '3fa81c',
    created_at: '2026-10-02T14:10:00.000Z',
    created_by: 'Mariana Alves',
    expires_at: null,
    used_at: '2026-11-20T14:12:00.000Z',
    is_backed: true,
    ...over,
  }
}

/** Keys in each state. */
export function apiKeys(): ApiKey[] {
  return [
    apiKey({ id: 4, name: 'Site', hint: 'b07e55', scopes: ['deliverables_read'], used_at: null }),
    apiKey({
      id: 3,
      name: 'Planilha do financeiro',
      hint: '90dd12',
      scopes: ['finance_read'],
      is_backed: false,
    }),
    apiKey({
      id: 2,
      name: 'Integração antiga',
      hint: '7c2e09',
      scopes: [...keyScopes],
      expires_at: '2026-11-01T12:00:00.000Z',
      used_at: '2026-10-30T09:00:00.000Z',
    }),
    apiKey({ expires_at: '2027-10-02T14:10:00.000Z' }),
  ]
}

/** A key that was created just now, with its secret. */
export function createdApiKey(over: Partial<CreatedApiKey> = {}): CreatedApiKey {
  const secret = 'ensaio_5d0c7be1f2a94c6687e03b19ac4fd85210ffe6a3b97c2d41'
  return {
    ...apiKey({ id: 9, hint: '5d0c7b', used_at: null }),
    created_at: '2026-11-20T15:00:00.000Z',
    secret,
    ...over,
  }
}

/** An address that events are sent to. */
export function webhook(over: Partial<Webhook> = {}): Webhook {
  return {
    id: 1,
    url: 'https://crm.horizonte.com.br/ensaio',
    events: ['scheduled', 'moved', 'delivered'],
    created_at: '2026-10-02T14:10:00.000Z',
    created_by: 'Mariana Alves',
    active: true,
    stopped_at: null,
    failing_since: null,
    ...over,
  }
}

/** Addresses in each state. */
export function webhooks(): Webhook[] {
  return [
    webhook(),
    webhook({ id: 2, url: 'https://bi.horizonte.com.br/eventos', failing_since: '2026-11-19T09:00:00.000Z' }),
    webhook({
      id: 3,
      url: 'https://antigo.horizonte.com.br/avisos',
      created_by: 'conta removida',
      events: [...webhookEvents],
      active: false,
      stopped_at: '2026-11-15T09:00:00.000Z',
      failing_since: '2026-11-12T09:00:00.000Z',
    }),
    webhook({ id: 4, url: 'https://site.horizonte.com.br/ensaio', events: ['delivered'], active: false }),
  ]
}

/** An address that was added just now, with its secret. */
export function secretWebhook(over: Partial<SecretWebhook> = {}): SecretWebhook {
  const secret = 'whsec_5d0c7be1f2a94c6687e03b19ac4fd85210ffe6a3b97c2d41'
  return { ...webhook({ id: 9 }), created_at: '2026-11-20T15:00:00.000Z', secret, ...over }
}

/** Deliveries in each state. */
export function webhookDeliveries(): WebhookDelivery[] {
  const one: WebhookDelivery = {
    id: 31,
    event_id: '0b9d3c1e-6f2a-4a3b-9c55-1f6f0f6f2a11',
    event: 'scheduled',
    created_at: '2026-11-20T14:00:00.000Z',
    state: 'delivered',
    attempts: 1,
    answer_code: 200,
    answer_body: 'ok',
    last_error: null,
    next_at: null,
  }
  return [
    {
      ...one,
      id: 33,
      event: 'delivered',
      state: 'waiting',
      attempts: 3,
      answer_code: 500,
      answer_body: 'Internal Server Error',
      last_error: 'The answer was 500.',
      next_at: '2026-11-20T15:01:00.000Z',
    },
    {
      ...one,
      id: 32,
      event: 'moved',
      state: 'failed',
      attempts: 14,
      answer_code: null,
      answer_body: null,
      last_error: 'connect ECONNREFUSED',
    },
    one,
  ]
}

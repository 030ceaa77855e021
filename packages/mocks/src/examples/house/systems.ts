import { type ApiKey, type CreatedApiKey, keyScopes } from '@ensaio/domain'

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

import * as v from 'valibot'

/** What an API key may be given (rule api-key). */
export const keyScopes = ['sessions_read', 'sessions_order', 'deliverables_read', 'finance_read'] as const
export const KeyScope = v.picklist(keyScopes)
export type KeyScope = v.InferOutput<typeof KeyScope>

/** Whose data a key opens: one client company's, or the whole house's. */
export type KeyOwner = 'company' | 'house'

/** The names of the scopes, as screens say them. */
export const keyScopeLabels: Record<KeyScope, string> = {
  sessions_read: 'Ler ensaios',
  sessions_order: 'Pedir ensaios',
  deliverables_read: 'Ler entregas',
  finance_read: 'Ler financeiro',
}

/** What a scope opens, in one sentence. */
export const keyScopeTexts: Record<KeyScope, string> = {
  sessions_read: 'Lista, situação, visita e história dos ensaios, com os contatos do imóvel.',
  sessions_order: 'Serviços, preços e horários livres; pede ensaios e marca visitas.',
  deliverables_read: 'Baixa fotos, plantas e links do que foi entregue.',
  finance_read: 'Extrato, recibos e fechamentos; não paga nada.',
}

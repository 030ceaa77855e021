import type { PhoneChannel } from './channels.ts'

/** Why a message did not reach a phone. */
export const phoneFailures = [
  'no_whatsapp',
  'not_reachable',
  'not_mobile',
  'stopped',
  'template',
  'refused',
  'too_many',
  'away',
  'login',
  'account',
  'unclear',
  'late',
  'off',
] as const
export type PhoneFailure = (typeof phoneFailures)[number]

const sentences: Record<PhoneFailure, (channel: string) => string> = {
  no_whatsapp: () => 'O número não recebe mensagens por WhatsApp.',
  not_reachable: (channel) => `O número não recebe mensagens por ${channel}.`,
  not_mobile: () => 'O número não é de um celular.',
  stopped: () => 'A pessoa não quer mais receber mensagens neste número.',
  template: (channel) => `O ${channel} não aceitou o modelo da mensagem. Confira os modelos aprovados.`,
  refused: (channel) => `O ${channel} recusou a mensagem.`,
  too_many: (channel) => `O ${channel} pediu para enviar mais devagar.`,
  away: (channel) => `O serviço de ${channel} não respondeu.`,
  login: (channel) => `O ${channel} não aceitou a chave desta casa.`,
  account: (channel) => `A conta desta casa no ${channel} está bloqueada ou com um pagamento pendente.`,
  unclear: (channel) => `O serviço de ${channel} não disse se recebeu a mensagem; ela pode ter chegado.`,
  late: () => 'Passou da hora: a mensagem esperou mais de um dia.',
  off: (channel) => `O ${channel} está desligado nesta casa.`,
}

const labels: Record<PhoneChannel, string> = { whatsapp: 'WhatsApp', sms: 'SMS' }

/** Why a message failed, as a sentence with the code of the service: `O número não recebe mensagens por WhatsApp. (131026)`. */
export function phoneFailureText(failure: PhoneFailure, channel: PhoneChannel, code: string | null): string {
  return `${sentences[failure](labels[channel])}${code === null ? '' : ` (${code})`}`
}

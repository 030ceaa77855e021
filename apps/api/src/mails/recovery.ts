import { magicLinkLifetime } from '../repositories/magic-links.ts'
import type { Letter } from '../repositories/outbox.ts'

/** The mail with a magic link (D29). */
export function recoveryMail(recipient: string, publicUrl: string, token: string): Letter {
  return {
    recipient,
    subject: 'Seu acesso ao Ensaio',
    text: [
      'Olá!',
      '',
      'Recebemos um pedido para recuperar o seu acesso. Abra o link abaixo para entrar e cadastrar uma nova senha:',
      '',
      `${publicUrl}/profile/password?magictoken=${token}`,
      '',
      `O link funciona uma vez, por ${magicLinkLifetime / 60_000} minutos.`,
      'Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
      '',
    ].join('\n'),
  }
}

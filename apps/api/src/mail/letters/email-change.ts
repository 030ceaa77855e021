import type { Scope } from '@ensaio/domain'
import type { Links } from '../../links.ts'
import type { Letter } from '../repository/outbox.ts'
import { writeLetter } from './write-letter.ts'

/** The lifetime of the link to a new address, in milliseconds. */
export const emailChangeLifetime = 24 * 60 * 60 * 1000

type Person = { name: string; email: string; scope: Scope }

/** The mail to a new address, whose link changes it (rule email-change). */
export function confirmEmailMail(
  { name, scope }: Person,
  newEmail: string,
  { links, token }: { links: Links; token: string },
): Letter {
  return writeLetter({
    recipient: newEmail,
    name,
    subject: 'Confirme o seu novo e-mail',
    about: null,
    parts: [
      'Recebemos um pedido para usar este endereço na sua conta. Confirme pelo link:',
      { label: 'Confirmar o novo e-mail', url: links.newEmail(scope, token) },
      {
        remark: `O link funciona uma vez, por ${emailChangeLifetime / 3_600_000} horas. Até lá, a conta continua com o endereço de antes. Se não foi você que pediu, ignore esta mensagem.`,
      },
    ],
  })
}

/** The mail to the old address, so that its owner notices a change by somebody else (rule email-change). */
export function emailChangeNotice(person: Person, newEmail: string, links: Links): Letter {
  return writeLetter({
    recipient: person.email,
    name: person.name,
    subject: 'Pedido para trocar o seu e-mail',
    about: null,
    parts: [
      `Recebemos um pedido para trocar o e-mail da sua conta para ${newEmail}. Ele muda quando o link enviado a esse endereço for usado.`,
      'Se foi você, não é preciso fazer nada. Se não foi, cadastre outra senha, o que também encerra o pedido:',
      { label: 'Recuperar o acesso', url: links.recovery(person.scope) },
    ],
  })
}

import { formatLongInstant, type Instant, type Scope } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Letter } from '../repository/outbox.ts'
import { type Part, writeLetter } from './write-letter.ts'

type Person = { name: string; email: string; scope: Scope }

/** The mail about a new password, so that its owner notices a change by somebody else. */
export function passwordChangedMail(
  to: { email: string; name: string; scope: Scope },
  { at, links }: { at: Instant; links: Links },
): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject: 'Sua senha foi alterada',
    about: null,
    parts: [
      ({ zone }) =>
        `A senha da sua conta foi alterada: ${formatLongInstant(at, zone)}. Os outros aparelhos em que você tinha entrado saíram da conta.`,
      'Se foi você, não é preciso fazer nada. Se não foi, recupere o acesso e cadastre outra senha:',
      { label: 'Recuperar o acesso', url: links.recovery(to.scope) },
    ],
  })
}

/** A change of somebody's second step: `on` and `off` by themselves, `reset` by somebody else, who turned it off. */
type SecondStepChange = 'on' | 'off' | 'reset'

const words: Record<SecondStepChange, { subject: string; happened: string }> = {
  on: {
    subject: 'Verificação em duas etapas ligada',
    happened: 'A verificação em duas etapas da sua conta foi ligada',
  },
  off: {
    subject: 'Verificação em duas etapas desligada',
    happened: 'A verificação em duas etapas da sua conta foi desligada',
  },
  reset: {
    subject: 'Verificação em duas etapas redefinida',
    happened: 'A verificação em duas etapas da sua conta foi desligada por outra pessoa',
  },
}

function next(what: SecondStepChange, links: Links, scope: Scope): Part[] {
  const recover: Part = { label: 'Recuperar o acesso', url: links.recovery(scope) }
  if (what === 'on')
    return [
      'A partir de agora, entrar pede também um código do seu aplicativo. Guarde os códigos de recuperação fora do celular.',
      'Se não foi você, recupere o acesso e fale com a nossa equipe:',
      recover,
    ]
  return [
    'A partir de agora, entrar pede só a senha. Você pode ligar de novo em Segurança, nas suas configurações.',
    'Se você não esperava por isso, cadastre outra senha:',
    recover,
  ]
}

/** The mail about a changed second step, so that its owner notices a change by somebody else (rule second-step). */
export function secondStepMail(
  to: { email: string; name: string; scope: Scope },
  { what, at, links }: { what: SecondStepChange; at: Instant; links: Links },
): Letter {
  const { subject, happened } = words[what]
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject,
    about: null,
    parts: [({ zone }) => `${happened}: ${formatLongInstant(at, zone)}.`, ...next(what, links, to.scope)],
  })
}

/** The lifetime of the link to a new address, in milliseconds. */
export const emailChangeLifetime = 24 * 60 * 60 * 1000

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

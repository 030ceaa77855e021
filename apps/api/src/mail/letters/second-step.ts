import { defaultZone, formatLongInstant, type Instant, type Scope } from '@ensaio/domain'
import type { Links } from '../../links.ts'
import type { Letter } from '../repository/outbox.ts'
import { type Part, writeLetter } from './write-letter.ts'

/** What happened to a second step: its owner turned it on or off, or an administrator reset it. */
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
    happened: 'A administração redefiniu a verificação em duas etapas da sua conta',
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
    parts: [`${happened}: ${formatLongInstant(at, defaultZone)}.`, ...next(what, links, to.scope)],
  })
}

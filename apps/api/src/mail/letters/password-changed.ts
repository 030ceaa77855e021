import { formatLongInstant, type Instant, type Scope } from '@ensaio/domain'
import type { Links } from '../../links.ts'
import type { Letter } from '../repository/outbox.ts'
import { writeLetter } from './write-letter.ts'

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

import { randomBytes } from 'node:crypto'
import type { Instant, Scope } from '@ensaio/domain'
import { secretHash } from '../../accounts/login-session.ts'
import { keepMagicLink, magicLinkLifetime } from '../../accounts/repository/magic-links.ts'
import { lockEmail } from '../../accounts/repository/new-accounts.ts'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { enqueueMail, type Letter } from '../repository/outbox.ts'
import { writeLetter } from './write-letter.ts'

/** The parts of a magic link, which signs its reader in. */
export interface MagicLink {
  links: Links
  token: string
}

/** The lifetime of a magic link, as mails say it. */
const linkMinutes = `${magicLinkLifetime / 60_000} minutos`

/** A new token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The mail with a magic link to set a new password, in the portal or in the back office. */
function recoveryMail(
  recipient: string,
  { name, scope }: { name: string; scope: Scope },
  { links, token }: MagicLink,
): Letter {
  return writeLetter({
    recipient,
    name,
    subject: ({ to }) => `Seu acesso ${to}`,
    about: null,
    parts: [
      'Recebemos um pedido de acesso à sua conta. Entre pelo link e cadastre uma nova senha:',
      { label: 'Entrar e cadastrar a senha', url: links.magic(scope, token) },
      {
        remark: `O link funciona uma vez, por ${linkMinutes}. Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.`,
      },
    ],
  })
}

/** Mails a magic link to the account of an address, if there is one, at most three an hour. */
export async function mailMagicLink(
  tx: Tx,
  { email, links }: { email: string; links: Links },
  now: Instant,
): Promise<void> {
  const token = newToken()
  // Locked, so that concurrent calls count each other.
  await lockEmail(tx, email)
  const owner = await keepMagicLink(tx, email, secretHash(token), now)
  if (owner !== null) await enqueueMail(tx, recoveryMail(email, owner, { links, token }), now)
}

import type { Instant } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import { enqueueMail } from '../../mail/repository/outbox.ts'

/** Tells whoever cares for an address that it was turned off after failing for days (rule webhook). */
export function mailWebhookStopped(
  tx: Tx,
  { url, name, email, isHouse }: { url: string; name: string; email: string; isHouse: boolean },
  links: Links,
  now: Instant,
): Promise<void> {
  const letter = writeLetter({
    recipient: email,
    name,
    subject: () => 'Os avisos a um sistema foram desligados',
    about: null,
    parts: [
      `Há três dias, ${url} não recebe os avisos dos ensaios. Por isso eles foram desligados, e os que esperavam não serão enviados.`,
      'Quando o sistema voltar a responder, ligue o endereço de novo e reenvie o que faltou.',
      { label: 'Abrir as integrações', url: links.systems(isHouse) },
    ],
  })
  return enqueueMail(tx, letter, now)
}

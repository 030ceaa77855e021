import { type Cents, formatCents, formatDate, type Instant, type LocalDate, withNoun } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { findMailName, readAudience } from '../repository/announced-visits.ts'
import { enqueueMail, type Letter } from '../repository/outbox.ts'
import type { Topic } from './place.ts'
import { writeLetter } from './write-letter.ts'

/** A renewal as its mail tells it. */
interface RenewedHosting {
  months: number
  /** The new last day. */
  until: LocalDate
  price: Cents
  /** Null when it was free of charge. */
  paidBy: 'credit' | 'invoice' | null
}

const payments = { credit: 'Com créditos', invoice: 'Na próxima fatura' } as const

/** The mail about a renewed hosting (rule hosting-renewal). */
export function hostingRenewedMail(
  to: { email: string; name: string; url: string },
  about: Topic,
  { months, until, price, paidBy }: RenewedHosting,
): Letter {
  const paid: [string, string][] =
    paidBy === null
      ? [['Valor', 'Cortesia']]
      : [
          ['Valor', formatCents(price)],
          ['Pagamento', payments[paidBy]],
        ]
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: 'hosting_renewed',
    about: { ...about, start: null },
    parts: [
      { facts: [['No ar até', formatDate(until)], ['Período', withNoun(months, 'mês', 'meses')], ...paid] },
      { label: 'Ver o ensaio', url: to.url },
    ],
  })
}

/** Mails a renewal to the person who paid for it; one that was given goes to the person who ordered the ensaio. */
export async function mailHostingRenewed(
  tx: Tx,
  {
    sessionId,
    userId,
    links,
    ...renewed
  }: RenewedHosting & { sessionId: number; userId: number | null; links: Links },
  now: Instant,
): Promise<void> {
  const [told] = await readAudience(tx, [sessionId])
  if (told === undefined) return
  const payer = userId === null ? null : await findMailName(tx, userId)
  const url = links.session(sessionId)
  for (const reader of payer === null ? told.orderers : [payer])
    await enqueueMail(tx, hostingRenewedMail({ ...reader, url }, told, renewed), now)
}

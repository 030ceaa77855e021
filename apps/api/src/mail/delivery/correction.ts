import { atStart } from '@ensaio/domain'
import { placeLine, type Topic } from '../letters/place.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

/** A correction that a company requests. */
export interface Correction extends Topic {
  company: string
  /** The requester. */
  asker: string
  product: string
  description: string
}

/** The mail about a correction to a member of staff; `url` is the page of the ensaio. */
export function correctionMail(
  to: { email: string; name: string; url: string },
  correction: Correction,
): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject: 'Pedido de correção',
    about: correction,
    parts: [
      `${atStart(correction.company)} pediu uma correção:`,
      {
        facts: [
          ['Produto', correction.product],
          ['Imóvel', placeLine(correction)],
          ['Quem pediu', correction.asker],
        ],
      },
      correction.description,
      { label: 'Abrir o ensaio', url: to.url },
    ],
  })
}

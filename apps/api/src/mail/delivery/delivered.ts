import type { Instant } from '@ensaio/domain'
import type { Links } from '../../config/links.ts'
import type { Tx } from '../../database/database.ts'
import { placeLine, type Topic } from '../letters/place.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { readAudience } from '../repository/announced-visits.ts'
import { enqueueMail, type Letter } from '../repository/outbox.ts'

/** An ensaio that was delivered, or delivered again. */
export interface Delivery extends Topic {
  service: string
  isAgain: boolean
}

/** The mail about a delivery to the person who ordered; `url` is the page with the material. */
export function deliveredMail(to: { email: string; name: string; url: string }, delivery: Delivery): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: delivery.isAgain ? 'delivered_again' : 'delivered',
    about: delivery,
    parts: [
      {
        facts: [
          ['Imóvel', placeLine(delivery)],
          ['Serviço', delivery.service],
        ],
      },
      { label: 'Ver o ensaio', url: to.url },
    ],
  })
}

/** Mails a delivery to those who read the mails of its ensaio (rule mail-readers). */
export async function mailDelivery(
  tx: Tx,
  { sessionId, links, isAgain }: { sessionId: number; links: Links; isAgain: boolean },
  now: Instant,
): Promise<void> {
  const [told] = await readAudience(tx, [sessionId])
  if (told === undefined) return
  const url = links.session(sessionId)
  for (const orderer of told.orderers)
    await enqueueMail(tx, deliveredMail({ ...orderer, url }, { ...told, isAgain }), now)
}

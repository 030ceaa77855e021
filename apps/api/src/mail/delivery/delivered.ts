import { placeLine, type Topic } from '../letters/place.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

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

import { formatDate, type LocalDate, withNoun } from '@ensaio/domain'
import { type Place, placeLine } from '../letters/place.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

/** An ensaio whose promised day has passed. */
export interface LateDelivery extends Place {
  company: string
  service: string
  promisedOn: LocalDate
}

/** The mail to our own team with the deliveries that have become late, and the queue of deliveries (rule late-delivery-mail). */
export function lateDeliveriesMail(
  to: { email: string; name: string; url: string },
  late: readonly LateDelivery[],
): Letter {
  const many = withNoun(late.length, 'entrega atrasada', 'entregas atrasadas')
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject: many,
    about: null,
    parts: [
      late.length === 1
        ? 'O prazo deste ensaio passou, e o material ainda não foi entregue:'
        : 'O prazo destes ensaios passou, e o material ainda não foi entregue:',
      {
        facts: late.map(
          (one) =>
            [
              `Prometido para ${formatDate(one.promisedOn)}`,
              `${placeLine(one)}: ${one.service}, ${one.company}`,
            ] as const,
        ),
      },
      { label: 'Ver a fila A entregar', url: to.url },
    ],
    isOptional: true,
  })
}

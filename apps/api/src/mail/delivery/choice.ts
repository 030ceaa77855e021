import { atStart, withNoun } from '@ensaio/domain'
import { placeLine, type Topic } from '../letters/place.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

/** A choice of photos: of so many, of a product. */
export interface Choice extends Topic {
  company: string
  product: string
  count: number
}

/** The mail that asks who ordered for a choice of photos (rule favorites). */
export function choiceAskedMail(to: { email: string; name: string; url: string }, choice: Choice): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject: `Escolha ${withNoun(choice.count, 'foto', 'fotos')}`,
    about: choice,
    parts: [
      `As fotos estão prontas. Marque as suas preferidas, até ${withNoun(choice.count, 'foto', 'fotos')}, e envie a escolha para nós.`,
      {
        facts: [
          ['Imóvel', placeLine(choice)],
          ['Produto', choice.product],
        ],
      },
      { label: 'Escolher as fotos', url: to.url },
    ],
  })
}

/** The mail to our people that a company sent its choice. */
export function choiceSentMail(to: { email: string; name: string; url: string }, choice: Choice): Letter {
  return writeLetter({
    recipient: to.email,
    name: to.name,
    subject: 'Escolha de fotos',
    about: choice,
    parts: [
      `${atStart(choice.company)} escolheu ${withNoun(choice.count, 'foto', 'fotos')}:`,
      {
        facts: [
          ['Imóvel', placeLine(choice)],
          ['Produto', choice.product],
        ],
      },
      { label: 'Ver a escolha', url: to.url },
    ],
  })
}

import {
  type Cents,
  digestWeekText,
  formatCents,
  type Instant,
  type LocalDate,
  weekVisitText,
  withNoun,
} from '@ensaio/domain'
import { type Place, placeLine } from '../letters/place.ts'
import { type Part, writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

/** The first of a list of ensaios, and how many there are. */
interface Some<One> {
  total: number
  first: readonly One[]
}

/** What a company is told of a week (rule weekly-digest). */
export interface Digest {
  /** Numbers of the week before. */
  booked: number
  delivered: number
  late: number
  /** The visits until Sunday. */
  coming: Some<Place & { start: Instant | null; timeZone: string }>
  /** Those of them that nobody can receive. */
  unreceived: Some<Place>
  undated: Some<Place>
  /** The published pages that were opened in the week before. */
  viewed: Some<Place & { visits: number }>
  /** The credit, where it does not pay for another ensaio like the last one; null otherwise, or for a reader who buys none. */
  lowCredit: { balance: Cents; last: Cents } | null
}

/** Is there anything to say? A low credit alone is none. */
export function isWorthTelling({ booked, delivered, late, coming, undated, viewed }: Digest): boolean {
  return booked + delivered + late + coming.total + undated.total + viewed.total > 0
}

function rest({ total, first }: Some<unknown>, one: string, many: string): string[] {
  const left = total - first.length
  return left === 0 ? [] : [`e mais ${withNoun(left, one, many)}`]
}

function list(title: string, items: readonly string[]): Part[] {
  return items.length === 0 ? [] : [{ title, items }]
}

function waiting({ undated, unreceived, lowCredit }: Digest): string[] {
  return [
    ...undated.first.map((one) => `Escolher o dia: ${placeLine(one)}`),
    ...rest(undated, 'ensaio sem data', 'ensaios sem data'),
    ...unreceived.first.map((one) => `Combinar quem recebe o fotógrafo: ${placeLine(one)}`),
    ...rest(unreceived, 'visita sem quem receba o fotógrafo', 'visitas sem quem receba o fotógrafo'),
    ...(lowCredit === null
      ? []
      : [
          `Comprar crédito: o saldo é de ${formatCents(lowCredit.balance)}, e o último ensaio custou ${formatCents(lowCredit.last)}`,
        ]),
  ]
}

/** The weekly digest to a person of a company: last week, this week, and what waits on them. */
export function weeklyDigestMail(
  to: { email: string; name: string; url: string },
  monday: LocalDate,
  digest: Digest,
): Letter {
  const { booked, delivered, late, coming, viewed } = digest
  const happened = [
    ...(booked > 0 ? [withNoun(booked, 'ensaio agendado', 'ensaios agendados')] : []),
    ...(delivered > 0 ? [withNoun(delivered, 'ensaio entregue', 'ensaios entregues')] : []),
    ...(late > 0
      ? [withNoun(late, 'entrega atrasada: pedimos desculpas', 'entregas atrasadas: pedimos desculpas')]
      : []),
  ]
  const visits = coming.first.flatMap((one) =>
    one.start === null ? [] : [`${weekVisitText(one.start, one.timeZone)}: ${placeLine(one)}`],
  )
  const pages = viewed.first.map((one) => `${withNoun(one.visits, 'visita', 'visitas')}: ${placeLine(one)}`)
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: 'weekly_digest',
    values: { semana: digestWeekText(monday) },
    about: null,
    parts: [
      ...list('Na semana passada', happened),
      ...list('Visitas desta semana', [...visits, ...rest(coming, 'visita', 'visitas')]),
      ...list('Páginas de imóveis abertas na semana passada', [
        ...pages,
        ...rest(viewed, 'página', 'páginas'),
      ]),
      ...list('Esperam por vocês', waiting(digest)),
      { label: 'Ver os ensaios', url: to.url },
    ],
    isOptional: true,
  })
}

import { formatDate, type LocalDate } from '@ensaio/domain'
import { type Place, placeLine } from '../letters/place.ts'
import { writeLetter } from '../letters/write-letter.ts'
import type { Letter } from '../repository/outbox.ts'

/** An ensaio whose tour is online until a day. */
export interface HostedTour extends Place {
  timeZone: string
  hostedUntil: LocalDate
}

const renewals = 'Para manter no ar, renove a hospedagem na página do ensaio.'
const staff = 'Para manter no ar, fale com a nossa equipe antes desse dia.'

/** When the hosting of the tours, first to last, ends: a date, because a mail may wait for days before it is sent. */
function endOf(tours: readonly [HostedTour, ...HostedTour[]]): string {
  const [{ hostedUntil }] = tours
  const isOneDay = tours.every((tour) => tour.hostedUntil === hostedUntil)
  return `${isOneDay ? 'em' : 'a partir de'} ${formatDate(hostedUntil)}`
}

/** The notice to a company that the hosting of tours ends, the first to end first; `canRenew` where the house offers renewals (rules hosting-notices and hosting-renewal). */
export function hostingEndsMail(
  to: { email: string; name: string; url: string },
  tours: readonly [HostedTour, ...HostedTour[]],
  canRenew = false,
): Letter {
  const [first, ...others] = tours
  const isOne = others.length === 0
  return writeLetter({
    recipient: to.email,
    name: to.name,
    kind: isOne ? 'hosting_ends' : 'hostings_end',
    values: { prazo: endOf(tours), quantidade: String(tours.length) },
    about: isOne ? { ...first, start: null } : null,
    parts: [
      { facts: tours.map((tour) => [`No ar até ${formatDate(tour.hostedUntil)}`, placeLine(tour)] as const) },
      { label: isOne ? (canRenew ? 'Renovar a hospedagem' : 'Ver o ensaio') : 'Ver os ensaios', url: to.url },
      { remark: canRenew ? renewals : staff },
    ],
    isOptional: true,
  })
}

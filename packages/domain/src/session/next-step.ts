import { formatDate, formatLongInstant } from '../calendar/format-date.ts'
import { type Instant, wallClock } from '../calendar/local-date.ts'
import { type DeliveryFacts, hasBegun, promisedOn } from './delivery-text.ts'
import { status } from './status.ts'

function preparing(session: DeliveryFacts, now: Instant): string {
  const { scheduled_for, time_zone } = session
  if (scheduled_for === null) return 'Estamos preparando o material.'
  const promised = promisedOn(session, scheduled_for)
  const isOverdue = wallClock(now, time_zone).date > promised
  return isOverdue
    ? `Estamos preparando o material. A entrega, prometida para ${formatDate(promised)}, está atrasada.`
    : `Estamos preparando o material. A entrega está prometida para ${formatDate(promised)}.`
}

/** "O que falta agora": one sentence on the next step and who takes it; null for a cancelled ensaio. */
export function nextStep(session: DeliveryFacts, now: Instant): string | null {
  const { scheduled_for, time_zone } = session
  const isPast = hasBegun(session, now)
  switch (session.status) {
    case status.notScheduled:
      return 'Falta escolher o dia. Agende agora ou envie o link para quem vai receber o fotógrafo.'
    case status.scheduled:
      if (isPast) return 'O horário da visita já passou. Estamos confirmando como foi.'
      return scheduled_for
        ? `O fotógrafo vai ao imóvel na ${formatLongInstant(scheduled_for, time_zone)}.`
            .replace('na sábado', 'no sábado')
            .replace('na domingo', 'no domingo')
        : 'O dia está sendo confirmado.'
    case status.pending:
      return preparing(session, now)
    case status.delivered:
      return 'Tudo pronto: veja, baixe e avalie o material.'
    case status.atRevision:
      return 'Recebemos o seu pedido de correção e estamos trabalhando nele.'
    case status.clientNoShow:
      return 'Ninguém recebeu o fotógrafo. Nossa equipe vai combinar um novo dia com você.'
    case status.providerNoShow:
      return 'O fotógrafo não compareceu. Pedimos desculpas: nossa equipe vai remarcar com você.'
    case status.canceled:
      return null
  }
}

import { formatDate, formatLongInstant } from '../calendar/format-date.ts'
import { type DeliveryFacts, promisedDate } from './delivery-text.ts'
import { status } from './status.ts'

/** "O que falta agora": one sentence on what happens next, and by whom (design, Detail). */
export function nextStep(session: DeliveryFacts): string {
  const { scheduled_for, time_zone } = session
  switch (session.status) {
    case status.notScheduled:
      return 'Falta escolher o dia. Agende agora ou envie o link para quem vai receber o fotógrafo.'
    case status.scheduled:
      return scheduled_for
        ? `O fotógrafo vai ao imóvel na ${formatLongInstant(scheduled_for, time_zone)}.`
            .replace('na sábado', 'no sábado')
            .replace('na domingo', 'no domingo')
        : 'O dia está sendo confirmado.'
    case status.pending:
      return scheduled_for
        ? `Estamos preparando o material. A entrega está prometida para ${formatDate(promisedDate(scheduled_for, time_zone))}.`
        : 'Estamos preparando o material.'
    case status.delivered:
      return 'Tudo pronto: veja, baixe e avalie o material.'
    case status.atRevision:
      return 'Recebemos o seu pedido de correção e estamos trabalhando nele.'
    case status.clientNoShow:
      return 'Ninguém recebeu o fotógrafo. Nossa equipe vai combinar um novo dia com você.'
    case status.providerNoShow:
      return 'O fotógrafo não compareceu. Pedimos desculpas: nossa equipe vai remarcar com você.'
    case status.canceled:
      return 'Este ensaio foi cancelado. Nada mais será feito.'
  }
}

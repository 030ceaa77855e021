import { centsOf, formatCents } from '@ensaio/domain'
import { Text, TextLink } from '@ensaio/ui'
import type { InterruptedOrder } from './purchase-query.ts'

/** Explains why payment comes before the order, and what happens next; amounts in reais, `missing` null while unknown. */
export function PaymentReason(props: { order: InterruptedOrder; missing: number | null; balance: number }) {
  const { order, missing, balance } = props
  const back = `/sessions/add/${order.step}`.replace(/\/$/, '')
  if (missing === 0) {
    return (
      <Text soft>
        Seu crédito já basta para este pedido. <TextLink href={back}>Voltar ao pedido</TextLink>
      </Text>
    )
  }
  const why =
    missing === null
      ? `Para pedir um ensaio é preciso ter crédito: seu saldo é ${formatCents(centsOf(balance))}.`
      : `Faltam ${formatCents(centsOf(missing))} de crédito para o seu pedido.`
  const then = order.isPlaced
    ? 'Assim que o pagamento for aprovado, o pedido é feito.'
    : 'Depois de pagar, você volta ao pedido, com tudo como deixou.'
  return (
    <Text soft>
      {why} {then}
    </Text>
  )
}

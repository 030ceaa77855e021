import { Banner, TextLink } from '@ensaio/ui'
import { Hourglass } from 'lucide-react'
import { paymentSlice } from '../../store/payment.ts'
import { usePart } from '../../store/portal-context.ts'

/** A notice about a payment without a definite answer; nothing otherwise. */
export function PaymentNotices() {
  const pendingPayment = usePart(paymentSlice, (state) => state.pendingPayment)
  const isResultUnknown = usePart(paymentSlice, (state) => state.isResultUnknown)
  return (
    <>
      {pendingPayment !== null && (
        <Banner tone="blue" icon={<Hourglass size={20} strokeWidth={1.75} aria-hidden />} live>
          Um pagamento está em análise no banco. O crédito entra sozinho assim que ele responder: não é
          preciso pagar de novo.
        </Banner>
      )}
      {isResultUnknown && pendingPayment === null && (
        <Banner
          tone="yellow"
          icon={<Hourglass size={20} strokeWidth={1.75} aria-hidden />}
          action={<TextLink href="/statement">Ver extrato</TextLink>}
          live
        >
          Um pagamento foi enviado e ficou sem resposta. Confira o extrato antes de pagar de novo.
        </Banner>
      )}
    </>
  )
}

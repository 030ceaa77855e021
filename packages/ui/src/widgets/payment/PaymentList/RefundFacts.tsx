import { centsOf, formatCents, formatInstantDate, type PaymentRefund } from '@ensaio/domain'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { Answers, Returned } from '../entry-styles.ts'

const words: Record<PaymentRefund['state'], (sum: string) => string> = {
  done: (sum) => `${sum} devolvidos`,
  pending: (sum) => `${sum} em devolução`,
  failed: (sum) => `${sum} não devolvidos: o crédito voltou ao cliente`,
}

/** A refund of a payment: how it stands, why, and by whom. One without an answer asks how it ended. */
export function RefundFacts(props: { refund: PaymentRefund; onSettle: (done: boolean) => Promise<unknown> }) {
  const { refund, onSettle } = props
  const zone = useHouseZone()
  const sum = formatCents(centsOf(refund.amount))
  return (
    <Returned>
      <p>
        {words[refund.state](sum)}, {formatInstantDate(refund.created_at, zone)}, {refund.author}:{' '}
        {refund.reason}
      </p>
      {refund.message && <p>O banco respondeu: {refund.message}</p>}
      {refund.state === 'pending' && (
        <>
          <p>O banco ainda não confirmou. Se demorar, veja no painel da operadora e conte como terminou.</p>
          <Answers>
            <Button size="small" label={`Foi devolvido: ${sum}`} onPress={() => onSettle(true)}>
              Foi devolvido
            </Button>
            <Button size="small" label={`Não foi devolvido: ${sum}`} onPress={() => onSettle(false)}>
              Não foi devolvido
            </Button>
          </Answers>
        </>
      )}
    </Returned>
  )
}

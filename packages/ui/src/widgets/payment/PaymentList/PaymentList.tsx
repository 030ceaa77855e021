import {
  centsOf,
  formatCents,
  formatInstantDate,
  mostListedPayments,
  type RefundRequest,
  type StaffPayment,
  withNoun,
} from '@ensaio/domain'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { CsvButton } from '../../../primitives/action/CsvButton/CsvButton.tsx'
import type { DownloadButtonProps } from '../../../primitives/action/DownloadButton/DownloadButton.tsx'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { useHouseZone } from '../../../theme/house-zone.ts'
import { Amount, Below, Entries, Entry, Facts } from '../entry-styles.ts'
import { PaymentBadge } from './PaymentBadge.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { RefundFacts } from './RefundFacts.tsx'

/** The props of `PaymentList`. Each promise settles once the list holds the answer. */
export type PaymentListProps = {
  /** The payments of a company, newest first. */
  payments: Remote<StaffPayment[]>
  /** Gives a payment back; keep one key per refund until a definite answer came (rule idempotency-key). */
  onRefund: (payment: StaffPayment, refund: RefundRequest) => Promise<unknown>
  /** Says how a refund without an answer ended. */
  onSettle: (refundId: number, done: boolean) => Promise<unknown>
  /** Fetches and saves the list as CSV; left out, it is not offered. */
  onExport?: DownloadButtonProps['onDownload']
  onRetry: Press
}

const methods = { card: 'Cartão', pix: 'PIX' }

const hasAny = (payments: Remote<StaffPayment[]>) => payments.state === 'ready' && payments.value.length > 0

/** The payments of a company for staff: card or PIX, how each stands, and what was given back; "Devolver" gives one back, whole or in part. */
export function PaymentList({ payments, onRefund, onSettle, onExport, onRetry }: PaymentListProps) {
  const [asked, setAsked] = useState<StaffPayment | null>(null)
  const zone = useHouseZone()
  return (
    <Card
      title="Pagamentos"
      flush
      aside={onExport && hasAny(payments) && <CsvButton of="Pagamentos" onDownload={onExport} />}
    >
      <Await
        remote={payments}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar os pagamentos"
        waiting={<Skeleton height="180px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              icon={<CreditCard size={24} strokeWidth={1.75} />}
              title="Nenhum pagamento ainda"
              text="O que o cliente paga com cartão ou PIX aparece aqui."
            />
          ) : (
            <>
              <Entries role="list">
                {list.map((payment) => (
                  <Entry key={payment.reference} $button={104}>
                    <div>
                      <strong>{payment.description}</strong>
                      <Facts>
                        <PaymentBadge status={payment.status} />
                        <span>
                          {methods[payment.method]}, {formatInstantDate(payment.created_at, zone)}
                        </span>
                        <span>{payment.payer}</span>
                      </Facts>
                      {payment.refunds.map((refund) => (
                        <RefundFacts
                          key={refund.id}
                          refund={refund}
                          onSettle={(done) => onSettle(refund.id, done)}
                        />
                      ))}
                    </div>
                    <Amount>{formatCents(centsOf(payment.amount))}</Amount>
                    {payment.refundable > 0 && (
                      <Button
                        size="small"
                        label={`Devolver ${payment.description}, ${formatCents(centsOf(payment.amount))}, de ${formatInstantDate(payment.created_at, zone)}`}
                        onPress={() => setAsked(payment)}
                      >
                        Devolver
                      </Button>
                    )}
                  </Entry>
                ))}
              </Entries>
              {list.length >= mostListedPayments && (
                <Below>
                  {`Aqui estão os ${withNoun(list.length, 'pagamento mais novo', 'pagamentos mais novos')}.`}
                  {onExport && ' O CSV traz todos.'}
                </Below>
              )}
            </>
          )
        }
      </Await>
      {asked && (
        <RefundDialog
          payment={asked}
          onRefund={(refund) => onRefund(asked, refund)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}

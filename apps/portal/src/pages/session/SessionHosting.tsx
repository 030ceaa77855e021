import { hostingCalls } from '@ensaio/client'
import { formatDate, type LocalDate } from '@ensaio/domain'
import { createAttempts, type LoadedSession, useClient } from '@ensaio/frame'
import { HostingCard, useRemote, useToast } from '@ensaio/ui'
import { useState } from 'react'
import { useMay } from '../../frame/ClientArea.tsx'
import { supportHref } from '../../frame/publisher.ts'
import { hostingPaymentHref } from '../payment/hosting-payment.ts'

const asks = { hosting: hostingCalls }

/** Shows the last day of the tours of an ensaio, and renews them; loaded again whenever the ensaio on screen changes (rule hosting-renewal). */
export function SessionHosting({ loaded, today }: { loaded: LoadedSession; today: LocalDate }) {
  const { session, change } = loaded
  const { id } = session
  const client = useClient(asks)
  const { say } = useToast()
  const [attempt] = useState(() => createAttempts())
  const mayOrder = useMay('order')
  const mayPay = useMay('payment')
  const [hosting, retry] = useRemote((signal) => client.hosting.get(id, signal), [client, session])
  return (
    <HostingCard
      hosting={hosting}
      today={today}
      helpHref={supportHref(id)}
      payHref={mayPay ? ({ months }) => hostingPaymentHref(id, months) : undefined}
      onRenew={
        mayOrder
          ? async (offer) => {
              await change(attempt(`hosting-${id}`, offer, (key) => client.hosting.renew(id, offer, key)))
              say(`Hospedagem renovada: no ar até ${formatDate(offer.until)}.`)
            }
          : undefined
      }
      onRetry={retry}
    />
  )
}

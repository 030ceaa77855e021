import { serviceChangeCalls } from '@ensaio/client'
import { type ServiceOffers, serviceChangeRefusal } from '@ensaio/domain'
import { ServiceChange, useRemote, useToast, waiting } from '@ensaio/ui'
import { useState } from 'react'
import { useClient, useNow } from '../app-context.ts'
import { createAttempts } from '../attempt.ts'
import type { LoadedSession } from './SessionArea.tsx'

const asks = { serviceChanges: serviceChangeCalls }
const nothing: ServiceOffers = { price: 0, balance: null, coupon: null, offers: [] }

/** The button that changes the service of an ensaio before its visit; nothing afterwards (rule service-change). */
export function ServiceChangeAction(props: {
  loaded: LoadedSession
  label?: string
  creditHref?: string | undefined
}) {
  const { loaded, ...words } = props
  const { session, change } = loaded
  const { serviceChanges } = useClient(asks)
  const now = useNow()
  const { say } = useToast()
  const [attempt] = useState(() => createAttempts())
  const [isAsked, setAsked] = useState(false)
  const isOpen = serviceChangeRefusal(session, now) === null
  const [offers, ask] = useRemote(
    async (signal) => (isAsked && isOpen ? serviceChanges.offers(session.id, signal) : nothing),
    [serviceChanges, session, isAsked, isOpen],
  )
  if (!isOpen) return null
  return (
    <ServiceChange
      {...words}
      // Until the first answer, there are none of its own.
      offers={offers.state === 'ready' && offers.value === nothing ? waiting : offers}
      onAsk={() => (isAsked ? ask() : setAsked(true))}
      onChange={async ({ service, difference }) => {
        const wanted = { service_id: service.id, difference }
        await change(
          attempt(`service-${session.id}`, wanted, (key) => serviceChanges.change(session.id, wanted, key)),
        )
        say(`O serviço agora é ${service.name}.`)
      }}
    />
  )
}

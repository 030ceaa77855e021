import { serviceChangeCalls } from '@ensaio/client'
import { type ServiceOffers, serviceChangeRefusal } from '@ensaio/domain'
import { type Remote, ServiceChange, useRemote, useToast, waiting } from '@ensaio/ui'
import { useState } from 'react'
import { useClient, useNow } from '../app-context.ts'
import { createAttempts } from '../attempt.ts'
import type { LoadedSession } from './SessionArea.tsx'

const asks = { serviceChanges: serviceChangeCalls }

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
    // Nothing is known before it is asked for.
    async (signal) => (isAsked && isOpen ? serviceChanges.offers(session.id, signal) : null),
    [serviceChanges, session, isAsked, isOpen],
  )
  if (!isOpen) return null
  const known: Remote<ServiceOffers> =
    offers.state !== 'ready' ? offers : offers.value === null ? waiting : { ...offers, value: offers.value }
  return (
    <ServiceChange
      {...words}
      offers={known}
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

import { staffHostingCalls } from '@ensaio/client'
import { firstHostingEnd, formatDate, hasDelivery, hasRight, wallClock } from '@ensaio/domain'
import { type LoadedSession, useAccount, useClient, useNow, userOf } from '@ensaio/frame'
import { HostingCard, useRemote, useToast } from '@ensaio/ui'
import { useTools } from '../../store/backoffice-context.ts'

const asks = { staffHosting: staffHostingCalls }

/** Shows the last day of the tours of a delivered ensaio, and renews them free of charge; nothing without an end (rule hosting-renewal). */
export function SessionHosting({ loaded }: { loaded: LoadedSession }) {
  const { status, products } = loaded.session
  return hasDelivery(status) && firstHostingEnd(products) !== null ? <OwnHosting loaded={loaded} /> : null
}

function OwnHosting({ loaded: { session, change } }: { loaded: LoadedSession }) {
  const { id } = session
  const client = useClient(asks)
  const { attempt } = useTools()
  const { say } = useToast()
  const today = wallClock(useNow(), session.time_zone).date
  const mayGive = hasRight(useAccount(userOf), 'prices')
  const [hosting, retry] = useRemote((signal) => client.staffHosting.get(id, signal), [client, session])
  return (
    <HostingCard
      viewer="staff"
      hosting={hosting}
      today={today}
      onGive={
        mayGive
          ? async (gift) => {
              await change(attempt(`hosting-${id}`, gift, (key) => client.staffHosting.give(id, gift, key)))
              say(`Hospedagem renovada: no ar até ${formatDate(gift.until)}.`)
            }
          : undefined
      }
      onRetry={retry}
    />
  )
}

import { publicationCalls } from '@ensaio/client'
import type { Session } from '@ensaio/domain'
import { useClient } from '@ensaio/frame'
import { PublicationCard, useRemote } from '@ensaio/ui'

const asks = { publications: publicationCalls }

/** The page of the property that the company publishes from a delivered ensaio (rule published-page). */
export function PublishedPage({ id }: { id: Session['id'] }) {
  const { publications } = useClient(asks)
  const [publication, retry, replace] = useRemote((signal) => publications.get(id, signal), [publications, id])
  return (
    <PublicationCard
      publication={publication}
      origin={window.location.origin}
      onSave={async (form) => replace(await publications.save(id, form))}
      onRenew={async () => replace(await publications.renew(id))}
      onRetry={retry}
    />
  )
}

import { publicationCalls } from '@ensaio/client'
import { housing, type Session, wallClock } from '@ensaio/domain'
import { askAfterRefusal, useClient, useComingBack, useNow, useOrigin } from '@ensaio/frame'
import { PageVisitsCard, PublicationCard, saveFile, useRemote } from '@ensaio/ui'
import { PropertyListing } from './PropertyListing.tsx'

const asks = { publications: publicationCalls }

/** A delivered property in public: its page, the visits of that page, and its listing (rules published-page, page-visits and portal-listing). */
export function PublishedPage({ session }: { session: Session }) {
  const { id, time_zone } = session
  const origin = useOrigin()
  const { publications } = useClient(asks)
  const today = wallClock(useNow(), time_zone).date
  const [publication, retry, replace] = useRemote(
    (signal) => publications.get(id, signal),
    [publications, id],
  )
  useComingBack(retry)
  const isOn = publication.state === 'ready' && publication.value.is_on
  return (
    <>
      <PublicationCard
        publication={publication}
        origin={origin}
        today={today}
        onSave={async (form) => replace(await askAfterRefusal(publications.save(id, form), retry))}
        onRenew={async () => replace(await publications.renew(id))}
        brochures={{
          read: (isNeutral, signal) => publications.brochurePages(id, isNeutral, signal),
          download: async (isNeutral, progress, signal) =>
            saveFile(await publications.brochure(id, isNeutral, progress, signal)),
        }}
        onRetry={retry}
      />
      {isOn && <Visits id={id} />}
      {session.service.vertical.id === housing && (
        <PropertyListing session={session} publication={publication} today={today} />
      )}
    </>
  )
}

function Visits({ id }: { id: Session['id'] }) {
  const { publications } = useClient(asks)
  const [visits, retry] = useRemote((signal) => publications.visits(id, signal), [publications, id])
  return <PageVisitsCard visits={visits} onRetry={retry} />
}

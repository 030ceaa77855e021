import { listingCalls } from '@ensaio/client'
import {
  isOpenPublication,
  type LocalDate,
  materialLinks,
  type Publication,
  publicationPath,
  type Session,
} from '@ensaio/domain'
import { askAfterRefusal, useClient, useComingBack, useOrigin, userOf } from '@ensaio/frame'
import { ListingCard, type Remote, useRemote } from '@ensaio/ui'
import { useMay } from '../../frame/ClientArea.tsx'
import { usePortal } from '../../store/portal-context.ts'

const asks = { listings: listingCalls }

/** The code of a page that opens to everybody, as in the feed of the portals (rule portal-feed); else null. */
function openCode(publication: Publication, today: LocalDate): string | null {
  return isOpenPublication(publication, today) && !publication.has_password ? publication.code : null
}

/** The listing of a delivered ensaio's property for real-estate portals (rule portal-listing). */
export function PropertyListing(props: {
  session: Session
  publication: Remote<Publication>
  today: LocalDate
}) {
  const { session, publication, today } = props
  const { id, address, vertical_data, products } = session
  const origin = useOrigin()
  const user = usePortal(userOf)
  const maySetUp = useMay('systems')
  const { listings } = useClient(asks)
  const [listing, retry, replace] = useRemote((signal) => listings.get(id, signal), [listings, id])
  useComingBack(retry)

  const page = publication.state === 'ready' ? openCode(publication.value, today) : null
  const { tours, videos } = materialLinks(products.flatMap(({ deliverables }) => deliverables))
  return (
    <ListingCard
      listing={listing}
      property={{
        kind: vertical_data.kind ?? null,
        area: vertical_data.area,
        address,
        contact: {
          contact_name: user?.name ?? '',
          contact_email: user?.email ?? '',
          contact_phone: user?.phone ?? null,
        },
      }}
      links={[...(page === null ? [] : [`${origin}${publicationPath(page)}`]), ...tours, ...videos]}
      {...(maySetUp && { feedHref: '/profile/systems' })}
      onSave={async (form) => replace(await askAfterRefusal(listings.save(id, form), retry))}
      onRetry={retry}
    />
  )
}

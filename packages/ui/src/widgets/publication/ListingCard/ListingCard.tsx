import type { KnownProperty, Listing, ListingForm } from '@ensaio/domain'
import { Megaphone } from 'lucide-react'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Badge } from '../../../primitives/feedback/Badge/Badge.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { Remote } from '../../../remote/remote.ts'
import { ListingBody } from './ListingBody.tsx'

/** The props of `ListingCard`. */
export type ListingCardProps = {
  /** The listing, also before it is filled in. */
  listing: Remote<Listing>
  /** What the ensaio knows of the property: fills in an empty form. */
  property: KnownProperty
  /** The addresses of the property's page, tour and videos, for the ready text. */
  links: readonly string[]
  /** Where the address of the portals is created; absent for people who may not. */
  feedHref?: string
  /**
   * Saves the listing, and turns it on or off; a refusal that names fields is shown at them. Settles once `listing` is the answer or, when
   * the listing is no longer as `seen` says (409), the listing as it is by then.
   */
  onSave: (form: ListingForm) => Promise<void>
  onRetry: Press
}

/** The listing of a property for real-estate portals, for its company: fills it in, turns it on and off, and copies its text (rule portal-listing). */
export function ListingCard({ listing, onRetry, ...body }: ListingCardProps) {
  return (
    <Card
      title="Anúncio nos portais"
      aside={
        listing.state === 'ready' &&
        listing.value.is_on && (
          <Badge tone="green" icon={<Megaphone size={14} strokeWidth={2} aria-hidden />}>
            Ligado
          </Badge>
        )
      }
    >
      <Await
        remote={listing}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar o anúncio"
        waiting={<Skeleton height="168px" />}
      >
        {(value) => <ListingBody listing={value} {...body} />}
      </Await>
    </Card>
  )
}

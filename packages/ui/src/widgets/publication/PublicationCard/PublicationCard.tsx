import type { LocalDate, Publication, PublicationForm } from '@ensaio/domain'
import type { Press } from '../../../primitives/action/usePress.ts'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import type { Remote } from '../../../remote/remote.ts'
import type { Brochures } from './brochures.ts'
import { PublicationBadge } from './PublicationBadge.tsx'
import { PublicationBody } from './PublicationBody.tsx'

/** The props of `PublicationCard`. */
export type PublicationCardProps = {
  /** The published page, also before it is turned on. */
  publication: Remote<Publication>
  /** The portal's origin, for whole addresses: `https://portal.example`. */
  origin: string
  /** The day in the property's time zone; the page closes after its last day. */
  today: LocalDate
  /**
   * Saves the page, and turns it on or off; a refusal that names fields is shown at them. Settles once `publication` is the answer or, when
   * the page is no longer as `seen` says (409), the page as it is by then.
   */
  onSave: (form: PublicationForm) => Promise<void>
  /** Gives the page two new addresses; the old ones never open again. */
  onRenew: () => Promise<void>
  /** Reads and downloads the brochures; without it none is offered. */
  brochures?: Brochures
  onRetry: Press
}

/** The published page of a property, for its company: turns it on and off, fills it in, and hands out its two addresses (rule published-page). */
export function PublicationCard({
  publication,
  origin,
  today,
  onSave,
  onRenew,
  brochures,
  onRetry,
}: PublicationCardProps) {
  return (
    <Card
      title="Página do imóvel"
      aside={
        publication.state === 'ready' && <PublicationBadge publication={publication.value} today={today} />
      }
    >
      <Await
        remote={publication}
        onRetry={onRetry}
        failureTitle="Não foi possível carregar a página do imóvel"
        waiting={<Skeleton height="168px" />}
      >
        {(value) => (
          <PublicationBody
            publication={value}
            origin={origin}
            today={today}
            onSave={onSave}
            onRenew={onRenew}
            brochures={brochures}
          />
        )}
      </Await>
    </Card>
  )
}

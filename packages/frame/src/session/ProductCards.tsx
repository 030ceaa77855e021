import {
  type Actor,
  linksOf,
  materialOf,
  photosForPlans,
  type SessionProduct,
  wallClock,
} from '@ensaio/domain'
import {
  BlueprintsCard,
  type BlueprintsCardProps,
  type Conversation,
  Disclosure,
  LinkCard,
  type LinkCardProps,
  PhotosCard,
  type PhotosCardProps,
  ready,
  Stack,
  TourCard,
  type TourCardProps,
  VideosCard,
  type VideosCardProps,
  VisuallyHidden,
} from '@ensaio/ui'
import type { ReactNode } from 'react'
import { useNow } from '../app-context.ts'
import type { LoadedSession } from './SessionArea.tsx'

/** The callbacks of a product's cards, by kind of material; a viewer gets only those that they may use. */
export interface ProductActions {
  photos: Omit<
    PhotosCardProps,
    'title' | 'photos' | 'favorites' | 'originals' | 'tags' | 'viewer' | 'conversation' | 'onRetry' | 'aside'
  >
  blueprints: Omit<
    BlueprintsCardProps,
    'title' | 'blueprints' | 'photos' | 'originals' | 'tags' | 'viewer' | 'conversation' | 'onRetry' | 'aside'
  >
  videos: Omit<VideosCardProps, 'title' | 'videos' | 'viewer' | 'onRetry' | 'aside'>
  tour: Pick<TourCardProps, 'onSave' | 'onChange'>
  /** Saves the product's delivery link, replacing the previous one; staff only. */
  saveLink?: LinkCardProps['onSave']
}

type ProductCardsProps = {
  product: SessionProduct
  loaded: LoadedSession
  viewer: Actor
  actions: ProductActions
  /** The conversation about the ensaio, for its photos and plans. */
  conversation?: Conversation | undefined
  /** At the right of the card's title. */
  aside?: ReactNode
}

/** The card of a product's material and, below it, its delivery links: staff always find the form for one, clients see saved ones. */
export function ProductCards(props: ProductCardsProps) {
  const { product, viewer, actions, loaded, aside } = props
  const links = linksOf(product)
  if (links.length === 0 && !actions.saveLink) return <MaterialCard {...props} />
  const { label } = product.item
  const shared = { viewer, onRetry: loaded.retry, ...(actions.saveLink && { onSave: actions.saveLink }) }

  if (viewer === 'client') {
    const isOnlyLink = product.deliverables.length === 0
    return (
      <Stack gap={24}>
        {!isOnlyLink && <MaterialCard {...props} />}
        {links.map((link) => (
          <LinkCard
            {...shared}
            key={link.id}
            title={isOnlyLink ? label : `Link de entrega: ${label}`}
            link={ready(link)}
            {...(isOnlyLink && { aside })}
          />
        ))}
      </Stack>
    )
  }
  // A saved link takes the place of the empty form, so that the focus stays where it was.
  const shown = links.length > 0 ? links : [null]
  return (
    <Stack gap={12}>
      <MaterialCard {...props} />
      <Disclosure
        open={links.length > 0}
        summary={
          <span>
            {links.length > 0 ? 'Link de entrega' : 'Entregar por link'}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </span>
        }
      >
        <Stack gap={12}>
          {shown.map((link, place) => (
            // The order of links never changes, and the first one may be saved over.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <LinkCard {...shared} key={place} title={`Link de entrega: ${label}`} link={ready(link)} />
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  )
}

function MaterialCard({ product, loaded, viewer, actions, conversation, aside }: ProductCardsProps) {
  const { session, tags, retry } = loaded
  const today = wallClock(useNow(), session.time_zone).date
  const shared = { viewer, aside, onRetry: retry }
  const material = materialOf(product)
  switch (material.kind) {
    case 'photos':
      return (
        <PhotosCard
          {...shared}
          {...actions.photos}
          conversation={conversation}
          title={product.item.label}
          photos={ready(material.photos)}
          favorites={product.favorites}
          originals={session.originals}
          tags={tags}
        />
      )
    case 'blueprints':
      return (
        <BlueprintsCard
          {...shared}
          {...actions.blueprints}
          conversation={conversation}
          blueprints={ready(material.blueprints)}
          photos={photosForPlans(session.products)}
          originals={session.originals}
          tags={tags}
        />
      )
    case 'videos':
      return <VideosCard {...shared} {...actions.videos} videos={ready(material.videos)} />
    case 'tour':
      return (
        <TourCard
          {...shared}
          {...actions.tour}
          title={product.item.label}
          tour={ready(material.tour)}
          still={session.cover_url}
          today={today}
        />
      )
  }
}

import { blueprintCalls, correctionCalls, favoriteCalls, photoCalls } from '@ensaio/client'
import {
  correctionRefusal,
  isEmptyProduct,
  productsToCome,
  type SessionProduct,
  status,
} from '@ensaio/domain'
import { type LoadedSession, type ProductActions, ProductCards, useClient, useNow } from '@ensaio/frame'
import { type Conversation, CorrectionAction, DeliverableColumn, ProductsCard, saveFile } from '@ensaio/ui'
import { useMay } from '../../frame/ClientArea.tsx'

const asks = {
  blueprints: blueprintCalls,
  corrections: correctionCalls,
  favorites: favoriteCalls,
  photos: photoCalls,
}

/** The deliverables for a client: a card for each product with material, and one for all products still to come. */
export function Deliverables(props: { loaded: LoadedSession; conversation: Conversation }) {
  const { loaded, conversation } = props
  const { session } = loaded
  const now = useNow()
  const toCome = productsToCome(session)
  const made = session.products.filter((product) => !isEmptyProduct(product))
  const isCanceled = session.status === status.canceled
  return (
    <>
      {(made.length > 0 || toCome.length === 0) && (
        <DeliverableColumn
          products={made}
          viewer="client"
          {...(isCanceled && { emptyText: 'Este ensaio foi cancelado antes da entrega.' })}
          render={(product) => <Product product={product} loaded={loaded} conversation={conversation} />}
        />
      )}
      {toCome.length > 0 && <ProductsCard products={toCome} coming={session} now={now} />}
    </>
  )
}

function Product(props: { product: SessionProduct; loaded: LoadedSession; conversation: Conversation }) {
  const { product, loaded, conversation } = props
  const { session, show } = loaded
  const client = useClient(asks)
  const { id } = session
  const mayReview = useMay('review')
  const mayCorrect =
    mayReview && !isEmptyProduct(product) && correctionRefusal(session.status, product.status) === null
  const actions: ProductActions = {
    photos: {
      ...(mayReview && {
        onFeature: (photo, isFeatured) => client.photos.feature(id, product.id, photo.id, isFeatured),
        onFavorite: (photo, isFavorite) => client.favorites.mark(id, product.id, photo.id, isFavorite),
        onSendChoice: () => client.favorites.send(id, product.id),
        onCrop: (photo, shape, crop) => client.photos.crop(id, product.id, photo.id, shape, crop),
      }),
      onAskOriginals: async () => show(await client.photos.askOriginals(id)),
      onSizes: (signal) => client.photos.sizes(id, product.id, signal),
      onFile: (photo, size, progress, signal) => client.photos.file(photo.id, size, progress, signal),
      onDownload: async (selection, progress, signal) =>
        saveFile(await client.photos.download(id, product.id, selection, progress, signal)),
    },
    blueprints: {
      onDownload: async (progress, signal) =>
        saveFile(await client.blueprints.download(id, product.id, progress, signal)),
    },
    videos: {},
    tour: {},
  }
  return (
    <ProductCards
      product={product}
      loaded={loaded}
      viewer="client"
      actions={actions}
      conversation={conversation}
      aside={
        mayCorrect && (
          <CorrectionAction
            label={product.item.label}
            onRequest={async (words) => show(await client.corrections.request(id, product.id, words))}
          />
        )
      }
    />
  )
}

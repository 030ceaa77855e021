import {
  blueprintCalls,
  favoriteCalls,
  linkCalls,
  photoCalls,
  queueCalls,
  tourCalls,
  videoCalls,
} from '@ensaio/client'
import {
  Failure,
  hasDelivery,
  isItemId,
  materialKind,
  productStatus,
  type Session,
  type SessionProduct,
} from '@ensaio/domain'
import {
  type LoadedSession,
  type ProductActions,
  ProductCards,
  useAccount,
  useClient,
  userOf,
} from '@ensaio/frame'
import { type Conversation, DeliverableColumn, ProductProgress, saveFile } from '@ensaio/ui'
import { useMemo, useRef } from 'react'
import { keptPhotos } from '../../offline/kept-photos.ts'

const asks = {
  blueprints: blueprintCalls,
  favorites: favoriteCalls,
  links: linkCalls,
  photos: photoCalls,
  queue: queueCalls,
  tours: tourCalls,
  videos: videoCalls,
}

/** The product that a photographer uploads photos to, unedited ones preferred; null when none takes photos. */
export function productForPhotos(products: readonly SessionProduct[]): SessionProduct | null {
  const [first] = products
    .filter(({ item }) => isItemId(item.id) && materialKind(item.id) === 'photos')
    .toSorted((one, other) => one.item.id - other.item.id)
  return first ?? null
}

/** Does the client see what the product holds? Then they can choose among it. */
function isHandedOver({ status }: Session, product: SessionProduct): boolean {
  return hasDelivery(status) || product.status === productStatus.delivered
}

type Material = readonly SessionProduct['deliverables'][number][]
type ChangeProduct = (productId: number, change: (product: SessionProduct) => SessionProduct) => void

/** The deliverables for staff: every item, with uploads, ordering and "delivered" marks for those who fill them. */
export function Deliverables(props: { loaded: LoadedSession; conversation: Conversation; canFill: boolean }) {
  const { loaded, conversation, canFill } = props
  const { session, show } = loaded
  // Uploads of several cards may end together: each change starts from the previous change, not from the last render.
  const latest = useRef(session)
  latest.current = session
  const changeProduct: ChangeProduct = (productId, change) => {
    const products = latest.current.products.map((one) => (one.id === productId ? change(one) : one))
    latest.current = { ...latest.current, products } satisfies Session
    show(latest.current)
  }
  const place = productForPhotos(session.products)
  return (
    <DeliverableColumn
      products={session.products}
      viewer="staff"
      render={(product) => {
        const card = (
          <Product
            product={product}
            loaded={loaded}
            conversation={conversation}
            changeProduct={changeProduct}
            canFill={canFill}
          />
        )
        if (product.id !== place?.id) return card
        return (
          <section aria-label="Fotos da visita" id="fotos" tabIndex={-1}>
            {card}
          </section>
        )
      }}
    />
  )
}

function Product(props: {
  product: SessionProduct
  loaded: LoadedSession
  conversation: Conversation
  changeProduct: ChangeProduct
  canFill: boolean
}) {
  const { product, loaded, conversation, changeProduct, canFill } = props
  const shared = { product, loaded, conversation, viewer: 'staff' } as const
  const { session, show } = loaded
  const client = useClient(asks)
  const { id } = session
  const user = useAccount(userOf)
  const person = user?.scope === 'provider' ? user.email : null
  const keptUploads = useMemo(
    () => (person === null ? undefined : keptPhotos(person, id, product.id)),
    [person, id, product.id],
  )
  const at = [id, product.id] as const
  const keep = (material: Material) =>
    changeProduct(product.id, (one) => ({ ...one, deliverables: [...material] }))

  const downloadPhotos: ProductActions['photos']['onDownload'] = async (selection, share, signal) =>
    saveFile(await client.photos.download(...at, selection, share, signal))
  const downloadPlans: ProductActions['blueprints']['onDownload'] = async (share, signal) =>
    saveFile(await client.blueprints.download(...at, share, signal))
  const sizes: Pick<ProductActions['photos'], 'onSizes' | 'onFile' | 'onDownload'> = {
    onSizes: (signal) => client.photos.sizes(...at, signal),
    onFile: (photo, size, share, signal) => client.photos.file(photo.id, size, share, signal),
    onDownload: downloadPhotos,
  }
  const actions: ProductActions = {
    photos: {
      ...sizes,
      ...(user?.scope === 'admin' && {
        onAskOriginals: async () => show(await client.photos.askOriginals(id)),
      }),
      ...(keptUploads && { keptUploads }),
      onChange: keep,
      onFeature: (photo, isFeatured) => client.photos.feature(...at, photo.id, isFeatured),
      onReorder: (photo, order) => client.photos.move(...at, photo.id, order),
      onTag: (photo, tagId) => client.photos.tag(...at, photo.id, tagId),
      onPanorama: (photo, isPanorama) => client.photos.markPanorama(...at, photo.id, isPanorama),
      onDelete: (photo) => client.photos.remove(...at, photo.id),
      onUpload: (file, tagId, share, signal) => client.photos.upload(...at, file, tagId, share, signal),
      onReplace: (photo, file, share) => client.photos.replace(...at, photo.id, file, share),
      ...(isHandedOver(session, product) && {
        onAskChoice: (wanted) => client.favorites.ask(...at, wanted),
      }),
      onCrop: (photo, shape, crop) => client.photos.crop(...at, photo.id, shape, crop),
    },
    blueprints: {
      onChange: keep,
      onUpload: (file, share, signal) => client.blueprints.upload(...at, file, share, signal),
      onDelete: (blueprint) => client.blueprints.remove(...at, blueprint.id),
      onRooms: async (blueprint, marks) => {
        try {
          return await client.blueprints.markRooms(...at, blueprint.id, marks)
        } catch (reason) {
          // Another person saved marks first: the viewer joins both once the ensaio is loaded again.
          if (reason instanceof Failure && reason.status === 409) await loaded.refresh()
          throw reason
        }
      },
      onDownload: downloadPlans,
    },
    videos: {
      onChange: keep,
      onAdd: (url) => client.videos.add(...at, url),
      onUpload: (file, share, signal) => client.videos.upload(...at, file, share, signal),
      onLimit: (signal) => client.videos.limit(signal),
      onPoster: (video, file) => client.videos.savePoster(...at, video.id, file),
      onCaptions: (video, file) =>
        file === null
          ? client.videos.removeCaptions(...at, video.id)
          : client.videos.saveCaptions(...at, video.id, file),
      onRemove: (video) => client.videos.remove(...at, video.id),
    },
    tour: {
      onChange: (tour) => keep([tour]),
      onSave: (form) => client.tours.save(...at, form),
    },
    saveLink: async (url) => {
      const saved = await client.links.save(...at, url)
      changeProduct(product.id, (one) => ({ ...one, links: [saved] }))
    },
  }
  const readings: ProductActions = {
    photos: sizes,
    blueprints: { onDownload: downloadPlans },
    videos: {},
    tour: {},
  }
  if (!canFill) return <ProductCards {...shared} actions={readings} />
  return (
    <ProductCards
      {...shared}
      actions={actions}
      aside={
        <ProductProgress
          product={product}
          session={session}
          onProgress={async (productId, to) => show(await client.queue.moveProduct(id, productId, to))}
        />
      }
    />
  )
}

import {
  choiceRefusal,
  type Favorites,
  favoriteRefusal,
  hasDelivery,
  type Instant,
  noFavorites,
  productStatus,
} from '@ensaio/domain'
import { actorOf, type ClientViewer, type Viewer } from '../../accounts/viewer.ts'
import type { Links } from '../../config/links.ts'
import { type Database, type Tx, transact } from '../../database/database.ts'
import { productInPath } from '../../deliverables/product-in-path.ts'
import { findPhoto } from '../../deliverables/repository/photos.ts'
import { lockProduct, type ProductPath, type ReachedProduct } from '../../deliverables/repository/products.ts'
import { refuse } from '../../http/refusal.ts'
import { choiceAskedMail, choiceSentMail } from '../../mail/delivery/choice.ts'
import { readAudience } from '../../mail/repository/announced-visits.ts'
import { enqueueMail } from '../../mail/repository/outbox.ts'
import { teamOf } from '../../providers/repository/providers.ts'
import { recordEvent } from '../repository/timeline.ts'
import { favoritesOf, writeFavorite, writeSent, writeWanted } from './repository/favorites.ts'

async function read(tx: Database, productId: number): Promise<Favorites> {
  return (await favoritesOf(tx, [productId])).get(productId) ?? noFavorites
}

/** Changes the favourites of a photo product that the viewer reaches, one change at a time, as the product is by then; returns the new favourites. */
async function change(
  db: Database,
  { viewer, path }: { viewer: Viewer; path: ProductPath },
  work: (tx: Tx, product: ReachedProduct, before: Favorites) => Promise<void>,
): Promise<Favorites> {
  return transact(db, async (tx) => {
    const { id } = await productInPath(tx, viewer, path, 'photos')
    if (!(await lockProduct(tx, id))) refuse('not_found')
    // Its delivery may have been taken back while this waited.
    const product = await productInPath(tx, viewer, path, 'photos')
    await work(tx, product, await read(tx, product.id))
    return read(tx, product.id)
  })
}

/** Adds a photo to the favourites, or takes it out (rule favorites). */
export function changeFavorite(
  db: Database,
  input: { viewer: ClientViewer; path: ProductPath; photoId: number; isFavorite: boolean },
  now: Instant,
): Promise<Favorites> {
  const { viewer, photoId, isFavorite } = input
  return change(db, input, async (tx, product, before) => {
    if ((await findPhoto(tx, product.id, photoId)) === null) refuse('not_found')
    const refusal = favoriteRefusal(before, { photoId, isFavorite })
    if (refusal !== null) refuse('transition_refused', refusal)
    await writeFavorite(tx, { photoId, userId: viewer.userId, isFavorite }, now)
  })
}

/** Asks the client for a choice of delivered photos, and mails who ordered; null takes the request back. */
export function askChoice(
  db: Database,
  input: { viewer: Viewer; path: ProductPath; wanted: number | null; links: Links },
  now: Instant,
): Promise<Favorites> {
  const { viewer, wanted, links } = input
  return change(db, input, async (tx, product, before) => {
    const isSame = wanted === before.wanted && before.sent_at === null
    if (isSame) return
    // Clients choose among what they see.
    const isDelivered = product.status === productStatus.delivered || hasDelivery(product.session_status)
    if (wanted !== null && !isDelivered) {
      refuse('transition_refused', 'Entregue as fotos antes de pedir a escolha.')
    }
    await writeWanted(tx, { productId: product.id, userId: viewer.userId, wanted }, now)
    const detail = { product_id: product.id, item_id: product.item_id, wanted }
    const event = { sessionId: product.session_id, ...actorOf(viewer), kind: 'choice_asked', detail } as const
    await recordEvent(tx, event, now)
    const [told] = wanted === null ? [] : await readAudience(tx, [product.session_id])
    if (told === undefined || wanted === null) return
    const asked = { ...told, product: product.title, count: wanted }
    const url = links.session(product.session_id)
    for (const orderer of told.orderers)
      await enqueueMail(tx, choiceAskedMail({ ...orderer, url }, asked), now)
  })
}

/** Sends the favourites as the choice that was asked for, and mails our people. */
export function sendFavorites(
  db: Database,
  input: { viewer: ClientViewer; path: ProductPath; links: Links },
  now: Instant,
): Promise<Favorites> {
  const { viewer, links } = input
  return change(db, input, async (tx, product, before) => {
    // A second press finds what the first one did.
    if (before.sent_at !== null) return
    const refusal = choiceRefusal(before)
    if (refusal !== null) refuse('transition_refused', refusal)
    await writeSent(tx, { productId: product.id, userId: viewer.userId }, now)
    const count = before.photo_ids.length
    const detail = { product_id: product.id, item_id: product.item_id, count }
    const event = { sessionId: product.session_id, ...actorOf(viewer), kind: 'choice_sent', detail } as const
    await recordEvent(tx, event, now)
    const [told] = await readAudience(tx, [product.session_id])
    if (told === undefined) return
    const url = links.staffSession('admin', product.session_id)
    for (const person of await teamOf(tx, product.session_id)) {
      await enqueueMail(
        tx,
        choiceSentMail({ ...person, url }, { ...told, product: product.title, count }),
        now,
      )
    }
  })
}

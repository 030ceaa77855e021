import {
  type Blueprint,
  blueprintName,
  isItemId,
  materialOf,
  type Photo,
  planPictures,
  type SessionProduct,
  type Tag,
  type Thread,
} from '@ensaio/domain'
import type { ViewedPicture } from '../../../primitives/media/PictureViewer/PictureViewer.tsx'
import { photoTitle } from '../../deliverable/photo-title.ts'

/** The title of a thread's matter, and the picture that it is about; null where there is none to show. */
export interface Subject {
  title: string
  picture: (ViewedPicture & { id: number }) | null
}

/** The material of an ensaio that threads can be about. */
export interface Material {
  products: readonly SessionProduct[]
  tags: readonly Tag[]
  /** Can the originals of photos be fetched? */
  hasOriginals: boolean
}

function photoSubject(photo: Photo, { tags, hasOriginals }: Material): Subject {
  // The thumbnail shows the rest.
  const room = tags.find((tag) => tag.id === photo.tag_id)?.name ?? 'Foto'
  const src = photo.preview_url ?? photo.url
  const title = photoTitle(photo, tags)
  const whole = hasOriginals ? photo.url : undefined
  return { title: room, picture: { id: photo.id, src, whole, small: photo.thumbnail_url, title } }
}

function planSubject(plan: Blueprint): Subject {
  const title = `Planta ${blueprintName(plan)}`
  // Of several pages, a point does not say which one it is on.
  const [src, ...more] = planPictures(plan)
  return { title, picture: src && more.length === 0 ? { id: plan.id, src, title, paper: true } : null }
}

/** Finds the subject of a thread among the products of its ensaio. */
export function subjectOf(thread: Thread, ensaio: Material): Subject {
  const { products } = ensaio
  const { about, material_id: id } = thread
  if (about === 'session') return { title: 'Sobre o ensaio', picture: null }
  const product = products.find((one) => one.id === thread.product_id)
  if (about === 'product') return { title: product?.item.label ?? 'Um produto do ensaio', picture: null }
  const material = product && isItemId(product.item.id) ? materialOf(product) : null
  if (about === 'photo' && material?.kind === 'photos') {
    const photo = material.photos.find((one) => one.id === id)
    if (photo) return photoSubject(photo, ensaio)
  }
  if (about === 'blueprint' && material?.kind === 'blueprints') {
    const plan = material.blueprints.find((one) => one.id === id)
    if (plan) return planSubject(plan)
  }
  return { title: about === 'photo' ? 'Foto removida' : 'Planta removida', picture: null }
}

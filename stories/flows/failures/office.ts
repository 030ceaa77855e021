import { randomBytes } from 'node:crypto'
import type { Photo, Session, SessionPage } from '@ensaio/domain'
import type { Page } from 'playwright'
import sharp from 'sharp'
import type { RealProduct } from '../real-product.ts'
import { asOwner } from './invitation.ts'

/** A photo product of an ensaio of the demo's company. */
export interface PhotoProduct {
  sessionId: number
  productId: number
  /** Fetches its photos from the server. */
  photos(): Promise<Photo[]>
}

/** Returns the nth ensaio of a status that has a photo product. */
export async function photosOf(product: RealProduct, status: 4 | 5, nth: number): Promise<PhotoProduct> {
  const ask = await asOwner(product)
  // Clients see only delivered photos.
  const askAsStaff = await asOwner(product, 'admin@demo.test')
  const search = { filter: { status: [status] }, order_by: 'id', descending: false }
  const { sessions } = await ask<SessionPage>('/sessions/search', search)
  const found: PhotoProduct[] = []
  for (const { id } of sessions) {
    const { products } = await ask<Session>(`/sessions/${id}`)
    const photos = products.find(({ item }) => item.id === 9)
    if (!photos) continue
    const read = async () => {
      const session = await askAsStaff<Session>(`/sessions/${id}`)
      return session.products.find((one) => one.id === photos.id)?.deliverables as Photo[]
    }
    found.push({ sessionId: id, productId: photos.id, photos: read })
    if (found.length > nth) break
  }
  const one = found[nth]
  if (!one) throw new Error(`The demo has no ensaio ${nth} of status ${status} with photos.`)
  return one
}

/** Shows the card of a product in the back office. */
export async function showStage(page: Page, name: string): Promise<void> {
  await page
    .getByRole('group', { name: 'Etapa mostrada' })
    .getByRole('button', { name: new RegExp(`^${name},`) })
    .click()
}

/** The card of the photos; its title also contains their number. */
export const photosCard = (page: Page) => page.getByRole('region', { name: /^Fotos profissionais/ })

/** Generates different pictures for upload, `size` bytes each. */
export async function pictures(names: readonly string[], size = 20_000) {
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#887' } })
    .jpeg()
    .toBuffer()
  return names.map((name) => {
    const buffer = Buffer.concat([picture, randomBytes(size - picture.length)])
    return { name, mimeType: 'image/jpeg', buffer }
  })
}

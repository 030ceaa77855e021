import { describe, expect, test } from 'vitest'
import { type ItemId, itemNames } from '../service/schema.ts'
import type { SessionProduct } from '../session/schema.ts'
import { heldBy, isEmptyProduct } from './held.ts'
import type { Blueprint, DeliverableLink, Photo, Tour } from './schema.ts'

const size = { width: null, height: null }
const drawn = { thumbnail_url: null, preview_url: null, alt: null, ...size }
const photo: Photo = { id: 1, url: '/a.jpg', tag_id: null, is_featured: false, order: 1, ...drawn }
const plan: Blueprint = { id: 2, file_name: 'Planta', file_extension: 'pdf', url: null }
const tour: Tour = { id: 3, matterport_url: null, tour_url: null, host_prize: null, hosted_until: null }
const address: DeliverableLink = { id: 4, url: 'https://drive.exemplo.test/tudo' }
const other: DeliverableLink = { id: 5, url: 'https://drive.exemplo.test/mais' }

const product = (id: number, held: Partial<SessionProduct>): SessionProduct => ({
  id: 1,
  status: 2,
  item: { id, item_id: id, label: '', title: '', icon: '' },
  deliverables: [],
  ...held,
})

describe('what a product holds', () => {
  test('is sorted by kind, a link among it too', () => {
    const held = heldBy(product(9, { deliverables: [photo, plan, tour, address], links: [other] }))
    expect(held).toEqual({ photos: [photo], blueprints: [plan], tour, videos: [], links: [address, other] })
  })

  test('counts addresses as videos where videos are due, and its links as links', () => {
    const held = heldBy(product(10, { deliverables: [address], links: [other] }))
    expect([held.videos, held.links]).toEqual([[address], [other]])
  })

  test.each(Object.keys(itemNames).map((id) => Number(id) as ItemId))(
    'a link alone gives the card of item %i nothing else to show',
    (id) => {
      const { links, videos, ...rest } = heldBy(product(id, { deliverables: [address] }))
      expect([...links, ...videos]).toEqual([address])
      expect(rest).toEqual({ photos: [], blueprints: [], tour: null })
    },
  )

  test('is empty without material and without links', () => {
    expect(isEmptyProduct(product(9, {}))).toBe(true)
    expect(isEmptyProduct(product(9, { links: [] }))).toBe(true)
    expect(isEmptyProduct(product(9, { links: [address] }))).toBe(false)
    expect(isEmptyProduct(product(9, { deliverables: [photo] }))).toBe(false)
  })
})

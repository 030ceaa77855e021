import { describe, expect, test } from 'vitest'
import type { SessionProduct } from '../session/schema.ts'
import { heldBy, isEmptyProduct, linksOf, materialOf, type ProductMaterial } from './held.ts'
import { itemIds, items } from './items.ts'
import type { Blueprint, DeliverableLink, Photo, Tour } from './schema.ts'

const size = { width: null, height: null }
const drawn = { thumbnail_url: null, preview_url: null, alt: null, ...size }
const photo: Photo = { id: 1, url: '/a.jpg', tag_id: null, is_featured: false, order: 1, ...drawn }
const plan: Blueprint = { id: 2, file_name: 'Planta', file_extension: 'pdf', url: null }
const tour: Tour = { id: 3, matterport_url: null, tour_url: null, host_prize: null, hosted_until: null }
const address: DeliverableLink = { id: 4, url: 'https://drive.exemplo.test/tudo' }
const other: DeliverableLink = { id: 5, url: 'https://drive.exemplo.test/mais' }
const everything = [photo, plan, tour, address]

const product = (id: number, held: Partial<SessionProduct>): SessionProduct => ({
  id: 1,
  status: 2,
  item: { id, item_id: id, label: '', title: '', icon: '' },
  deliverables: [],
  ...held,
})

const only: Record<ProductMaterial['kind'], ProductMaterial> = {
  photos: { kind: 'photos', photos: [photo] },
  blueprints: { kind: 'blueprints', blueprints: [plan] },
  videos: { kind: 'videos', videos: [address] },
  tour: { kind: 'tour', tour },
}

describe('the material of a product', () => {
  test.each([...itemIds])('of item %i has only its own kind', (id) => {
    expect(materialOf(product(id, { deliverables: everything }))).toEqual(only[items[id].holds])
  })

  test.each([...itemIds])('of item %i may be missing', (id) => {
    const { kind, ...nothing } = materialOf(product(id, {}))
    expect(kind).toBe(items[id].holds)
    expect(Object.values(nothing)).toEqual([kind === 'tour' ? null : []])
  })

  test('of an unknown item throws', () => {
    expect(() => materialOf(product(99, {}))).toThrow('99')
    expect(() => linksOf(product(99, {}))).toThrow('99')
  })
})

describe('the delivery links of a product', () => {
  test.each([...itemIds])('of item %i are separate from its material', (id) => {
    expect(linksOf(product(id, { links: [other] }))).toEqual([other])
    expect(linksOf(product(id, {}))).toEqual([])
  })

  test.each([...itemIds])('of item %i include a link among the material, unless it is a video', (id) => {
    const links = linksOf(product(id, { deliverables: everything, links: [other] }))
    expect(links).toEqual(items[id].holds === 'videos' ? [other] : [address, other])
  })
})

test('the old lists by kind are still there', () => {
  const nothing = { photos: [], blueprints: [], tour: null, videos: [], links: [] }
  expect(heldBy(product(9, { deliverables: everything, links: [other] }))).toEqual({
    ...nothing,
    photos: [photo],
    links: [address, other],
  })
})

test('a product is empty without material and without links', () => {
  expect(isEmptyProduct(product(9, {}))).toBe(true)
  expect(isEmptyProduct(product(9, { links: [] }))).toBe(true)
  expect(isEmptyProduct(product(9, { links: [address] }))).toBe(false)
  expect(isEmptyProduct(product(9, { deliverables: [photo] }))).toBe(false)
})

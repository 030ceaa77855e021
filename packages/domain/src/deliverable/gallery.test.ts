import { describe, expect, test } from 'vitest'
import { addPhoto, featurePhoto, inGalleryOrder, movePhoto, removePhoto, tagPhoto } from './gallery.ts'
import type { Photo } from './schema.ts'

function photo(id: number, over: Partial<Photo> = {}): Photo {
  return {
    id,
    url: `/${id}.jpg`,
    tag_id: null,
    is_featured: false,
    order: id - 1,
    thumbnail_url: null,
    preview_url: null,
    alt: null,
    width: null,
    height: null,
    ...over,
  }
}

const three = [photo(1), photo(2, { is_featured: true }), photo(3)]
const ids = (photos: readonly Photo[]) => photos.map(({ id }) => id)
const featured = (photos: readonly Photo[]) => ids(photos.filter(({ is_featured }) => is_featured))

describe('one photo is featured at a time', () => {
  test('featuring another takes the star from the first', () => {
    expect(featured(featurePhoto(three, 3, true))).toEqual([3])
  })

  test('toggling the featured one leaves none', () => {
    expect(featured(featurePhoto(three, 2, false))).toEqual([])
  })

  test('clearing a photo that is not featured changes nothing', () => {
    expect(featured(featurePhoto(three, 1, false))).toEqual([2])
  })
})

describe('moving a photo', () => {
  test.each([
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [2, 1, [1, 2, 3]],
    [1, 99, [2, 3, 1]],
    [9, 0, [1, 2, 3]],
  ])('%i to place %i', (id, order, expected) => {
    const moved = movePhoto(three, id, order)
    expect(ids(moved)).toEqual(expected)
    expect(moved.map((one) => one.order)).toEqual([0, 1, 2])
  })

  test('does not change photos that keep their position', () => {
    expect(movePhoto(three, 3, 1)[0]).toBe(three[0])
  })
})

test('changing or removing a photo’s room changes nothing else', () => {
  const tagged = tagPhoto(three, 2, 7)
  expect(tagged.map((one) => one.tag_id)).toEqual([null, 7, null])
  expect(tagged[0]).toBe(three[0])
  expect(tagPhoto(tagged, 2, null)).toEqual(three)
})

test('the gallery is shown by order', () => {
  expect(
    ids(inGalleryOrder([photo(1, { order: 2 }), photo(2, { order: 0 }), photo(3, { order: 1 })])),
  ).toEqual([2, 3, 1])
})

test('an uploaded photo is added once, and removed again', () => {
  const four = addPhoto(three, photo(4))
  expect(ids(addPhoto(four, photo(4, { alt: 'Sala' })))).toEqual([1, 2, 3, 4])
  expect(ids(removePhoto(four, 2))).toEqual([1, 3, 4])
})

import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { blueprint, deliverableLink, photo, tour } from './builders.ts'
import { Blueprint, DeliverableLink, Photo, Tour } from './schema.ts'

test.each([
  ['photo', Photo, photo({ id: 1, url: '/1.jpg' }), { tag_id: null, is_featured: false, order: 0 }],
  ['plan', Blueprint, blueprint({ id: 1, file_name: 'terreo.PDF' }), { file_extension: 'pdf', url: null }],
  ['plan without extension', Blueprint, blueprint({ id: 1, file_name: 'terreo' }), { file_extension: '' }],
  ['tour', Tour, tour({ tour_url: 'https://tour.test/1' }), { matterport_url: null, host_prize: null }],
  ['link', DeliverableLink, deliverableLink('https://vimeo.com/1', 4), { id: 4, url: 'https://vimeo.com/1' }],
])('a %s is built from what is known and fits its schema', (_name, schema, built, filled) => {
  expect(parse(schema, built)).toEqual(built)
  expect(built).toMatchObject(filled)
})

test('what is known wins over what is filled in', () => {
  expect(photo({ id: 1, url: '/1.jpg', is_featured: true, tag_id: 3 })).toMatchObject({
    is_featured: true,
    tag_id: 3,
  })
})

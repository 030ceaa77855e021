import { expect, test } from 'vitest'
import { offeredTags, type Tag } from './tag.ts'

const tags: readonly Tag[] = [
  { id: 1, name: 'Sala' },
  { id: 2, name: 'Hall', retired: true },
  { id: 3, name: 'Cozinha' },
]

test('a retired tag is offered to what has it alone (rule retired-tags)', () => {
  expect(offeredTags(tags).map(({ id }) => id)).toEqual([1, 3])
  expect(offeredTags(tags, [null, 2]).map(({ id }) => id)).toEqual([1, 2, 3])
})

import { describe, expect, test } from 'vitest'
import { filesOfTheHouse, readBook, textOf } from './book.ts'
import { coveragePage, rowIds, storiesOf } from './coverage.ts'

const book = readBook()

describe('every visible row of the specification', () => {
  test('is shown by a story', () => {
    expect(rowIds().length).toBeGreaterThan(80)
    expect(rowIds().filter((id) => storiesOf(id, book).length === 0)).toEqual([])
  })

  test('is one that stories know: no tag without a row', () => {
    const known = new Set(rowIds().map((id) => `spec:${id}`))
    const strangers = book.flatMap((file) =>
      file.stories.flatMap((story) =>
        story.tags
          .filter((tag) => tag.startsWith('spec:') && !known.has(tag))
          .map((tag) => `${story.id}: ${tag}`),
      ),
    )
    expect(strangers).toEqual([])
  })

  test('stands on the page of coverage as it is: `node scripts/coverage.ts` writes it', () => {
    expect(textOf('stories/house/coverage.mdx')).toBe(coveragePage(book))
  })
})

describe('the pages of the book', () => {
  test('lead only to stories that exist', () => {
    const known = new Set(book.flatMap((file) => file.stories.map(({ id }) => id)))
    const lost = filesOfTheHouse()
      .filter((path) => path.endsWith('.mdx'))
      .flatMap((path) =>
        [...textOf(path).matchAll(/\?path=\/story\/([\p{L}\d-]+)/gu)]
          .filter(([, id = '']) => !known.has(id))
          .map(([, id]) => `${path} → ${id}`),
      )
    expect(lost).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { coveragePage, rowIds, storiesOf } from './coverage.ts'
import { readStories, textOf, trackedFiles } from './written-stories.ts'

const files = readStories()

describe('every visible row of the specification', () => {
  test('is shown by a story', () => {
    expect(rowIds().length).toBeGreaterThan(80)
    expect(rowIds().filter((id) => storiesOf(id, files).length === 0)).toEqual([])
  })

  test('exists for every spec tag of a story', () => {
    const known = new Set(rowIds().map((id) => `spec:${id}`))
    const unknown = files.flatMap((file) =>
      file.stories.flatMap((story) =>
        story.tags
          .filter((tag) => tag.startsWith('spec:') && !known.has(tag))
          .map((tag) => `${story.id}: ${tag}`),
      ),
    )
    expect(unknown).toEqual([])
  })

  test('is on the coverage page: `node scripts/coverage.ts` writes it', () => {
    expect(textOf('stories/house/coverage.mdx')).toBe(coveragePage(files))
  })
})

describe('the docs pages of Storybook', () => {
  test('link only to stories that exist', () => {
    const known = new Set(files.flatMap((file) => file.stories.map(({ id }) => id)))
    const lost = trackedFiles()
      .filter((path) => path.endsWith('.mdx'))
      .flatMap((path) =>
        [...textOf(path).matchAll(/\?path=\/story\/([\p{L}\d-]+)/gu)]
          .filter(([, id = '']) => !known.has(id))
          .map(([, id]) => `${path} → ${id}`),
      )
    expect(lost).toEqual([])
  })
})

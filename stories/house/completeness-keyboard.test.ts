import { describe, expect, test } from 'vitest'
import { readBook } from './book.ts'
import { exportedComponents } from './completeness.ts'
import { filesAround, isInteractive, isPlayedByKeys, sparedOfKeys } from './completeness-keyboard.ts'

const book = readBook()
const controls = exportedComponents().filter(({ path }) => isInteractive(path))

describe('every component with something to press, fill in or follow', () => {
  test('is counted', () => {
    expect(controls.length).toBeGreaterThan(80)
    expect(controls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Button', 'Dialog', 'PhotosCard']),
    )
    expect(controls.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Badge', 'StatusBadge']))
  })

  test('has a story played with the keyboard alone', () => {
    const missing = controls.filter(
      (one) =>
        !(one.name in sparedOfKeys) &&
        !filesAround(one, book).some((file) => file.stories.some((story) => isPlayedByKeys(story, file))),
    )
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  test('is spared only while it is there', () => {
    const names = controls.map(({ name }) => name)
    expect(Object.keys(sparedOfKeys).filter((name) => !names.includes(name))).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { findIcons } from '../../foundations/icons/find-icons.ts'
import { iconUses, importedIcons } from '../../foundations/icons/icon-uses.ts'
import { iconWords } from '../../foundations/icons/icon-words.ts'

const icons = iconUses()
const componentsOf = (name: string) =>
  icons.find((icon) => icon.name === name)?.components.map((one) => one.name) ?? []

describe('the icon page', () => {
  test('has words for every icon of the library, and for no other', () => {
    expect(Object.keys(iconWords).sort()).toEqual(icons.map(({ name }) => name).sort())
  })

  test('names a component with a docs page for every icon', () => {
    expect(icons.filter(({ components }) => components.length === 0).map(({ name }) => name)).toEqual([])
  })

  test('follows a file that several components share to the components', () => {
    expect(componentsOf('CameraOff')).toContain('StatusBadge')
    expect(componentsOf('Scan')).toContain('ClientServiceCard')
  })

  test('reads renamed imports and no types', () => {
    expect(importedIcons("import { type LucideIcon, Star as Shape, X } from 'lucide-react'")).toEqual([
      'Star',
      'X',
    ])
  })

  test('finds icons by name, word or component, without accents, every word', () => {
    const names = (text: string) => findIcons(icons, text).map(({ name }) => name)
    expect(names('zoomin')).toEqual(['ZoomIn'])
    expect(names('CALENDARIO')).toContain('CalendarDays')
    expect(names('zoom photo')).toEqual([])
    expect(names('pictureviewer afastar')).toEqual(['ZoomOut'])
    expect(names('')).toHaveLength(icons.length)
  })
})

import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type PropRow, readRows } from '../../../.storybook/docs/prop-rows.ts'
import { pageTags } from '../../pages/page.ts'
import { componentOf, pageOf, pages, sentenceOf } from '../../pages/pages.ts'
import { exportedComponents } from './completeness.ts'
import { readStories, trackedFiles } from './written-stories.ts'

const root = resolve(import.meta.dirname, '../../..')
const sources = trackedFiles().filter((path) => /^packages\/ui\/src\/.*(?<!\.stories)\.tsx$/.test(path))
const byFile = readRows(sources.map((path) => join(root, path)))
const rowsByName = new Map<string, readonly PropRow[]>([...byFile.values()].flatMap(Object.entries))

const titles = readStories()
  .filter(({ path }) => path.startsWith('packages/ui/'))
  .map(({ title }) => title)
const documented = [...rowsByName].filter(([name]) => name in pages)
const rows = documented.flatMap(([component, list]) => list.map((row) => ({ component, ...row })))

/** Words that only an English sentence has. */
const english =
  /(?<!\p{L})(the|of|is|are|with|when|where|which|this|that|default|called|shows?|returns?)(?!\p{L})/iu

describe('every component', () => {
  test('has sentences', () => {
    const unsaid = exportedComponents().filter(({ name }) => !(name in pages))
    expect(unsaid.map(({ name }) => name)).toEqual([])
  })

  test('with a docs page says when to use it, and what to use instead', () => {
    const functions = ['useRemote', 'lazyPart']
    const unsaid = titles.map(componentOf).filter((name) => !pageOf(name) && !functions.includes(name))
    expect([...new Set(unsaid)]).toEqual([])
  })

  test('proposes another that has a docs page', () => {
    const shown = new Set(titles.map(componentOf))
    const lost = Object.keys(pages).filter((name) => {
      const page = pageOf(name)
      return page !== undefined && (page.instead === name || !shown.has(page.instead))
    })
    expect(lost).toEqual([])
  })

  test('is described in Portuguese, in whole sentences', () => {
    const wrong = Object.keys(pages).filter((name) => {
      const page = pageOf(name)
      return page !== undefined && [page.use, page.avoid].some((text) => !isSentence(text))
    })
    expect(wrong).toEqual([])
  })

  test('is found by the words of one list, each in use', () => {
    const used = new Set(Object.keys(pages).flatMap((name) => pageOf(name)?.tags ?? []))
    expect(pageTags.filter((tag) => !used.has(tag))).toEqual([])
  })
})

describe('every row of a table of props', () => {
  test('is counted', () => {
    expect(rows.length).toBeGreaterThan(650)
  })

  test('has a sentence in Portuguese', () => {
    const silent = rows.filter(({ component, name }) => !isSentence(sentenceOf(component, name) ?? ''))
    expect(silent.map(({ component, name }) => `${component}.${name}`)).toEqual([])
  })

  test('spells out its type', () => {
    const bare = rows.filter(({ type }) => type === '' || /^(union|enum|signature|any|unknown)$/.test(type))
    expect(bare.map(({ component, name }) => `${component}.${name}`)).toEqual([])
  })

  test('spells out the values of a closed list of another package', () => {
    const row = (component: string, name: string) =>
      rowsByName.get(component)?.find((one) => one.name === name)
    expect(row('StatusBadge', 'status')?.values).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(row('Button', 'variant')?.values?.toSorted()).toEqual(['danger', 'primary', 'quiet', 'secondary'])
    expect(row('Button', 'variant')?.default).toBe("'secondary'")
    expect(row('Stack', 'gap')?.values).toContain(16)
    expect(row('PhotosCard', 'photos')).toMatchObject({ type: 'Remote<readonly Photo[]>', required: true })
  })

  test('exists for each sentence', () => {
    const lost = documented.flatMap(([component, list]) =>
      Object.keys(pages[component]?.props ?? {})
        .filter((name) => !list.some((row) => row.name === name))
        .map((name) => `${component}.${name}`),
    )
    expect(lost).toEqual([])
  })
})

function isSentence(text: string): boolean {
  return /^\S.{6,}[.:]$|^\S.{6,}[.?!]”$/.test(text) && !english.test(text.replaceAll(/`[^`]*`/g, ''))
}

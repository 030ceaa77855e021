import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'
import { filesOfTheHouse, textOf } from './book.ts'
import { bookHref, docsPages, inBook } from './docs-pages.ts'

const root = resolve(import.meta.dirname, '../../..')
const docs = filesOfTheHouse().filter((path) => /^docs\/.*\.md$/.test(path))
const pages = ['README.md', ...docs]

/** The text of a page without its code blocks, in which `#` begins a comment. */
const proseOf = (path: string) => textOf(path).replace(/^```[\s\S]*?^```/gm, '')

/** The anchors of a page's headings, as GitHub writes them. */
function anchorsOf(path: string): string[] {
  const headings = [...proseOf(path).matchAll(/^#{1,6} (.+)$/gm)]
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** What is wrong with a relative link of a page; null when file and heading exist. */
function problemOf(page: string, link: string): string | null {
  const [file = '', anchor] = link.split('#')
  const path = file === '' ? page : relative(root, resolve(root, dirname(page), file))
  if (path.startsWith('..') || !existsSync(join(root, path))) return `${page} → ${link}: no such file`
  if (anchor === undefined || anchorsOf(path).includes(anchor)) return null
  return `${page} → ${link}: no such heading`
}

describe('the pages of docs/ and the README', () => {
  test('link to files and headings that exist', () => {
    const links = pages.flatMap((page) =>
      [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
        .filter(([, link = '']) => !/^[a-z]+:/.test(link))
        .map(([, link = '']) => ({ page, link })),
    )
    expect(links.length).toBeGreaterThan(20)
    const problems = links.map(({ page, link }) => problemOf(page, link))
    expect(problems.filter((one) => one !== null)).toEqual([])
  })

  test('name paths that exist', () => {
    const rooms = /`((?:apps|packages|stories|scripts|bench|deploy|docs|\.storybook)\/[\w./-]*)`/g
    const gone = pages.flatMap((page) =>
      [...textOf(page).matchAll(rooms)]
        .filter(([, path = '']) => !existsSync(join(root, path)))
        // Certificates, secrets and builds are not committed.
        .filter(([, path = '']) => !/^deploy\/(\.env|certificates)$/.test(path))
        .map(([, path]) => `${page}: ${path}`),
    )
    expect(gone).toEqual([])
  })

  test('name commands of package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
    const unknown = pages.flatMap((page) =>
      [...textOf(page).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([, name]) => `${page}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('the book', () => {
  test('shows every page of docs/ under its title', () => {
    expect(Object.keys(docsPages).map((name) => `docs/${name}.md`)).toEqual(
      expect.arrayContaining(docs.filter((path) => path.split('/').length === 2)),
    )
    const shown = filesOfTheHouse().filter((path) => /^stories\/house\/\w+\.mdx$/.test(path))
    for (const [name, title] of Object.entries(docsPages)) {
      const page = shown.find((path) => textOf(path).includes(`'../../docs/${name}.md?raw'`))
      expect(page && textOf(page)).toContain(`<Meta title="Casa/${title}" />`)
      expect(bookHref(title)).toBe(`?path=/docs/${toId(`Casa/${title}`, 'docs')}`)
    }
  })

  test('leads from page to page by its own addresses', () => {
    expect(inBook('[a](./rules.md#late-fee), [b](../README.md), [c](#here), [d](https://x.test)')).toBe(
      '[a](?path=/docs/casa-regras--docs), b, [c](#here), [d](https://x.test)',
    )
    expect(docs.map((page) => inBook(textOf(page))).filter((text) => /\]\(\.{1,2}\//.test(text))).toEqual([])
  })
})

import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { describe, expect, test } from 'vitest'
import { docsPages, storybookHref, withStorybookLinks } from './docs-pages.ts'
import { textOf, trackedFiles } from './written-stories.ts'

const root = resolve(import.meta.dirname, '../../..')
const docs = trackedFiles().filter((path) => /^docs\/.*\.md$/.test(path))
const pages = ['README.md', ...docs]

/** Returns the text of a page without code blocks, in which `#` starts a comment. */
const proseOf = (path: string) => textOf(path).replace(/^```[\s\S]*?^```/gm, '')

/** Returns the anchors of a page's headings, as GitHub generates them. */
function anchorsOf(path: string): string[] {
  const headings = [...proseOf(path).matchAll(/^#{1,6} (.+)$/gm)]
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Returns what is wrong with a relative link, or null when file and heading exist. */
function problemOf(page: string, link: string): string | null {
  const [file = '', anchor] = link.split('#')
  const path = file === '' ? page : relative(root, resolve(root, dirname(page), file))
  if (path.startsWith('..') || !existsSync(join(root, path))) return `${page} → ${link}: no such file`
  if (anchor === undefined || anchorsOf(path).includes(anchor)) return null
  return `${page} → ${link}: no such heading`
}

describe('the pages of docs/ and the README', () => {
  test('ask nobody who runs the product for SQL', () => {
    const sql = /\b(?:psql|insert into|delete from|select\b.+\bfrom|update \w+ set)\b/i
    const asked = textOf('docs/operations.md')
      .split('\n')
      .filter((line) => sql.test(line))
    expect(asked).toEqual([])
  })

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
    const paths = /`((?:apps|packages|stories|scripts|bench|deploy|docs|\.storybook)\/[\w./-]*)`/g
    const gone = pages.flatMap((page) =>
      [...textOf(page).matchAll(paths)]
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

describe('Storybook', () => {
  test('shows every page of docs/ under its title', () => {
    expect(Object.keys(docsPages).map((name) => `docs/${name}.md`)).toEqual(
      expect.arrayContaining(docs.filter((path) => path.split('/').length === 2)),
    )
    const shown = trackedFiles().filter((path) => /^stories\/house\/\w+\.mdx$/.test(path))
    for (const [name, title] of Object.entries(docsPages)) {
      const page = shown.find((path) => textOf(path).includes(`'../../docs/${name}.md?raw'`))
      expect(page && textOf(page)).toContain(`<Meta title="Casa/${title}" />`)
      expect(storybookHref(title)).toBe(`?path=/docs/${toId(`Casa/${title}`, 'docs')}`)
    }
  })

  test('links between the pages by its own addresses', () => {
    expect(
      withStorybookLinks('[a](./rules.md#late-fee), [b](../README.md), [c](#here), [d](https://x.test)'),
    ).toBe('[a](?path=/docs/casa-regras--docs), b, [c](#here), [d](https://x.test)')
    expect(
      docs.map((page) => withStorybookLinks(textOf(page))).filter((text) => /\]\(\.{1,2}\//.test(text)),
    ).toEqual([])
  })
})

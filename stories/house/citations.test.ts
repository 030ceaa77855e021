import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { trackedFiles } from './written-stories.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The names of the rules: headings and budget rows of docs/rules.md. */
const rules = new Set(
  [...read('docs/rules.md').matchAll(/^(?:### |\| )([a-z]+(?:-[a-z0-9]+)+)/gm)].map(([, name]) => name ?? ''),
)

/** Returns the rules that a text cites: `rule late-fee`, `rules late-fee and cancel-button`, or the budget of a benchmark. */
function citedIn(text: string): string[] {
  const name = '[a-z]+(?:-[a-z0-9]+)+'
  const lists = text.matchAll(new RegExp(`\\b[Rr]ules? (${name}(?:(?:,| and|, and) ${name})*)`, 'g'))
  const budgets = text.matchAll(new RegExp(`'(${name})'`, 'g'))
  return [
    ...[...lists].flatMap(([, list = '']) => list.split(/,? and |, /)),
    ...[...budgets].flatMap(([, budget = '']) => (rules.has(budget) ? [budget] : [])),
  ]
}

const files = trackedFiles()
  .filter((path) => /\.(ts|tsx|mts|mjs|mdx|md)$/.test(path) && path !== 'docs/rules.md')
  .filter((path) => !path.startsWith('.changeset/'))
const cited = files.flatMap((path) => citedIn(read(path)).map((rule) => ({ path, rule })))

test('every citation names a rule of docs/rules.md', () => {
  expect(cited.filter(({ rule }) => !rules.has(rule)).map(({ path, rule }) => `${path}: ${rule}`)).toEqual([])
})

test('every rule is cited by code', () => {
  const inCode = new Set(cited.filter(({ path }) => /\.(ts|tsx)$/.test(path)).map(({ rule }) => rule))
  expect([...rules].filter((rule) => !inCode.has(rule))).toEqual([])
})

// Numbers of decisions, sections and promises in documents outside this repository.
const numbered = new RegExp(
  [
    'D\\d{1,2}',
    '(?:spec|trust|design|speed|integrations) ?§ ?\\d',
    'trust 0\\.\\d',
    '(?:spec|decisions|integrations|speed)\\.md',
  ]
    .map((form) => `\\b${form}\\b`)
    .join('|'),
  'i',
)

test('no comment cites a numbered decision or section', () => {
  const comment = /^\s*(?:\/\*\*|\*|\/\/)|\b(?:test|describe)\b/
  const lines = files
    .filter((path) => path !== 'stories/house/citations.test.ts')
    .flatMap((path) =>
      read(path)
        .split('\n')
        .map((line) => ({ path, line })),
    )
    .filter(({ path, line }) => (/\.(md|mdx)$/.test(path) || comment.test(line)) && numbered.test(line))
  expect(lines.map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([])
})

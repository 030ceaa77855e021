import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { filesOfTheHouse } from './book.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The names of the rules: headings and rows of the budgets in docs/rules.md. */
const rules = new Set(
  [...read('docs/rules.md').matchAll(/^(?:### |\| )([a-z]+(?:-[a-z0-9]+)+)/gm)].map(([, name]) => name ?? ''),
)

/** The rules that a text cites: `rule late-fee`, `rules late-fee and cancel-button`, or the budget of a benchmark. */
function citedIn(text: string): string[] {
  const name = '[a-z]+(?:-[a-z0-9]+)+'
  const lists = text.matchAll(new RegExp(`\\b[Rr]ules? (${name}(?:(?:,| and|, and) ${name})*)`, 'g'))
  const budgets = text.matchAll(new RegExp(`'(${name})'`, 'g'))
  return [
    ...[...lists].flatMap(([, list = '']) => list.split(/,? and |, /)),
    ...[...budgets].flatMap(([, budget = '']) => (rules.has(budget) ? [budget] : [])),
  ]
}

const cited = filesOfTheHouse()
  .filter((path) => /\.(ts|tsx|mts|mjs|mdx|md)$/.test(path) && path !== 'docs/rules.md')
  .flatMap((path) => citedIn(read(path)).map((rule) => ({ path, rule })))

test('every citation names a rule of docs/rules.md', () => {
  expect(cited.filter(({ rule }) => !rules.has(rule)).map(({ path, rule }) => `${path}: ${rule}`)).toEqual([])
})

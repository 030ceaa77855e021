// Which rules of docs/rules.md the repository cites, and which citations lead nowhere.
import { read, tracked } from './tree.ts'

/** The names of the rules: headings and rows of the budgets in docs/rules.md. */
export const rules: ReadonlySet<string> = new Set(
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

/** The files that may cite a rule: code and texts, without the rules themselves and the notes of a release. */
export const citingFiles = tracked
  .filter((path) => /\.(ts|tsx|mts|mjs|mdx|md)$/.test(path) && path !== 'docs/rules.md')
  .filter((path) => !path.startsWith('.changeset/'))

/** Every citation of a rule, with the file that cites it. */
export const citations = citingFiles.flatMap((path) => citedIn(read(path)).map((rule) => ({ path, rule })))

/** The citations whose rule docs/rules.md does not have, as `path: rule`. */
export function unresolvedCitations(): string[] {
  return citations.filter(({ rule }) => !rules.has(rule)).map(({ path, rule }) => `${path}: ${rule}`)
}

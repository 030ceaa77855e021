import { expect, test } from 'vitest'
import { citations, citingFiles, rules, unresolvedCitations } from '../../../scripts/figures/citations.ts'
import { read } from '../../../scripts/figures/tree.ts'

test('every citation names a rule of docs/rules.md', () => {
  expect(citations.length).toBeGreaterThan(100)
  expect(unresolvedCitations()).toEqual([])
})

test('every rule is cited by code', () => {
  const inCode = new Set(citations.filter(({ path }) => /\.(ts|tsx)$/.test(path)).map(({ rule }) => rule))
  expect([...rules].filter((rule) => !inCode.has(rule))).toEqual([])
})

// Decisions, sections and figures of texts that are not in this repository.
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

test('nothing is cited by a number', () => {
  const comment = /^\s*(?:\/\*\*|\*|\/\/)|\b(?:test|describe)\b/
  const lines = citingFiles
    .filter((path) => path !== 'stories/house/checks/citations.test.ts')
    .flatMap((path) =>
      read(path)
        .split('\n')
        .map((line) => ({ path, line })),
    )
    .filter(({ path, line }) => (/\.(md|mdx)$/.test(path) || comment.test(line)) && numbered.test(line))
  expect(lines.map(({ path, line }) => `${path}: ${line.trim()}`)).toEqual([])
})

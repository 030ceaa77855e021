import changelog from '@changesets/cli/changelog'
import { describe, expect, test } from 'vitest'
import { bumpsOf, releasesOf } from '../news.ts'
import { textOf, trackedFiles } from './written-stories.ts'

const changesets = trackedFiles()
  .filter((path) => /^\.changeset\/[\w-]+\.md$/.test(path) && !path.endsWith('README.md'))
  .map((path) => ({ path, text: textOf(path) }))

const summary = 'Tokens as files.\n\nNovidade: Os tokens saem\nem arquivos.'
const changeset = `---\n"@ensaio/ui": minor\n---\n\n${summary}\n`

describe('the page Novidades', () => {
  test('has a sentence for designers in every changeset of @ensaio/ui', () => {
    const ofUi = changesets.filter(({ text }) => bumpsOf(text)?.some(({ name }) => name === '@ensaio/ui'))
    expect(ofUi.length > 0 || changesets.length === 0).toBe(true)
    expect(ofUi.filter(({ text }) => releasesOf([text], []).length === 0).map(({ path }) => path)).toEqual([])
  })

  test('reads changesets as the next release', () => {
    expect(releasesOf([changeset], [])).toEqual([{ version: null, notes: ['Os tokens saem em arquivos.'] }])
  })

  test('reads what engineers of other apps change as notes of another kind', () => {
    const both = changeset.replace('Novidade:', 'Migração: Use `b`.\n\nNovidade:')
    expect(releasesOf([both], [], 'Migração')).toEqual([{ version: null, notes: ['Use `b`.'] }])
    expect(releasesOf([changeset], [], 'Migração')).toEqual([])
  })

  test('reads the same sentences from the changelog that changesets write', async () => {
    const line = async (text: string) =>
      changelog.getReleaseLine({ id: 'a', commit: '1234567', summary: text, releases: [] }, 'minor', null)
    const written = [
      '# @ensaio/ui',
      '## 0.2.0',
      '### Minor Changes',
      (await line(summary)).trim(),
      (await line('No word for designers.')).trim(),
      '## 0.1.0',
      '### Patch Changes',
      await line('Fix.'),
    ].join('\n\n')
    expect(releasesOf([changeset], [written, written])).toEqual([
      { version: null, notes: ['Os tokens saem em arquivos.'] },
      { version: '0.2.0', notes: ['Os tokens saem em arquivos.'] },
    ])
  })
})

const manifests = trackedFiles()
  .filter((path) => /^(packages|apps)\/\w+\/package\.json$/.test(path))
  .map((path) => JSON.parse(textOf(path)) as { name: string; private: boolean })
const published = manifests.filter((one) => !one.private).map(({ name }) => name)

/** What is wrong with the head of a note, in one sentence each. */
function problemsOf(text: string): string[] {
  const bumps = bumpsOf(text)
  if (bumps === null) return ['has no head that names packages']
  return bumps
    .filter(({ name }) => !published.includes(name))
    .map(({ name }) => `names ${name}, which is not published`)
}

test('every release note names published packages only, so that a release can be written', () => {
  expect(published.toSorted()).toEqual(['@ensaio/client', '@ensaio/domain', '@ensaio/ui'])
  const problems = changesets.flatMap(({ path, text }) =>
    problemsOf(text).map((problem) => `${path} ${problem}`),
  )
  expect(problems).toEqual([])
})

test.each<[string, string[]]>([
  ['---\n"@ensaio/ui": minor\n\'@ensaio/domain\': patch\n---\n\nA change.\n', []],
  ['---\n"@ensaio/mocks": minor\n---\n\nA change.\n', ['names @ensaio/mocks, which is not published']],
  ["---\n'@ensaio/uii': minor\n---\n\nA change.\n", ['names @ensaio/uii, which is not published']],
  ['---\n---\n\nA change.\n', ['has no head that names packages']],
  ['---\n@ensaio/ui: minor\n---\n\nA change.\n', ['has no head that names packages']],
  ['A change.\n', ['has no head that names packages']],
])('the note %j: %j', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems)
})

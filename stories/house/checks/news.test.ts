import changelog from '@changesets/cli/changelog'
import { describe, expect, test } from 'vitest'
import { releasesOf } from '../news.ts'
import { textOf, trackedFiles } from './written-stories.ts'

const changesets = trackedFiles()
  .filter((path) => /^\.changeset\/[\w-]+\.md$/.test(path) && !path.endsWith('README.md'))
  .map((path) => ({ path, text: textOf(path) }))

const summary = 'Tokens as files.\n\nNovidade: Os tokens saem\nem arquivos.'
const changeset = `---\n"@ensaio/ui": minor\n---\n\n${summary}\n`

describe('the page Novidades', () => {
  test('has a sentence for designers in every changeset of @ensaio/ui', () => {
    const ofUi = changesets.filter(({ text }) => text.includes('"@ensaio/ui"'))
    expect(ofUi.length).toBeGreaterThan(0)
    expect(ofUi.filter(({ text }) => releasesOf([text], '').length === 0).map(({ path }) => path)).toEqual([])
  })

  test('reads changesets of @ensaio/ui as the next release', () => {
    expect(releasesOf([changeset], '')).toEqual([{ version: null, news: ['Os tokens saem em arquivos.'] }])
    expect(releasesOf([changeset.replace('@ensaio/ui', '@ensaio/domain')], '')).toEqual([])
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
    expect(releasesOf([changeset], written)).toEqual([
      { version: null, news: ['Os tokens saem em arquivos.'] },
      { version: '0.2.0', news: ['Os tokens saem em arquivos.'] },
    ])
  })
})

import { Markdown } from '@storybook/addon-docs/blocks'
import { type Kind, releasesOf } from './news.ts'

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const changelogs = import.meta.glob<string>('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Lists the notes of one kind by release, newest first. */
export function News({ kind = 'Novidade' }: { kind?: Kind }) {
  const releases = releasesOf(Object.values(changesets), Object.values(changelogs), kind)
  return (
    <>
      {releases.map(({ version, notes }) => (
        <section key={version}>
          <h2>{version ?? 'Na próxima versão'}</h2>
          <Markdown>{notes.map((note) => `- ${note}`).join('\n')}</Markdown>
        </section>
      ))}
    </>
  )
}

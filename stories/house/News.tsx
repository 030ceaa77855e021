import { releasesOf } from './news.ts'

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const changelogs = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const releases = releasesOf(Object.values(changesets), Object.values(changelogs).join())

/** Lists what changed for designers, by release, newest first. */
export function News() {
  return (
    <>
      {releases.map(({ version, news }) => (
        <section key={version}>
          <h2>{version ?? 'Na próxima versão'}</h2>
          <ul>
            {news.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

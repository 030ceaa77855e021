import { releasesOf } from './news.ts'

const texts = (files: Record<string, unknown>) => Object.values(files).map(String)

const raw = { query: '?raw', import: 'default', eager: true } as const
const changesets = texts(import.meta.glob('../../.changeset/*.md', raw))
const [changelog = ''] = texts(import.meta.glob('../../packages/ui/CHANGELOG.md', raw))

/** Lists what changed for designers, by release, newest first. */
export function News() {
  return (
    <>
      {releasesOf(changesets, changelog).map(({ version, news }) => (
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

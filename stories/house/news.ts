/** What designers read of one release: null is the next one. */
export type Release = { version: string | null; news: string[] }

/** Returns the paragraphs of a text that begin with `Novidade:`, each in one line, without that word. */
function newsIn(text: string): string[] {
  return text
    .split(/\n\s*\n|\n(?=- )/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.startsWith('Novidade: '))
    .map((paragraph) => paragraph.slice('Novidade: '.length))
}

/**
 * Returns the releases, newest first, with what changed for designers: the paragraphs `Novidade: …` of the changesets, which
 * `changeset version` moves into the changelog of `@ensaio/ui`. A release without one is left out.
 */
export function releasesOf(changesets: readonly string[], changelog: string): Release[] {
  const pending = changesets.filter((text) => /^"@ensaio\/ui":/m.test(text)).flatMap(newsIn)
  const released = changelog.split(/^## /m).slice(1)
  return [
    { version: null, news: pending },
    ...released.map((text) => ({ version: text.split('\n')[0]?.trim() ?? '', news: newsIn(text) })),
  ].filter(({ news }) => news.length > 0)
}

/** The word that begins a note: what designers see, or what engineers of other apps change. */
export type Kind = 'Novidade' | 'Migração'

/** The notes of one release: a version of null is the next one. */
export type Release = { version: string | null; notes: string[] }

/** Returns the paragraphs of a text that begin with the word of a kind, each in one line, without that word. */
function notesIn(text: string, kind: Kind): string[] {
  return text
    .split(/\n\s*\n|\n(?=- )/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph.startsWith(`${kind}: `))
    .map((paragraph) => paragraph.slice(kind.length + 2))
}

/**
 * Returns the releases, newest first, with their notes of one kind: paragraphs of the changesets, which `changeset version` moves into
 * the changelog of `@ensaio/ui`. A release without such a note is left out.
 */
export function releasesOf(
  changesets: readonly string[],
  changelog: string,
  kind: Kind = 'Novidade',
): Release[] {
  const pending = changesets
    .filter((text) => /^"@ensaio\/ui":/m.test(text))
    .flatMap((text) => notesIn(text, kind))
  const released = changelog.split(/^## /m).slice(1)
  return [
    { version: null, notes: pending },
    ...released.map((text) => ({ version: text.split('\n')[0]?.trim() ?? '', notes: notesIn(text, kind) })),
  ].filter(({ notes }) => notes.length > 0)
}

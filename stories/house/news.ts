/** The word that begins a note: what designers see, or what engineers of other apps change. */
export type Kind = 'Novidade' | 'Migração'

/** The notes of one release: a version of null is the next one. */
export type Release = { version: string | null; notes: string[] }

/** Returns the packages that a changeset names, with the size of each release; null without a head that can be read. */
export function bumpsOf(changeset: string): { name: string; bump: string }[] | null {
  const head = /^---\n((?:(["'])@[\w/-]+\2: (?:major|minor|patch)\n)+)---\n/.exec(changeset)?.[1]
  if (head === undefined) return null
  return [...head.matchAll(/^["'](.+)["']: (\w+)$/gm)].map(([, name = '', bump = '']) => ({ name, bump }))
}

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
 * the changelogs of the packages. A release without such a note is left out.
 */
export function releasesOf(
  changesets: readonly string[],
  changelogs: readonly string[],
  kind: Kind = 'Novidade',
): Release[] {
  const notes = new Map<string | null, string[]>([[null, changesets.flatMap((text) => notesIn(text, kind))]])
  for (const text of changelogs.flatMap((changelog) => changelog.split(/^## /m).slice(1))) {
    const version = text.split('\n')[0]?.trim() ?? ''
    notes.set(version, [...(notes.get(version) ?? []), ...notesIn(text, kind)])
  }
  // The packages are released together; a note of several stands in the changelog of each.
  return [...notes]
    .map(([version, those]) => ({ version, notes: [...new Set(those)] }))
    .filter((release) => release.notes.length > 0)
}

import { type RawBuilder, sql } from 'kysely'
import { searchText } from '../sessions/repository/search-text.ts'

/**
 * The text of a column as `searchText` writes it; nothing when it is null. Letters lose their accents before their case, so that the
 * database's locale does not matter.
 */
export function plainColumn(column: string): RawBuilder<string> {
  const bare = sql`regexp_replace(normalize(coalesce(${sql.ref(column)}, ''), NFD), '[\u0300-\u036f]', '', 'g')`
  return sql<string>`regexp_replace(lower(${bare}), '[^a-z0-9]+', ' ', 'g')`
}

/** The words that `plainColumn` must hold, each, for a text to be found there. */
export function plainWords(text: string): string[] {
  return searchText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

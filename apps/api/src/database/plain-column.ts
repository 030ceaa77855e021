import { type RawBuilder, sql } from 'kysely'
import { searchText } from './search-text.ts'

/**
 * The text of a column as `searchText` writes it; empty when the column is null. Removes accents before upper case, so that the
 * database's locale does not matter.
 */
export function plainColumn(column: string): RawBuilder<string> {
  return plainText(sql.ref(column))
}

/** The same of any text. */
export function plainText(text: RawBuilder<unknown>): RawBuilder<string> {
  const bare = sql`regexp_replace(normalize(coalesce(${text}, ''), NFD), '[\u0300-\u036f]', '', 'g')`
  return sql<string>`regexp_replace(lower(${bare}), '[^a-z0-9]+', ' ', 'g')`
}

/** The words of a search, all of which `plainColumn` must hold. */
export function plainWords(text: string): string[] {
  return searchText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

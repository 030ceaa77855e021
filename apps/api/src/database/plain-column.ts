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

const letters = Array.from({ length: 0x180 - 0xc0 }, (_, nth) => String.fromCodePoint(0xc0 + nth))
const accented = Map.groupBy(letters, (letter) => letter.normalize('NFD').charAt(0).toLowerCase())

/**
 * The pattern of `~*` for a text that holds a word of `plainWords`, with whatever accents and case: it takes a tenth of the time of
 * `plainColumn`, for tables that are read whole.
 */
export function accentedPattern(word: string): string {
  const patternOf = (letter: string) => {
    const others = accented.get(letter)
    return others === undefined ? letter : `[${letter}${others.join('')}][\u0300-\u036f]*`
  }
  return Array.from(word, patternOf).join('')
}

/** The words of a search, all of which `plainColumn` must hold. */
export function plainWords(text: string): string[] {
  return searchText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

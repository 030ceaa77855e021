import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { plainWords } from '../../../database/plain-column.ts'

/** Matches a text that has, for each word of a search, one that begins with it; answered by the indexes of `0286-finding`. */
export function hasWords(text: RawBuilder<unknown>, searched: string): RawBuilder<SqlBool> {
  const words = plainWords(searched)
  if (words.length === 0) return sql<SqlBool>`false`
  // Words are letters and digits of ASCII alone: nothing in them has a meaning in a query.
  const query = words.map((word) => `'${word}':*`).join(' & ')
  return sql<SqlBool>`found_words(${text}) @@ ${query}::text::tsquery`
}

/** Matches a text that begins with the given one; the column needs an index of patterns. */
export function beginsWith(text: RawBuilder<unknown>, start: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${text} like ${`${start.replace(/[\\%_]/g, '\\$&')}%`}`
}

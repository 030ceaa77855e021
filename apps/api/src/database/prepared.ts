import { sql } from 'kysely'

const mark = '/* prepared */'

/** Goes to the end of a frequent statement (`modifyEnd`), so that each connection plans it once. Everything that varies must be a parameter. */
export const prepared = sql.raw(mark)

/** Is a statement marked as `prepared`? */
export function isPrepared(statement: string): boolean {
  return statement.endsWith(mark)
}

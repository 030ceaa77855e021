import { sql } from 'kysely'

const mark = '/* prepared */'

/** Put at the end of a statement that is asked all the time (`modifyEnd`): each connection plans it once. What varies has to be a parameter. */
export const prepared = sql.raw(mark)

/** Is a statement one of those? */
export function isPrepared(statement: string): boolean {
  return statement.endsWith(mark)
}

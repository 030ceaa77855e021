import { createQueryId, PostgresQueryCompiler, type RawBuilder, type RawNode, sql } from 'kysely'

const compiler = new PostgresQueryCompiler()

/** A fragment without parameters as one piece of text, so that statements with it need not compile its parts each time. */
export function flattened<Value>(fragment: RawBuilder<Value>): RawBuilder<Value> {
  const { sql: text, parameters } = compiler.compileQuery(
    fragment.toOperationNode() as RawNode,
    createQueryId(),
  )
  if (parameters.length > 0) throw new Error(`A fragment with parameters cannot be kept as text: ${text}`)
  return sql.raw<Value>(text)
}

/** SQL for a value as JSON text, as `JSON.stringify` writes it; null is `null`. For texts, numbers, booleans and days. */
export function jsonOf(value: RawBuilder<unknown>): RawBuilder<string> {
  return sql`coalesce(to_json(${value})::text, 'null')`
}

/** SQL for an instant as JSON text, as `instantText` writes it; the connection's time zone is UTC. */
export function jsonInstant(value: RawBuilder<unknown>): RawBuilder<string> {
  return sql`coalesce(to_char(${value}, '"\\""YYYY-MM-DD"T"HH24:MI:SS.MS"Z\\""'), 'null')`
}

/**
 * SQL for an object as JSON text, with its keys in their order; each part is SQL for JSON text. Cheaper than `row_to_json` of nested selects,
 * which Postgres plans one by one, and without the spaces of `json_build_object`.
 */
export function jsonObject(parts: Record<string, RawBuilder<unknown>>): RawBuilder<string> {
  const pieces = Object.entries(parts).flatMap(([name, value], index) => [
    sql.lit(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`),
    value,
  ])
  return flattened(sql<string>`concat(${sql.join(pieces)}, '}')`)
}

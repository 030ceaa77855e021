import type * as v from 'valibot'
import type { ExportedList } from '../audit/exported-lists.ts'
import type { Audience } from './endpoint.ts'

// biome-ignore lint/suspicious/noExplicitAny: a schema's input and output are open here; InferInput and InferOutput restore them.
type Schema = v.BaseSchema<any, any, v.BaseIssue<unknown>>

/** A list that is downloaded as CSV by POST, declared once for client and server (rule csv-export). */
export interface CsvDownload<Path extends string = string, Body extends Schema = Schema> {
  readonly path: Path
  readonly audience: Audience
  /** The filter in force; an empty object where there is none. */
  readonly body: Body
  /** How the audit log names it. */
  readonly list: ExportedList
  /** The file's name, without day and extension. */
  readonly name: string
}

/** Declares a CSV download with its types. */
export function csvDownload<Path extends string, Body extends Schema>(
  declared: CsvDownload<Path, Body>,
): CsvDownload<Path, Body> {
  return declared
}

/** The filter that a caller of a download sends. */
export type CsvBody<D extends CsvDownload> = v.InferInput<D['body']>

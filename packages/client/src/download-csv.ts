import type { CsvBody, CsvDownload, PathValues } from '@ensaio/domain'
import type { Connection } from './call.ts'
import { download } from './download.ts'

/** Tells the received share, 0 to 1; null, as the size of a list is unknown. */
export type TellShare = (share: number | null) => void

/** Downloads a list as CSV by its declaration (rule csv-export). */
export function downloadCsv<D extends CsvDownload>(
  connection: Connection,
  declared: D,
  asked: { body: CsvBody<D> } & (keyof PathValues<D['path']> extends never
    ? object
    : { values: PathValues<D['path']> }),
  progress?: TellShare,
  signal?: AbortSignal,
): Promise<File> {
  return download(connection, declared.path, {
    values: {},
    ...asked,
    name: `${declared.name}.csv`,
    progress,
    signal,
  })
}

import { numbersCsv, staffNumbersCsv } from '../operation/numbers/csv.ts'
import type { CsvDownload } from './csv-download.ts'

/** Every list that is downloaded as CSV by its declaration, by name. */
export const csvDownloads: Readonly<Record<string, CsvDownload>> = {
  staffNumbersCsv,
  numbersCsv,
}

import { csvDownloads } from '@ensaio/domain'
import { replyCsv } from './csv.ts'

/** Successful answers of every list that is downloaded as CSV. */
export const exportHandlers = Object.values(csvDownloads).map(({ path, name }) =>
  replyCsv(path, `${name}_20_11_2026_12_00.csv`),
)

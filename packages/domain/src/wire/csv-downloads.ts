import { companiesCsv, companyPaymentsCsv, companyPeopleCsv, leadsCsv } from '../company/csv.ts'
import { mailsCsv } from '../mail/csv.ts'
import { couponsCsv, providersCsv, servicesCsv, teamCsv } from '../operation/house-csv.ts'
import { numbersCsv, staffNumbersCsv } from '../operation/numbers/csv.ts'
import { hostingsCsv } from '../order/hosting/list.ts'
import { staffSessionsCsv } from '../session/lists/queue.ts'
import { sessionsCsv } from '../session/lists/search.ts'
import type { CsvDownload } from './csv-download.ts'

/** Every list that is downloaded as CSV by its declaration, by name. */
export const csvDownloads: Readonly<Record<string, CsvDownload>> = {
  sessionsCsv,
  staffSessionsCsv,
  companiesCsv,
  companyPeopleCsv,
  companyPaymentsCsv,
  leadsCsv,
  mailsCsv,
  teamCsv,
  providersCsv,
  servicesCsv,
  couponsCsv,
  staffNumbersCsv,
  numbersCsv,
  hostingsCsv,
}

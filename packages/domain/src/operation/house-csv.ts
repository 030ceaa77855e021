import * as v from 'valibot'
import { csvDownload } from '../wire/csv-download.ts'

/** The people of the office. */
export const teamCsv = csvDownload({
  path: '/staff/team/csv',
  audience: 'team',
  body: v.object({}),
  list: 'team',
  name: 'Equipe',
})

/** The photographers, with their working days and days off. */
export const providersCsv = csvDownload({
  path: '/staff/providers/csv',
  audience: 'photographers',
  body: v.object({}),
  list: 'photographers',
  name: 'Fotografos',
})

/** The services, one line for each price. */
export const servicesCsv = csvDownload({
  path: '/staff/services/csv',
  audience: 'prices',
  body: v.object({}),
  list: 'services',
  name: 'Servicos_e_precos',
})

/** The coupons, with their state of today. */
export const couponsCsv = csvDownload({
  path: '/staff/coupons/csv',
  audience: 'prices',
  body: v.object({}),
  list: 'coupons',
  name: 'Cupons',
})

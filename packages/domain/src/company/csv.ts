import * as v from 'valibot'
import { csvDownload } from '../wire/csv-download.ts'

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), '')

/** The companies that match a text. */
export const companiesCsv = csvDownload({
  path: '/staff/companies/csv',
  audience: 'clients',
  body: v.object({ text }),
  list: 'companies',
  name: 'Clientes',
})

/** The people of one company. */
export const companyPeopleCsv = csvDownload({
  path: '/staff/companies/{id}/people/csv',
  audience: 'clients',
  body: v.object({}),
  list: 'people',
  name: 'Pessoas',
})

/** The payments of one company. */
export const companyPaymentsCsv = csvDownload({
  path: '/staff/companies/{id}/payments/csv',
  audience: 'credit',
  body: v.object({}),
  list: 'payments',
  name: 'Pagamentos',
})

/** The pre-registered companies that match a text. */
export const leadsCsv = csvDownload({
  path: '/staff/leads/csv',
  audience: 'sales',
  body: v.object({ text }),
  list: 'leads',
  name: 'Novos_clientes',
})

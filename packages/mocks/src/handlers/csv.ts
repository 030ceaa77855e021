import { routerPath } from '@ensaio/domain'
import { HttpResponse, http } from 'msw'

/** A handler that answers an export's path with a CSV of one line. */
export function replyCsv(path: string, name: string) {
  return http.post(`*/api${routerPath(path)}`, () =>
    HttpResponse.text('Data;Quem\r\n', {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
      },
    }),
  )
}

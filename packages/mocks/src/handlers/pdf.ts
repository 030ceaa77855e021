import { routerPath } from '@ensaio/domain'
import { HttpResponse, http } from 'msw'

/** A handler that answers a document's path with the beginning of a PDF. */
export function replyPdf(path: string, name: string) {
  return http.post(`*/api${routerPath(path)}`, () =>
    HttpResponse.text('%PDF-1.7\n', {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
      },
    }),
  )
}

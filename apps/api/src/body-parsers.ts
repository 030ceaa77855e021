import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

const fieldBytes = 64 * 1024

/** Reads JSON (an empty body is no body), urlencoded and multipart forms; everything else is refused with 415. */
export async function bodyParsers(api: FastifyInstance): Promise<void> {
  api.removeAllContentTypeParsers()
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body, done)
  })
  api.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  await api.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: fieldBytes, fields: 20, files: 0, parts: 20, headerPairs: 50 },
  })
}

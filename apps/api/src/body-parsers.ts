import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { UploadedFile } from './uploaded-file.ts'

const fieldBytes = 64 * 1024

/** Takes a file off the wire whole; what is longer than the route allows ends in 413. */
async function keepFile(part: MultipartFile): Promise<void> {
  const file = new UploadedFile(await part.toBuffer(), part.filename)
  Object.assign(part, { value: file })
}

/**
 * Reads JSON (an empty body is no body), urlencoded and multipart forms; everything else is refused with 415. Files are taken by
 * routes that ask for them alone (`upload` of `serve`).
 */
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
    onFile: keepFile,
    limits: { fieldSize: fieldBytes, fields: 20, files: 0, parts: 20, headerPairs: 50 },
  })
}

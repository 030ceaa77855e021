import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { UploadedFile } from '../files/uploaded-file.ts'
import { isTooDeep } from './json-depth.ts'
import { refusal, refuse } from './refusal.ts'

const fieldBytes = 64 * 1024

interface FileLimits {
  multipartOptions?: { limits?: { fileSize?: number } }
  receive?: ReceiveFile
}

/** A file as it arrives; `isCut` tells, at its end, whether it was longer than the route allows. */
export interface ArrivingFile {
  content: AsyncIterable<Uint8Array>
  isCut: () => boolean
}

/** Takes a file as it arrives, for one that is too large for memory; its answer is the value of the field. */
export type ReceiveFile = (file: ArrivingFile, request: FastifyRequest) => Promise<object>

/**
 * Reads an uploaded file into one buffer as it arrives: collecting chunks first would take twice the memory. A file longer than the
 * route allows is refused with 413.
 */
async function takeWhole(part: MultipartFile, request: FastifyRequest): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0)
  const { multipartOptions } = request.routeOptions.config as FileLimits
  const most = multipartOptions?.limits?.fileSize ?? 0
  if (!(announced > 0 && most > 0)) return part.toBuffer()
  const bytes = Buffer.allocUnsafeSlow(Math.min(announced, most))
  let length = 0
  for await (const piece of part.file as AsyncIterable<Buffer>) length += piece.copy(bytes, length)
  if (part.file.truncated) refuse('too_large')
  return bytes.subarray(0, length)
}

async function keepFile(this: FastifyRequest, part: MultipartFile): Promise<void> {
  const { receive } = this.routeOptions.config as FileLimits
  if (receive !== undefined) {
    const { file: content } = part
    const value = await receive({ content, isCut: () => content.truncated }, this).catch((error: unknown) => {
      // The caller goes on sending. Bytes that nobody reads would hold up the next request of this connection.
      this.raw.unpipe().resume()
      throw error
    })
    Object.assign(part, { value })
    return
  }
  const file = new UploadedFile(await takeWhole(part, this), part.filename)
  Object.assign(part, { value: file })
}

/**
 * Reads JSON (an empty body counts as none), urlencoded and multipart forms; refuses other types with 415. Only routes with the option
 * `upload` of `serve` take files.
 */
export async function bodyParsers(api: FastifyInstance): Promise<void> {
  api.removeAllContentTypeParsers()
  const parseJson = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    // Checked as text, because walking nested values recurses once per level (rule wire-depth).
    else if (isTooDeep(body)) done(refusal('invalid'))
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

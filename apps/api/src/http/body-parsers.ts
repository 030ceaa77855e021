import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takeTurns } from '../files/take-turns.ts'
import { SpooledFile, spoolFile } from '../files/upload/spooled-file.ts'
import { isTooDeep } from './json-depth.ts'
import { refusal, refuse } from './refusal.ts'

const fieldBytes = 64 * 1024

interface FileConfig {
  receive?: ReceiveFile
}

/** A file as it arrives; `isCut` tells, at its end, whether it was longer than the route allows. */
export interface ArrivingFile {
  content: AsyncIterable<Uint8Array>
  isCut: () => boolean
}

/** Takes a file as it arrives, for one that is too large for memory; its answer is the value of the field. */
export type ReceiveFile = (file: ArrivingFile, request: FastifyRequest) => Promise<object>

/** The files of requests that wait for their turn. */
const waiting = new WeakMap<FastifyRequest, SpooledFile>()

/** So many uploaded files are in memory at once; more would not be drawn faster. */
const inTurn = takeTurns(4)

/** Runs the handler of an upload when its turn comes, with its file in memory. */
export function withFile<Answer>(request: FastifyRequest, handler: () => Promise<Answer>): Promise<Answer> {
  return inTurn(async () => {
    const body = request.body as Record<string, unknown>
    for (const [name, value] of Object.entries(body ?? {}))
      if (value instanceof SpooledFile) body[name] = await value.take()
    return handler()
  })
}

/** Keeps a file outside of memory until its request has its turn. */
async function spool(part: MultipartFile, request: FastifyRequest): Promise<SpooledFile> {
  const file = await spoolFile(part.file, part.filename)
  waiting.set(request, file)
  if (part.file.truncated) refuse('too_large')
  return file
}

async function keepFile(this: FastifyRequest, part: MultipartFile): Promise<void> {
  const { receive } = this.routeOptions.config as FileConfig
  const { file: content } = part
  try {
    const value = receive
      ? await receive({ content, isCut: () => content.truncated }, this)
      : await spool(part, this)
    Object.assign(part, { value })
  } catch (error) {
    // The caller goes on sending. Bytes that nobody reads would hold up the next request of this connection.
    this.raw.unpipe().resume()
    throw error
  }
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
  // Those of requests that were refused before their turn.
  api.addHook('onResponse', async (request) => {
    await waiting.get(request)?.close()
  })
  await api.register(multipart, {
    attachFieldsToBody: 'keyValues',
    onFile: keepFile,
    limits: { fieldSize: fieldBytes, fields: 20, files: 0, parts: 20, headerPairs: 50 },
  })
}

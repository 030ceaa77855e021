import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage } from '../../adapters/storage/storage.ts'
import { type ServedVideo, videoTypeOf } from '../../deliverables/videos/repository/video-files.ts'
import { hasTag } from '../../http/entity-tag.ts'
import { refuse } from '../../http/refusal.ts'
import { disposition } from '../disposition.ts'
import { type Keeping, keeping, openFile, sendFile } from '../send-file.ts'
import { readRange } from './byte-range.ts'

interface Answering {
  request: FastifyRequest
  reply: FastifyReply
  storage: Storage
}

const tagOf = (text: string) => `"${text.replace(/\W/g, '')}"`

/**
 * Answers with a video, whole or the range that a player asks for (206, 416; `If-Range` and `If-None-Match` by its tag), and with its head alone to
 * HEAD. `how` says whether a browser plays or keeps it.
 */
export async function sendVideo(
  { request, reply, storage }: Answering,
  { video, keep, how }: { video: ServedVideo; keep: Keeping; how: 'inline' | 'attachment' },
) {
  const { file, bytes, place } = video
  const tag = tagOf(file)
  reply
    .header('accept-ranges', 'bytes')
    .header('etag', tag)
    .header('cache-control', keep)
    .header('content-disposition', disposition(how, `video_${place}`, file.split('.').at(-1) ?? ''))
    .type(videoTypeOf(file))
  if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const isStillThis = (request.headers['if-range'] ?? tag) === tag
  const range = isStillThis ? readRange(request.headers.range, bytes) : 'none'
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${bytes}`).header('content-length', 0).send()
  }
  const isWhole = range === 'none'
  if (!isWhole) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${bytes}`)
  reply.header('content-length', isWhole ? bytes : range.to - range.from + 1)
  if (request.method === 'HEAD') return reply.send()
  const found = (await storage.open(file, isWhole ? undefined : range)) ?? refuse('not_found')
  return reply.send(found.stream)
}

/** Answers with the picture of a video; 404 while it has none. Another one has the same address, so it is asked for again each time. */
export async function sendPoster({ request, reply, storage }: Answering, { poster_file: name }: ServedVideo) {
  if (name === null) refuse('not_found')
  reply.header('etag', tagOf(name)).header('cache-control', keeping.checked)
  if (hasTag(request.headers['if-none-match'], tagOf(name))) return reply.code(304).send()
  return sendFile(reply, { name, file: await openFile(storage, name), keep: keeping.checked })
}

/** Answers with the captions of a video in WebVTT; 404 when it has none. */
export function sendCaptions(
  { request, reply }: Omit<Answering, 'storage'>,
  { captions, place }: ServedVideo,
) {
  if (captions === null) refuse('not_found')
  const tag = tagOf(createHash('sha256').update(captions).digest('hex').slice(0, 32))
  reply.header('etag', tag).header('cache-control', keeping.checked)
  if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply
    .header('content-disposition', disposition('inline', `video_${place}`, 'vtt'))
    .type('text/vtt; charset=utf-8')
    .send(captions)
}

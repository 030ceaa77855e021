import { type DrawnSize, drawnSizes, photoName, sizedName } from '@ensaio/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage, StoredFile } from '../adapters/storage/storage.ts'
import { documentPolicy } from '../http/content-policy.ts'
import { refuse } from '../http/refusal.ts'
import { disposition } from './disposition.ts'
import { derivativeOf, type Making, openMade } from './sizes/make-derivative.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  pdf: 'application/pdf',
}
const extensionOf = (name: string) => name.split('.').at(-1) ?? ''

/** How long browsers keep a file: for ever what only its readers reach, ten minutes what ends with its page. */
export const keeping = {
  forGood: 'private, max-age=31536000, immutable',
  public: 'public, max-age=31536000, immutable',
  briefly: 'private, max-age=600',
  /** Asked for again each time: another part of the photo may have been chosen. */
  checked: 'private, no-cache',
} as const
export type Keeping = (typeof keeping)[keyof typeof keeping]

/** The stored file of this name; 404 when it is gone. */
export async function openFile(storage: Storage, name: string): Promise<StoredFile> {
  return (await storage.open(name)) ?? refuse('not_found')
}

/** Answers with a stored file. */
export function sendFile(
  reply: FastifyReply,
  { name, file, keep }: { name: string; file: StoredFile; keep: Keeping },
) {
  return reply
    .header('cache-control', keep)
    .header('content-length', file.bytes)
    .type(types[extensionOf(name)] ?? 'application/octet-stream')
    .send(file.stream)
}

/** The stored files of a photo, and what its name outside is made of. */
export interface PhotoFiles {
  id: number
  original: string
  thumbnail: string
  preview: string | null
  /** The same pictures as AVIF; null while they are not drawn. */
  thumbnail_avif: string | null
  preview_avif: string | null
  tag: string | null
  place: number
  among: number
}

interface Answering {
  request: FastifyRequest
  reply: FastifyReply
  ports: Making
}

type Screened = 'original' | 'thumbnail' | 'preview'

/** A size of a photo that has an address of its own. */
export type ServedSize = Screened | DrawnSize

/** Is this a size of photos? */
export function isServedSize(text: string): text is ServedSize {
  return ['original', 'thumbnail', 'preview', ...drawnSizes].includes(text)
}

async function sendSize({ request, reply, ports }: Answering, files: PhotoFiles, size: DrawnSize) {
  const { file: name } = await derivativeOf(ports, { photoId: files.id, kind: size })
  const tag = `"${name.replace(/\W/g, '')}"`
  reply.header('etag', tag).header('cache-control', keeping.checked)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  const saved = sizedName(photoName(files.tag, files), size)
  reply.header('content-disposition', disposition('inline', saved, extensionOf(name)))
  const file = (await openMade(ports, name)) ?? refuse('not_found')
  return sendFile(reply, { name, file, keep: keeping.checked })
}

/** Answers with a photo as delivered, in a size to download, or with one of its pictures for screens. */
export async function sendPhoto(
  answering: Answering,
  { files, size, keep }: { files: PhotoFiles; size: ServedSize; keep: Keeping },
) {
  const { request, reply, ports } = answering
  const { storage } = ports
  if (size === 'original') {
    const name = photoName(files.tag, files)
    reply.header('content-disposition', disposition('inline', name, extensionOf(files.original)))
    return sendFile(reply, { name: files.original, file: await openFile(storage, files.original), keep })
  }
  if (size !== 'thumbnail' && size !== 'preview') return sendSize(answering, files, size)
  reply.header('vary', 'accept')
  const accepted = request.headers.accept ?? ''
  const isWelcome = (name: string) => accepted.includes(`image/${extensionOf(name)}`) || /\.jpe?g$/.test(name)
  for (const name of [files[`${size}_avif`], files[size]]) {
    const file = name !== null && isWelcome(name) ? await openMade(ports, name) : null
    if (name !== null && file !== null) return sendFile(reply, { name, file, keep })
  }
  // Browsers that take neither are rare: what they show is drawn when the first of them asks.
  const { file: name } = await derivativeOf(ports, { photoId: files.id, kind: `${size}-jpg` })
  return sendFile(reply, { name, file: (await openMade(ports, name)) ?? refuse('not_found'), keep })
}

/**
 * Answers with an older version of a photo (rule photo-versions): the original, or one of its pictures for screens, which are not drawn
 * anew. 404 for a size to download.
 */
export async function sendFormer(
  { reply, storage }: { reply: FastifyReply; storage: Storage },
  { former, size, keep }: { former: Pick<PhotoFiles, Screened>; size: ServedSize; keep: Keeping },
) {
  if (size !== 'original' && size !== 'thumbnail' && size !== 'preview') refuse('not_found')
  const name = former[size] ?? former.original
  return sendFile(reply, { name, file: await openFile(storage, name), keep })
}

/** A stored plan, and its name outside. */
export interface PlanFile {
  file: string
  file_name: string
  file_extension: string
}

/** Answers with a plan: shown by the browser, or downloaded if it is a dwg. */
export async function sendPlan(
  { reply, storage }: { reply: FastifyReply; storage: Storage },
  { plan, keep }: { plan: PlanFile; keep: Keeping },
) {
  const { file, file_name, file_extension } = plan
  const how = file_extension === 'dwg' ? 'attachment' : 'inline'
  reply.header('content-disposition', disposition(how, file_name, file_extension))
  if (file_extension === 'pdf') reply.header('content-security-policy', documentPolicy)
  return sendFile(reply, { name: file, file: await openFile(storage, file), keep })
}

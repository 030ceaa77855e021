import { buffer } from 'node:stream/consumers'
import { photoName } from '@ensaio/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Storage, StoredFile } from '../adapters/storage/storage.ts'
import { documentPolicy } from '../http/content-policy.ts'
import { refuse } from '../http/refusal.ts'
import { disposition } from './disposition.ts'
import { drawPicture } from './draw-picture.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
}
const extensionOf = (name: string) => name.split('.').at(-1) ?? ''

/** How long browsers keep a file: for ever what only its readers reach, ten minutes what ends with its page. */
export const keeping = {
  forGood: 'private, max-age=31536000, immutable',
  public: 'public, max-age=31536000, immutable',
  briefly: 'private, max-age=600',
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
  original: string
  thumbnail: string
  preview: string | null
  tag: string | null
  place: number
  among: number
}

/** Answers with a photo as delivered, or with one of its pictures; 404 for another size. */
export async function sendPhoto(
  { request, reply, storage }: { request: FastifyRequest; reply: FastifyReply; storage: Storage },
  { files, size, keep }: { files: PhotoFiles; size: string; keep: Keeping },
) {
  if (size !== 'original' && size !== 'thumbnail' && size !== 'preview') refuse('not_found')
  if (size === 'original') {
    const name = photoName(files.tag, files)
    reply.header('content-disposition', disposition('inline', name, extensionOf(files.original)))
    return sendFile(reply, { name: files.original, file: await openFile(storage, files.original), keep })
  }
  reply.header('vary', 'accept')
  const name = files[size]
  const isWelcome = !name?.endsWith('.webp') || /\bimage\/webp\b/.test(request.headers.accept ?? '')
  const file = name !== null && isWelcome ? await storage.open(name) : null
  if (name !== null && file !== null) return sendFile(reply, { name, file, keep })
  // Old browsers are rare: theirs is drawn when asked for, as is one that was never made.
  const original = await openFile(storage, files.original)
  const drawn = await drawPicture(await buffer(original.stream), size, 'jpeg')
  return reply.header('cache-control', keep).type('image/jpeg').send(drawn)
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

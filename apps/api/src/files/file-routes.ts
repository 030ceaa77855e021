import { buffer } from 'node:stream/consumers'
import { photoName } from '@ensaio/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findViewer } from '../accounts/login-session.ts'
import { viewerIn } from '../accounts/viewer.ts'
import type { Ports } from '../adapters/ports.ts'
import type { StoredFile } from '../adapters/storage/storage.ts'
import { findPhotoFiles } from '../deliverables/repository/photos.ts'
import { documentPolicy } from '../http/content-policy.ts'
import { refuse } from '../http/refusal.ts'
import { disposition } from './disposition.ts'
import { drawPicture } from './draw-picture.ts'
import { findBlueprintFile, isLogo } from './repository/files.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
}
const extensionOf = (name: string) => name.split('.').at(-1) ?? ''
const forGood = 'max-age=31536000, immutable'

function send(reply: FastifyReply, name: string, file: StoredFile, cache: 'private' | 'public') {
  return reply
    .header('cache-control', `${cache}, ${forGood}`)
    .header('content-length', file.bytes)
    .type(types[extensionOf(name)] ?? 'application/octet-stream')
    .send(file.stream)
}

function readId(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : refuse('not_found')
}

/** Stored pictures and plans for those who reach their ensaio (rule file-bytes), logos for everybody. */
export function fileRoutes(api: FastifyInstance, { db, storage }: Ports): void {
  const signedIn = async (request: FastifyRequest) => viewerIn(await findViewer(db, request))
  const openFile = async (name: string): Promise<StoredFile> =>
    (await storage.open(name)) ?? refuse('not_found')

  api.get<{ Params: { id: string; size: string } }>('/files/photos/:id/:size', async (request, reply) => {
    const viewer = await signedIn(request)
    const { size } = request.params
    if (size !== 'original' && size !== 'thumbnail' && size !== 'preview') refuse('not_found')
    const files = (await findPhotoFiles(db, viewer, readId(request.params.id))) ?? refuse('not_found')
    if (size === 'original') {
      const name = photoName(files.tag, files)
      reply.header('content-disposition', disposition('inline', name, extensionOf(files.original)))
      return send(reply, files.original, await openFile(files.original), 'private')
    }
    reply.header('vary', 'accept')
    const name = files[size]
    const isWelcome = !name?.endsWith('.webp') || /\bimage\/webp\b/.test(request.headers.accept ?? '')
    const file = name !== null && isWelcome ? await storage.open(name) : null
    if (name !== null && file !== null) return send(reply, name, file, 'private')
    // Old browsers are rare: theirs is drawn when asked for, as is one that was never made.
    const original = await openFile(files.original)
    const drawn = await drawPicture(await buffer(original.stream), size, 'jpeg')
    return reply.header('cache-control', `private, ${forGood}`).type('image/jpeg').send(drawn)
  })

  api.get<{ Params: { id: string } }>('/files/blueprints/:id', async (request, reply) => {
    const viewer = await signedIn(request)
    const plan = (await findBlueprintFile(db, viewer, readId(request.params.id))) ?? refuse('not_found')
    const { file, file_name, file_extension } = plan
    const how = file_extension === 'dwg' ? 'attachment' : 'inline'
    reply.header('content-disposition', disposition(how, file_name, file_extension))
    if (file_extension === 'pdf') reply.header('content-security-policy', documentPolicy)
    return send(reply, file, await openFile(file), 'private')
  })

  // Every page has the logo of the house, also that where the second step is turned on.
  const config = { beforeSecondStep: true }
  api.get<{ Params: { file: string } }>('/files/logos/:file', { config }, async (request, reply) => {
    const name = `logos/${request.params.file}`
    const file = (await isLogo(db, name)) ? await storage.open(name) : null
    return file === null ? refuse('not_found') : send(reply, name, file, 'public')
  })
}

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ports } from '../ports/ports.ts'
import type { StoredFile } from '../ports/storage.ts'
import { refuse } from '../refusal.ts'
import { findPhotoFiles, isLogo } from '../repositories/files.ts'
import { clientOf, findViewer } from '../viewer.ts'

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

function send(reply: FastifyReply, name: string, file: StoredFile, cache: 'private' | 'public') {
  return reply
    .header('cache-control', `${cache}, max-age=31536000, immutable`)
    .header('content-length', file.bytes)
    .type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
    .send(file.stream)
}

/** Stored pictures: photos for their owner alone (D33), logos for everybody. */
export function fileRoutes(api: FastifyInstance, { db, storage }: Ports): void {
  api.get<{ Params: { id: string; size: string } }>('/files/photos/:id/:size', async (request, reply) => {
    const { companyId } = clientOf(await findViewer(db, request))
    const { id, size } = request.params
    if (!/^[1-9]\d{0,8}$/.test(id) || (size !== 'original' && size !== 'thumbnail')) refuse('not_found')
    const files = await findPhotoFiles(db, companyId, Number(id))
    const name = files?.[size]
    const file = name === undefined ? null : await storage.open(name)
    if (name === undefined || file === null) refuse('not_found')
    return send(reply, name, file, 'private')
  })

  api.get<{ Params: { file: string } }>('/files/logos/:file', async (request, reply) => {
    const name = `logos/${request.params.file}`
    const file = (await isLogo(db, name)) ? await storage.open(name) : null
    return file === null ? refuse('not_found') : send(reply, name, file, 'public')
  })
}

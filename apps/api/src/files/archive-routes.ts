import { blueprintArchivePath, PhotoSelection, photoArchivePath, routerPath } from '@ensaio/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findViewer } from '../accounts/login-session.ts'
import type { Ports } from '../adapters/ports.ts'
import { productInPath } from '../deliverables/product-in-path.ts'
import type { ReachedProduct } from '../deliverables/repository/products.ts'
import { tagsOf } from '../deliverables/repository/tags.ts'
import { refuseOtherOrigins } from '../http/origin.ts'
import { refuse } from '../http/refusal.ts'
import { readInput, readParams } from '../http/serve.ts'
import { photoArchiveEntries, selectedSizes } from './photo-archive.ts'
import { blueprintEntries, selectedPhotos } from './repository/archives.ts'
import { archiveAbout, type Chosen, sendArchive } from './send-archive.ts'

type Choose = (product: ReachedProduct, request: FastifyRequest) => Promise<Chosen>

/** Photos and plans of a product as archives, for whoever reaches it (rule archive-whole). */
export function archiveRoutes(
  api: FastifyInstance,
  { ports, publicUrl }: { ports: Ports; publicUrl: string },
): void {
  const { db } = ports
  const archive = (path: typeof photoArchivePath | typeof blueprintArchivePath, choose: Choose) => {
    const onRequest = async (request: FastifyRequest) => refuseOtherOrigins(request, publicUrl)
    api.post(routerPath(path), { onRequest }, async (request, reply) => {
      const params = readParams<typeof path>(request.params)
      const viewer = await findViewer(db, request)
      const material = path === photoArchivePath ? 'photos' : 'blueprints'
      const product = await productInPath(db, viewer, params, material)
      return sendArchive(ports, { request, reply }, await choose(product, request))
    })
  }

  archive(photoArchivePath, async (product, request) => {
    const selection: PhotoSelection = readInput(PhotoSelection, request.body) ?? {}
    const sizes = selectedSizes(selection.sizes)
    const { tag_id } = selection
    const tag = tag_id && (await tagsOf(db, 'photos')).find(({ id }) => id === tag_id)
    const photos = await selectedPhotos(db, product.id, selection)
    const wanted = new Set(selection.photo_ids)
    // A photo of elsewhere, or one that is gone: less than what was asked for would be no answer.
    if (!tag_id && wanted.size > 0 && photos.length !== wanted.size) refuse('not_found')
    const entries = await photoArchiveEntries(ports, { photos, sizes }, () => request.socket.destroyed)
    return { about: archiveAbout(tag ? tag.name : null, sizes), entries }
  })

  archive(blueprintArchivePath, async (product) => ({
    about: 'Plantas',
    entries: await blueprintEntries(db, product.id),
  }))
}

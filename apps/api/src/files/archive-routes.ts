import {
  archiveName,
  blueprintArchivePath,
  PhotoSelection,
  photoArchivePath,
  routerPath,
} from '@ensaio/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findViewer } from '../accounts/login-session.ts'
import type { Ports } from '../adapters/ports.ts'
import { productInPath } from '../deliverables/product-in-path.ts'
import type { ReachedProduct } from '../deliverables/repository/products.ts'
import { tagsOf } from '../deliverables/repository/tags.ts'
import { refuseOtherOrigins } from '../http/origin.ts'
import { refuse } from '../http/refusal.ts'
import { readInput, readParams } from '../http/serve.ts'
import { readHouseZone } from '../settings/repository/house-brand.ts'
import { disposition } from './disposition.ts'
import { blueprintEntries, photoEntries } from './repository/archives.ts'
import { type ZipEntry, zipFiles } from './zip-files.ts'

/** What goes into an archive, and the words that its name starts with. */
interface Chosen {
  about: string
  entries: ZipEntry[]
}

type Choose = (product: ReachedProduct, body: unknown) => Promise<Chosen>

/** Photos and plans of a product as archives, for whoever reaches it (rule archive-whole). */
export function archiveRoutes(
  api: FastifyInstance,
  { ports, publicUrl }: { ports: Ports; publicUrl: string },
): void {
  const { db, clock, storage } = ports
  const archive = (path: typeof photoArchivePath | typeof blueprintArchivePath, choose: Choose) => {
    const onRequest = async (request: FastifyRequest) => refuseOtherOrigins(request, publicUrl)
    api.post(routerPath(path), { onRequest }, async (request, reply) => {
      const params = readParams<typeof path>(request.params)
      const viewer = await findViewer(db, request)
      const material = path === photoArchivePath ? 'photos' : 'blueprints'
      const product = await productInPath(db, viewer, params, material)
      const { about, entries } = await choose(product, request.body)
      if (entries.length === 0) refuse('not_found', 'Não há arquivos para baixar.')
      const [now, zone] = [clock.now(), await readHouseZone(db)]
      const onFailure = (error: unknown) => request.log.error({ err: error }, 'an archive broke off')
      const zip = zipFiles(storage, entries, { now, zone, onFailure })
      const name = archiveName(about, now, zone).replace(/\.zip$/, '')
      return reply
        .header('content-length', zip.bytes)
        .header('content-disposition', disposition('attachment', name, 'zip'))
        .type('application/zip')
        .send(zip.stream)
    })
  }

  archive(photoArchivePath, async (product, body) => {
    const selection: PhotoSelection = readInput(PhotoSelection, body) ?? {}
    const { tag_id } = selection
    const tag = tag_id && (await tagsOf(db, 'photos')).find(({ id }) => id === tag_id)
    const entries = await photoEntries(db, product.id, selection)
    const wanted = new Set(selection.photo_ids)
    // A photo of elsewhere, or one that is gone: less than what was asked for would be no answer.
    if (!tag_id && wanted.size > 0 && entries.length !== wanted.size) refuse('not_found')
    return { about: tag ? tag.name : 'Fotos', entries }
  })

  archive(blueprintArchivePath, async (product) => ({
    about: 'Plantas',
    entries: await blueprintEntries(db, product.id),
  }))
}

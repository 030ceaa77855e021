import { cropPhoto as cropEndpoint, getPhotoSizes } from '@ensaio/domain'
import type { Storage } from '../../adapters/storage/storage.ts'
import { productInPath } from '../../deliverables/product-in-path.ts'
import { refuse } from '../../http/refusal.ts'
import type { Serve } from '../../http/serve.ts'
import { cropPhoto } from './crop-photo.ts'
import { sizedPhotos } from './repository/crops.ts'

/** The sizes of delivered photos, and the parts that shapes show, for whoever reaches the ensaio (rule photo-sizes). */
export function sizeRoutes(serve: Serve, storage: Storage): void {
  serve(getPhotoSizes, async ({ viewer, db, params }) => {
    const product = await productInPath(db, viewer, params, 'photos')
    return sizedPhotos(db, product.id)
  })

  serve(cropEndpoint, ({ viewer, db, params, body, now }) =>
    cropPhoto({ db, storage }, { viewer: viewer ?? refuse('signed_out'), path: params, input: body }, now),
  )
}

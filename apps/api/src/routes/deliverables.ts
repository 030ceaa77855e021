import {
  requestCorrection as correctionEndpoint,
  updatePhoto as photoEndpoint,
  updateProduct,
} from '@ensaio/domain'
import { updatePhoto } from '../change-photo.ts'
import { moveProduct } from '../move-product.ts'
import { refuse } from '../refusal.ts'
import { requestCorrection } from '../request-correction.ts'
import type { Serve } from '../serve.ts'
import { sessionSeenBy } from '../session-seen-by.ts'
import { clientOf } from '../viewer.ts'

/** What clients and staff do with the products of an ensaio besides adding to them (D28). */
export function deliverableRoutes(serve: Serve, publicUrl: string): void {
  serve(
    photoEndpoint,
    async ({ viewer, db, params, body, now }) =>
      updatePhoto(db, { viewer: viewer ?? refuse('signed_out'), path: params, wish: body }, now),
    { takesForm: true },
  )

  serve(correctionEndpoint, async ({ viewer, db, params, body, now }) => {
    const { description } = body
    await requestCorrection(db, { viewer: clientOf(viewer), path: params, description, publicUrl }, now)
    return sessionSeenBy(db, viewer, params.id, now)
  })

  serve(updateProduct, async ({ viewer, db, params, body, now }) => {
    const staff = viewer ?? refuse('signed_out')
    await moveProduct(db, { viewer: staff, path: params, status: body.status, publicUrl }, now)
    return sessionSeenBy(db, viewer, params.id, now)
  })
}

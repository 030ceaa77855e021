import {
  requestCorrection as correctionEndpoint,
  updatePhoto as photoEndpoint,
  updateProduct,
} from '@ensaio/domain'
import { clientOf } from '../accounts/viewer.ts'
import type { Links } from '../config/links.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { getAccessibleSession } from '../sessions/accessible-session.ts'
import { moveProduct } from './move-product.ts'
import { originalsRoutes } from './originals/originals-routes.ts'
import { updatePhoto } from './photos/change-photo.ts'
import { requestCorrection } from './request-correction.ts'

/** What clients and staff do with the products of an ensaio besides adding to them (rule accessible-to). */
export function deliverableRoutes(serve: Serve, links: Links): void {
  originalsRoutes(serve)

  serve(
    photoEndpoint,
    async ({ viewer, db, params, body, now }) =>
      updatePhoto(db, { viewer: viewer ?? refuse('signed_out'), path: params, input: body }, now),
    { takesForm: true },
  )

  serve(correctionEndpoint, async ({ viewer, db, params, body, now }) => {
    const { description } = body
    await requestCorrection(db, { viewer: clientOf(viewer), path: params, description, links }, now)
    return getAccessibleSession(db, viewer, params.id, now)
  })

  serve(updateProduct, async ({ viewer, db, params, body, now }) => {
    const staff = viewer ?? refuse('signed_out')
    await moveProduct(db, { viewer: staff, path: params, status: body.status, links }, now)
    return getAccessibleSession(db, viewer, params.id, now)
  })
}

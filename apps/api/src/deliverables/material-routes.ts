import {
  addVideo as addVideoEndpoint,
  deleteBlueprint,
  deletePhoto,
  deleteVideo,
  largestBlueprint,
  largestPhoto,
  replacePhoto as replacePhotoEndpoint,
  saveLink as saveLinkEndpoint,
  savePlanRooms,
  saveTour as saveTourEndpoint,
  uploadBlueprint,
  uploadPhoto,
} from '@ensaio/domain'
import type { Viewer } from '../accounts/viewer.ts'
import type { Ports } from '../adapters/ports.ts'
import { refuse } from '../http/refusal.ts'
import type { Serve } from '../http/serve.ts'
import { addBlueprint, removeBlueprint } from './blueprints/change-blueprints.ts'
import { markRooms } from './blueprints/mark-rooms.ts'
import { addVideo, removeVideo, saveLink, saveTour } from './change-links.ts'
import { addPhoto } from './photos/add-photo.ts'
import { removePhoto } from './photos/change-photo.ts'
import { replacePhoto } from './photos/replace-photo.ts'
import { videoRoutes } from './videos/video-routes.ts'

function staffOf(viewer: Viewer | null): Viewer {
  return viewer ?? refuse('signed_out')
}

/** What staff add to the products of an ensaio and take from them; photographers in those they are sent to (rule accessible-to). */
export function materialRoutes(serve: Serve, ports: Ports, largestVideo?: number): void {
  const { storage } = ports
  serve(
    uploadPhoto,
    ({ viewer, db, params, body, now }) => {
      const input = { viewer: staffOf(viewer), path: params, upload: body.file, tagId: body.tag_id }
      return addPhoto({ db, storage }, input, now)
    },
    { upload: { bytes: largestPhoto } },
  )

  serve(
    replacePhotoEndpoint,
    ({ viewer, db, params, body, now }) =>
      replacePhoto({ db, storage }, { viewer: staffOf(viewer), path: params, upload: body.file }, now),
    { upload: { bytes: largestPhoto } },
  )

  serve(deletePhoto, async ({ viewer, db, params, now }) => {
    await removePhoto({ db, storage }, { viewer: staffOf(viewer), path: params }, now)
    return null
  })

  serve(
    uploadBlueprint,
    ({ viewer, db, params, body, now }) =>
      addBlueprint({ db, storage }, { viewer: staffOf(viewer), path: params, upload: body.file }, now),
    { upload: { bytes: largestBlueprint } },
  )

  serve(deleteBlueprint, async ({ viewer, db, params, now }) => {
    await removeBlueprint({ db, storage }, { viewer: staffOf(viewer), path: params }, now)
    return null
  })

  serve(savePlanRooms, ({ viewer, db, params, body, now }) =>
    markRooms(db, { viewer: staffOf(viewer), path: params, input: body }, now),
  )

  serve(saveTourEndpoint, ({ viewer, db, params, body, now }) => {
    const { host_prize: hosting_months, ...addresses } = body
    return saveTour(db, { viewer: staffOf(viewer), path: params }, { ...addresses, hosting_months }, now)
  })

  serve(saveLinkEndpoint, ({ viewer, db, params, body, now }) =>
    saveLink(db, { viewer: staffOf(viewer), path: params }, body.url, now),
  )

  serve(addVideoEndpoint, ({ viewer, db, params, body, now }) =>
    addVideo(db, { viewer: staffOf(viewer), path: params }, body.url, now),
  )

  serve(deleteVideo, async ({ viewer, db, params, now }) => {
    await removeVideo({ db, storage }, { viewer: staffOf(viewer), path: params }, params.videoId, now)
    return null
  })

  videoRoutes(serve, ports, largestVideo)
}

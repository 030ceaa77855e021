import {
  addVideo,
  type BodyOutput,
  blueprintArchivePath,
  cropPhoto,
  deleteBlueprint,
  deleteCaptions,
  deletePhoto,
  deleteVideo,
  getPhotoSizes,
  getRatings,
  getTagCategory,
  getTimeline,
  getVideoLimit,
  largestVideo,
  photoArchivePath,
  photoFilePath,
  rateSession,
  replacePhoto,
  requestCorrection,
  routerPath,
  saveCaptions,
  saveLink,
  savePlanRooms,
  savePoster,
  saveTour,
  status,
  updatePhoto,
  uploadBlueprint,
  uploadPhoto,
  uploadVideo,
  videoCaptionsPath,
} from '@ensaio/domain'
import { HttpResponse, http } from 'msw'
import {
  blueprint,
  deliverableLink,
  rating,
  ratingTags,
  storedVideo,
  timelineEvents,
  tour,
} from '../examples/deliverables.ts'
import { photo, photos, replacedPhoto, sizedPhoto, sizedPhotos } from '../examples/photos.ts'
import { session } from '../examples/session.ts'
import { reply } from '../reply.ts'

// An empty zip: only its last record.
const emptyZip = new Uint8Array([0x50, 0x4b, 5, 6, ...Array(18).fill(0)])

/** A handler that answers an archive's path with an empty zip of this name. */
export function replyArchive(path: string, name: string) {
  return http.post(`*/api${routerPath(path)}`, () =>
    HttpResponse.arrayBuffer(emptyZip.slice().buffer, {
      headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` },
    }),
  )
}

/** A handler that answers the path of a photo as a file with an empty JPEG. */
function replyPhoto() {
  return http.get(`*/api${routerPath(photoFilePath)}`, () =>
    HttpResponse.arrayBuffer(new Uint8Array([0xff, 0xd8, 0xff, 0xd9]).buffer, {
      headers: {
        'content-type': 'image/jpeg',
        'content-disposition': 'inline; filename="01_sala_portal.jpg"',
      },
    }),
  )
}

/** Successful answers for deliverables. */
export const deliverableHandlers = [
  replyArchive(photoArchivePath, 'Fotos_20_11_2026_12_00.zip'),
  replyArchive(blueprintArchivePath, 'Plantas_20_11_2026_12_00.zip'),
  reply(uploadPhoto, () => photo({ id: 90 })),
  reply(replacePhoto, ({ values }) => replacedPhoto({ id: Number(values.photoId) })),
  reply(deletePhoto, null),
  reply(updatePhoto, () => photos()),
  reply(getPhotoSizes, () => sizedPhotos()),
  reply(cropPhoto, async ({ request, values }) => {
    const { shape, crop } = (await request.json()) as BodyOutput<typeof cropPhoto>
    return sizedPhoto({ id: Number(values.photoId), crops: crop === null ? {} : { [shape]: crop } })
  }),
  replyPhoto(),
  reply(uploadBlueprint, () => blueprint({ id: 4 })),
  reply(deleteBlueprint, null),
  reply(savePlanRooms, async ({ request, values }) => {
    const { rooms } = (await request.json()) as BodyOutput<typeof savePlanRooms>
    return blueprint({ id: Number(values.blueprintId), rooms })
  }),
  reply(addVideo, async ({ request }) => deliverableLink({ id: 4, ...((await request.json()) as object) })),
  reply(deleteVideo, null),
  reply(getVideoLimit, { bytes: largestVideo }),
  reply(uploadVideo, () => storedVideo({ id: 5, file: { poster_url: null, captions_url: null } })),
  reply(savePoster, ({ values }) => storedVideo({ id: Number(values.videoId) })),
  reply(saveCaptions, ({ values }) => storedVideo({ id: Number(values.videoId) })),
  reply(deleteCaptions, ({ values }) =>
    storedVideo({ id: Number(values.videoId), file: { captions_url: null } }),
  ),
  // Players of stories ask for nothing before somebody presses: only captions come with the page.
  http.get(`*/api${routerPath(videoCaptionsPath)}`, () =>
    HttpResponse.text('WEBVTT\n\n00:00.000 --> 00:02.000\nA sala recebe o sol da manhã.\n', {
      headers: { 'content-type': 'text/vtt; charset=utf-8' },
    }),
  ),
  reply(saveTour, () => tour()),
  reply(saveLink, () => deliverableLink()),
  reply(getRatings, () => ({ client: null, other: null })),
  reply(rateSession, () => rating()),
  reply(getTagCategory, () => ({ tags: ratingTags() })),
  reply(getTimeline, () => timelineEvents()),
  reply(requestCorrection, ({ values }) => session({ id: Number(values.id), status: status.atRevision })),
]

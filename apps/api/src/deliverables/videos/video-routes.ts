import {
  deleteCaptions,
  getVideoLimit,
  largestCaptions,
  largestPhoto,
  largestVideo,
  saveCaptions,
  savePoster,
  uploadVideo,
} from '@ensaio/domain'
import type { FastifyRequest } from 'fastify'
import { findViewer } from '../../accounts/login-session.ts'
import { type Viewer, viewerIn } from '../../accounts/viewer.ts'
import type { Ports } from '../../adapters/ports.ts'
import type { ArrivingFile } from '../../http/body-parsers.ts'
import { refuse } from '../../http/refusal.ts'
import { readParams, type Serve } from '../../http/serve.ts'
import { productToFill } from '../change-material.ts'
import { addVideoFile, changeCaptions, changePoster } from './change-video-files.ts'
import { receiveVideo, refuseAnnounced } from './receive-video.ts'

function staffOf(viewer: Viewer | null): Viewer {
  return viewer ?? refuse('signed_out')
}

/** Videos that staff add to a product as files, with their pictures and captions (rule video-files); photographers in the ensaios that they are sent to. */
export function videoRoutes(serve: Serve, { db, storage }: Ports, most = largestVideo): void {
  serve(getVideoLimit, async () => ({ bytes: most }))

  // Everything that can be refused without the file is refused before it is stored.
  async function receive(file: ArrivingFile, request: FastifyRequest) {
    refuseAnnounced(request.headers['content-length'], most)
    const path = readParams<typeof uploadVideo.path>(request.params)
    await productToFill(db, { viewer: viewerIn(await findViewer(db, request)), path, material: 'videos' })
    return receiveVideo(storage, file, most)
  }

  serve(
    uploadVideo,
    ({ viewer, db, params, body, now }) =>
      addVideoFile({ db, storage }, { viewer: staffOf(viewer), path: params, upload: body.file }, now),
    { upload: { bytes: most, receive } },
  )

  serve(
    savePoster,
    ({ viewer, db, params, body, now }) =>
      changePoster({ db, storage }, { viewer: staffOf(viewer), path: params, upload: body.file }, now),
    { upload: { bytes: largestPhoto } },
  )

  serve(
    saveCaptions,
    ({ viewer, db, params, body, now }) =>
      changeCaptions(
        { db, storage },
        { viewer: staffOf(viewer), path: params, upload: body.file ?? null },
        now,
      ),
    { upload: { bytes: largestCaptions } },
  )

  serve(deleteCaptions, ({ viewer, db, params, now }) =>
    changeCaptions({ db, storage }, { viewer: staffOf(viewer), path: params }, now),
  )
}

import { planPagePath, routerPath, videoCaptionsPath, videoFilePath, videoPosterPath } from '@ensaio/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findViewer } from '../accounts/login-session.ts'
import { viewerIn } from '../accounts/viewer.ts'
import type { Ports } from '../adapters/ports.ts'
import { findVersion } from '../deliverables/repository/photo-versions.ts'
import { findPhotoFiles } from '../deliverables/repository/photos.ts'
import { findVideoFile } from '../deliverables/videos/repository/video-files.ts'
import { refuse } from '../http/refusal.ts'
import { sendPlanPage } from './pdf/send-plan-page.ts'
import { findBlueprintFile, isLogo } from './repository/files.ts'
import { isServedSize, keeping, sendFile, sendFormer, sendPhoto, sendPlan } from './send-file.ts'
import { sendCaptions, sendPoster, sendVideo } from './video/send-video.ts'

/** The id in the path of a file; 404 for a malformed one. */
export function readFileId(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : refuse('not_found')
}

interface PhotoRequest {
  Params: { id: string; size: string }
  /** The version of the photo; 1 without it (rule photo-versions). */
  Querystring: { v?: string }
}

/** Stored pictures, videos and plans for those who reach their ensaio (rule file-bytes), logos for everybody. */
export function fileRoutes(api: FastifyInstance, ports: Ports): void {
  const { db, storage } = ports
  const signedIn = async (request: FastifyRequest) => viewerIn(await findViewer(db, request))
  const keep = keeping.forGood

  api.get<PhotoRequest>('/files/photos/:id/:size', async (request, reply) => {
    const viewer = await signedIn(request)
    const { id, size } = request.params
    if (!isServedSize(size)) refuse('not_found')
    const photoId = readFileId(id)
    const files = (await findPhotoFiles(db, viewer, photoId)) ?? refuse('not_found')
    const asked = readFileId(request.query.v ?? '1')
    if (asked === files.version) return sendPhoto({ request, reply, ports }, { files, size, keep })
    if (request.query.v === undefined) {
      // The address of the first version, from before the photo was replaced.
      return sendPhoto({ request, reply, ports }, { files, size, keep: keeping.checked })
    }
    const former = (await findVersion(db, photoId, asked)) ?? refuse('not_found')
    return sendFormer({ reply, storage }, { former, size, keep })
  })

  api.get<{ Params: { id: string } }>('/files/blueprints/:id', async (request, reply) => {
    const viewer = await signedIn(request)
    const plan = (await findBlueprintFile(db, viewer, readFileId(request.params.id))) ?? refuse('not_found')
    return sendPlan({ reply, storage }, { plan, keep })
  })

  api.get<{ Params: { id: string; nth: string } }>(routerPath(planPagePath), async (request, reply) => {
    const viewer = await signedIn(request)
    const id = readFileId(request.params.id)
    if ((await findBlueprintFile(db, viewer, id)) === null) refuse('not_found')
    return sendPlanPage({ reply, ports }, { planId: id, nth: readFileId(request.params.nth), keep })
  })

  // Players look at the head of a file first.
  const method = ['GET', 'HEAD']
  type Video = FastifyRequest<{ Params: { id: string } }>
  const videoOf = async (request: Video) =>
    (await findVideoFile(db, await signedIn(request), readFileId(request.params.id))) ?? refuse('not_found')
  api.route<{ Params: { id: string } }>({
    method,
    url: routerPath(videoFilePath),
    handler: async (request, reply) =>
      sendVideo({ request, reply, storage }, { video: await videoOf(request), keep, how: 'inline' }),
  })
  api.get<{ Params: { id: string } }>(routerPath(videoPosterPath), async (request, reply) =>
    sendPoster({ request, reply, storage }, await videoOf(request)),
  )
  api.get<{ Params: { id: string } }>(routerPath(videoCaptionsPath), async (request, reply) =>
    sendCaptions({ request, reply }, await videoOf(request)),
  )

  // Every page has the logo of the house, also that where the second step is turned on.
  const config = { beforeSecondStep: true }
  api.get<{ Params: { file: string } }>('/files/logos/:file', { config }, async (request, reply) => {
    const name = `logos/${request.params.file}`
    const file = (await isLogo(db, name)) ? await storage.open(name) : null
    return file === null ? refuse('not_found') : sendFile(reply, { name, file, keep: keeping.public })
  })
}

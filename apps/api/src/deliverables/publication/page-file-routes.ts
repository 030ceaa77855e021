import { type DrawnSize, drawnSizes, Failure, photoSizeNames } from '@ensaio/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ports } from '../../adapters/ports.ts'
import { readFileId } from '../../files/file-routes.ts'
import { sendPlanPage } from '../../files/pdf/send-plan-page.ts'
import { photoArchiveEntries } from '../../files/photo-archive.ts'
import { archiveAbout, sendArchive } from '../../files/send-archive.ts'
import {
  isServedSize,
  keeping,
  type ServedSize,
  sendFile,
  sendPhoto,
  sendPlan,
} from '../../files/send-file.ts'
import { derivativeOf, openMade } from '../../files/sizes/make-derivative.ts'
import { sendCaptions, sendPoster, sendVideo } from '../../files/video/send-video.ts'
import { limitHook, pageLimits } from '../../http/rate-limits.ts'
import { refuse } from '../../http/refusal.ts'
import { countVisit } from './count-visit.ts'
import { openPage } from './open-page.ts'
import {
  type FoundPage,
  findPageCover,
  findPagePhoto,
  findPagePlan,
  findPageVideo,
  pagePhotos,
} from './repository/publications.ts'

type Params = { Params: { code: string; id: string; size: string } }

/** Is this a size that a page has only when it offers downloads? */
function isDownload(size: ServedSize): size is DrawnSize {
  return drawnSizes.some((one) => one === size)
}

/** The files of published pages, for everybody for whom the page opens: they stop with it (rule published-page). */
export function pageFileRoutes(
  api: FastifyInstance,
  ports: Ports,
  { https, rateLimits }: { https: boolean; rateLimits: boolean },
): void {
  const { db, storage, clock } = ports
  const keep = keeping.briefly
  const pageOf = async (request: FastifyRequest<{ Params: { code: string } }>): Promise<FoundPage> =>
    (await openPage(db, request, request.params.code, clock.now())) ?? refuse('not_found')
  const downloads = new WeakMap<FastifyRequest, FoundPage>()
  /** Counts a download once it is answered, and not one that is refused or still being prepared. */
  const countDownload = (request: FastifyRequest<Params>, page: FoundPage) => {
    // Browsers say so of a picture that a page shows, such as the original of a whole sphere: it is looked at, not saved.
    if (request.headers['sec-fetch-dest'] !== 'image') downloads.set(request, page)
  }

  api.addHook<Params>('onSend', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
    const page = downloads.get(request)
    if (page && reply.statusCode < 400)
      await countVisit(db, request, { page, what: 'downloads', https }, clock.now())
  })

  api.get<Params>('/properties/:code/photos/:id/:size', async (request, reply) => {
    const { id, size } = request.params
    const page = await pageOf(request)
    if (!isServedSize(size) || (isDownload(size) && !page.offers_downloads)) refuse('not_found')
    const files = (await findPagePhoto(db, page.session_id, readFileId(id))) ?? refuse('not_found')
    if (size === 'original' || isDownload(size)) countDownload(request, page)
    return sendPhoto({ request, reply, ports }, { files, size, keep })
  })

  const preHandler = rateLimits ? [limitHook(api, pageLimits)] : []
  api.get<Params>('/properties/:code/archives/:size', { preHandler }, async (request, reply) => {
    const page = await pageOf(request)
    const size = photoSizeNames.find((one) => one === request.params.size)
    if (size === undefined || !page.offers_downloads) refuse('not_found')
    const photos = await pagePhotos(db, page.session_id)
    const chosen = { photos, sizes: [size] }
    try {
      const entries = await photoArchiveEntries(ports, chosen, () => request.socket.destroyed)
      countDownload(request, page)
      return await sendArchive(ports, { request, reply }, { about: archiveAbout(null, [size]), entries })
    } catch (error) {
      if (!(error instanceof Failure) || !['preparing', 'transition_refused'].includes(error.code))
        throw error
      // A plain link cannot ask again; the browser does, until the archive comes. An archived original does not come.
      if (error.code === 'preparing') reply.header('refresh', '1')
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
      return reply.code(error.status).send(error.message)
    }
  })

  const videoOn = async (request: FastifyRequest<Params>, page: FoundPage) =>
    (await findPageVideo(db, page.session_id, readFileId(request.params.id))) ?? refuse('not_found')
  // A player asks for many parts of a file: only a download counts.
  api.route<Params>({
    method: ['GET', 'HEAD'],
    url: '/properties/:code/videos/:id',
    handler: async (request, reply) => {
      const video = await videoOn(request, await pageOf(request))
      return sendVideo({ request, reply, storage }, { video, keep, how: 'inline' })
    },
  })
  api.get<Params>('/properties/:code/videos/:id/download', async (request, reply) => {
    const page = await pageOf(request)
    if (!page.offers_downloads) refuse('not_found')
    const video = await videoOn(request, page)
    if (request.headers.range === undefined) countDownload(request, page)
    return sendVideo({ request, reply, storage }, { video, keep, how: 'attachment' })
  })
  api.get<Params>('/properties/:code/videos/:id/poster', async (request, reply) =>
    sendPoster({ request, reply, storage }, await videoOn(request, await pageOf(request))),
  )
  api.get<Params>('/properties/:code/videos/:id/captions', async (request, reply) =>
    sendCaptions({ request, reply }, await videoOn(request, await pageOf(request))),
  )

  api.get<Params>('/properties/:code/plans/:id', async (request, reply) => {
    const page = await pageOf(request)
    const plan =
      (await findPagePlan(db, page.session_id, readFileId(request.params.id))) ?? refuse('not_found')
    countDownload(request, page)
    // Names of files may name people.
    return sendPlan({ reply, storage }, { plan: { ...plan, file_name: 'planta' }, keep })
  })

  api.get<{ Params: { code: string; id: string; nth: string } }>(
    '/properties/:code/plans/:id/pages/:nth',
    async (request, reply) => {
      const planId = readFileId(request.params.id)
      const page = await pageOf(request)
      const nth = readFileId(request.params.nth)
      const plan = (await findPagePlan(db, page.session_id, planId)) ?? refuse('not_found')
      // A picture is its only page; looked at on the page it is no download.
      return plan.file_extension === 'png' && nth === 1
        ? sendPlan({ reply, storage }, { plan: { ...plan, file_name: 'planta' }, keep })
        : sendPlanPage({ reply, ports }, { planId, nth, keep })
    },
  )

  api.get<Params>('/properties/:code/share.jpg', async (request, reply) => {
    const cover = (await findPageCover(db, (await pageOf(request)).session_id)) ?? refuse('not_found')
    const { file: name } = await derivativeOf(ports, { photoId: cover, kind: 'share' })
    return sendFile(reply, { name, file: (await openMade(ports, name)) ?? refuse('not_found'), keep })
  })
}

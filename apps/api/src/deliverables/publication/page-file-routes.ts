import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ports } from '../../adapters/ports.ts'
import { drawSharePicture } from '../../files/draw-picture.ts'
import { readFileId } from '../../files/file-routes.ts'
import { keeping, openFile, sendPhoto, sendPlan } from '../../files/send-file.ts'
import { refuse } from '../../http/refusal.ts'
import { countVisit } from './count-visit.ts'
import { openPage } from './open-page.ts'
import { type FoundPage, findPageCover, findPagePhoto, findPagePlan } from './repository/publications.ts'

type Params = { Params: { code: string; id: string; size: string } }

/** The files of published pages, for everybody for whom the page opens: they stop with it (rule published-page). */
export function pageFileRoutes(api: FastifyInstance, { db, storage, clock }: Ports, https: boolean): void {
  const keep = keeping.briefly
  const pageOf = async (request: FastifyRequest<Params>): Promise<FoundPage> =>
    (await openPage(db, request, request.params.code, clock.now())) ?? refuse('not_found')
  const countDownload = (request: FastifyRequest<Params>, page: FoundPage) =>
    countVisit(db, request, { page, what: 'downloads', https }, clock.now())

  api.addHook('onSend', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
  })

  api.get<Params>('/properties/:code/photos/:id/:size', async (request, reply) => {
    const { id, size } = request.params
    const page = await pageOf(request)
    const files = await findPagePhoto(db, page.session_id, readFileId(id))
    if (files !== null && size === 'original') await countDownload(request, page)
    return sendPhoto({ request, reply, storage }, { files: files ?? refuse('not_found'), size, keep })
  })

  api.get<Params>('/properties/:code/plans/:id', async (request, reply) => {
    const page = await pageOf(request)
    const plan =
      (await findPagePlan(db, page.session_id, readFileId(request.params.id))) ?? refuse('not_found')
    await countDownload(request, page)
    // Names of files may name people.
    return sendPlan({ reply, storage }, { plan: { ...plan, file_name: 'planta' }, keep })
  })

  api.get<Params>('/properties/:code/share.jpg', async (request, reply) => {
    const cover = (await findPageCover(db, (await pageOf(request)).session_id)) ?? refuse('not_found')
    const original = await openFile(storage, cover)
    const drawn = await drawSharePicture(await buffer(original.stream))
    return reply.header('cache-control', keep).type('image/jpeg').send(drawn)
  })
}

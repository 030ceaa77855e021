import {
  BrochureForm,
  brochurePath,
  Failure,
  getBrochurePages,
  publicBrochurePath,
  routerPath,
} from '@ensaio/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findViewer } from '../../../accounts/login-session.ts'
import { checkAudience, clientOf, type Viewer } from '../../../accounts/viewer.ts'
import type { Ports } from '../../../adapters/ports.ts'
import type { Links } from '../../../config/links.ts'
import { disposition } from '../../../files/disposition.ts'
import { drawPages } from '../../../files/pdf/draw-pages.ts'
import { patience } from '../../../files/sizes/make-derivative.ts'
import { takeTurns } from '../../../files/take-turns.ts'
import { refuseOtherOrigins } from '../../../http/origin.ts'
import { limitHook, pageLimits } from '../../../http/rate-limits.ts'
import { refuse } from '../../../http/refusal.ts'
import { readInput, readParams, type Serve } from '../../../http/serve.ts'
import { findSession } from '../../../sessions/repository/sessions.ts'
import { countVisit } from '../count-visit.ts'
import { isOpenNow, openPage } from '../open-page.ts'
import { type FoundPage, findPage, readPublication } from '../repository/publications.ts'
import { makeBrochure, type Waiting } from './make-brochure.ts'

/** How pages are shown before the download, in px: sharp on a phone, and about 60 kB each. */
const shown = { most: 4, side: 1200 }

/** Brochures of published pages, as PDF: for their company, and for visitors where the page offers downloads (rule brochure). */
export function brochureRoutes(
  serve: Serve,
  api: FastifyInstance,
  {
    ports,
    links,
    publicUrl,
    rateLimits,
  }: { ports: Ports; links: Links; publicUrl: string; rateLimits: boolean },
): void {
  const { db, clock } = ports
  // Drawing 25 pictures takes a while: others wait.
  const inTurn = takeTurns(1)

  // Counted from the arrival of a request: one that waited for its turn until its time is over asks again.
  const waitingOf = ({ socket }: FastifyRequest): Waiting => ({
    until: performance.now() + patience,
    isLeft: () => socket.destroyed,
  })
  const make = (page: FoundPage, code: string, waiting: Waiting) =>
    makeBrochure(ports, page, { code, address: links.property(code) }, waiting)

  const send = async (
    { reply, waiting }: { reply: FastifyReply; waiting: Waiting },
    page: FoundPage,
    code: string,
  ) => {
    const file = await inTurn(() => make(page, code, waiting))
    return reply
      .header('content-disposition', disposition('attachment', 'folheto', 'pdf'))
      .header('cache-control', 'private, no-cache')
      .type('application/pdf')
      .send(file)
  }

  /** The page that is open, also behind a password, and its code, for its company. */
  const ownPage = async (viewer: Viewer | null, id: number, isNeutral: boolean) => {
    if ((await findSession(db, clientOf(viewer), id)) === null) refuse('not_found')
    const { is_on, code, neutral_code } = await readPublication(db, id)
    const own = isNeutral ? neutral_code : code
    const page = is_on && own !== null ? await findPage(db, own) : null
    if (page === null || own === null) {
      refuse('transition_refused', 'Publique a página antes de baixar o folheto.')
    }
    if (!isOpenNow(page, clock.now())) {
      refuse('transition_refused', 'A página fechou. Mude o último dia antes de baixar o folheto.')
    }
    return [page, own] as const
  }

  serve(getBrochurePages, async ({ request, viewer, params: { id }, query: { is_neutral } }) => {
    const waiting = waitingOf(request)
    const [page, code] = await ownPage(viewer, id, is_neutral)
    const drawn = await inTurn(async () => drawPages(await make(page, code, waiting), shown))
    if (drawn.length === 0) refuse('unavailable')
    return {
      pages: drawn.map((one) => `data:image/webp;base64,${Buffer.from(one).toString('base64')}`),
    }
  })

  const onRequest = async (request: FastifyRequest) => refuseOtherOrigins(request, publicUrl)
  api.post(routerPath(brochurePath), { onRequest }, async (request, reply) => {
    const waiting = waitingOf(request)
    const viewer = await findViewer(db, request)
    checkAudience('review', viewer)
    const { id } = readParams<typeof brochurePath>(request.params)
    const form = readInput(BrochureForm, request.body) ?? refuse('invalid')
    return send({ reply, waiting }, ...(await ownPage(viewer, id, form.is_neutral)))
  })

  const preHandler = rateLimits ? [limitHook(api, pageLimits)] : []
  api.get<{ Params: { code: string } }>(
    routerPath(publicBrochurePath),
    { preHandler },
    async (request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      const { code } = request.params
      const [now, waiting] = [clock.now(), waitingOf(request)]
      const page = await openPage(db, request, code, now)
      if (!page?.offers_downloads) refuse('not_found')
      try {
        const sent = await send({ reply, waiting }, page, code)
        const https = publicUrl.startsWith('https:')
        await countVisit(db, request, { page, what: 'downloads', https }, now)
        return sent
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'preparing') throw error
        // A plain link cannot ask again; the browser does, until the brochure comes.
        reply.header('refresh', '1').header('cache-control', 'no-store').type('text/plain; charset=utf-8')
        return reply.code(error.status).send(error.message)
      }
    },
  )
}

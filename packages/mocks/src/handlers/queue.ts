import {
  type ArrangedVisit,
  type ArrivalForm,
  arrangeVisit,
  assignProvider,
  type BoardSpan,
  type Coordinates,
  changeSessionService,
  defaultZone,
  type ExchangedVisits,
  exchangeVisits,
  getBoard,
  listProviderChoices,
  listServiceOffers,
  type ProductStatus,
  planVisit,
  type Queue,
  reportArrival,
  type Slot,
  searchQueue,
  setPosition,
  slotStart,
  updateProduct,
} from '@ensaio/domain'
import { position } from '../examples/address.ts'
import { board } from '../examples/agenda/board.ts'
import { now } from '../examples/clock.ts'
import { providerChoices, queuePage, visitPlan } from '../examples/queue.ts'
import { serviceOffers } from '../examples/service.ts'
import { provider, session } from '../examples/session.ts'
import { reply } from '../reply.ts'

/** Successful answers for the staff's work on ensaios. */
export const queueHandlers = [
  reply(searchQueue, async ({ request }) => queuePage(((await request.json()) as { queue?: Queue }).queue)),
  reply(listProviderChoices, () => providerChoices()),
  reply(assignProvider, async ({ request, values }) => {
    const { provider_id } = (await request.json()) as { provider_id: number }
    const sent = providerChoices().find(({ id }) => id === provider_id)
    return session({ id: Number(values.id), provider: provider(sent && { name: sent.name }) })
  }),
  reply(planVisit, ({ request }) => {
    const query = new URL(request.url).searchParams
    const [date = '', hour = ''] = [query.get('date') ?? '', query.get('hour') ?? '']
    return visitPlan({ start: slotStart(date, hour as Slot, defaultZone) })
  }),
  reply(arrangeVisit, async ({ request, values }) => {
    const { provider_id, date, hour } = (await request.json()) as ArrangedVisit
    const sent = providerChoices().find(({ id }) => id === provider_id)
    return session({
      id: Number(values.id),
      status: 2,
      scheduled_for: slotStart(date, hour as Slot, defaultZone),
      provider: provider(sent && { name: sent.name }),
    })
  }),
  reply(getBoard, ({ request }) => {
    const query = new URL(request.url).searchParams
    return board({
      from: query.get('from') ?? undefined,
      span: (query.get('span') ?? undefined) as BoardSpan | undefined,
      city: query.get('city'),
    })
  }),
  reply(exchangeVisits, async ({ request }) => {
    const { exchanges } = (await request.json()) as ExchangedVisits
    return { changed: exchanges.length }
  }),
  reply(reportArrival, async ({ request, values }) => {
    const { step, start, is_undone } = (await request.json()) as ArrivalForm
    const id = Number(values.id)
    if (is_undone) return session({ id, status: 2, scheduled_for: start, arrival: null })
    const arrival = { on_the_way_at: now, arrived_at: step === 'arrived' ? now : null }
    return session({ id, status: 2, scheduled_for: start, arrival })
  }),
  reply(setPosition, async ({ request, values }) => {
    const { point } = (await request.json()) as { point: Coordinates | null }
    const by = point === null ? position() : ({ ...point, precision: 'exact', source: 'staff' } as const)
    return session({ id: Number(values.id), position: by })
  }),
  reply(listServiceOffers, () => serviceOffers()),
  reply(changeSessionService, async ({ request, values }) => {
    const { service_id } = (await request.json()) as { service_id: number }
    const before = session({ id: Number(values.id), status: 1 })
    const offer = serviceOffers().offers.find(({ service }) => service.id === service_id)
    return { ...before, service: { ...before.service, ...offer?.service }, price: offer?.price ?? null }
  }),
  reply(updateProduct, async ({ request, values }) => {
    const { status } = (await request.json()) as { status: ProductStatus }
    const before = session({ id: Number(values.id), status: 4 })
    const products = before.products.map((one) =>
      one.id === Number(values.productId) ? { ...one, status } : one,
    )
    return { ...before, products }
  }),
]

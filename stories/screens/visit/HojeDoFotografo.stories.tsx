import {
  type ArrivalForm,
  getSession,
  getUser,
  reportArrival,
  type Session,
  searchQueue,
} from '@ensaio/domain'
import { address, cut, hang, now, queuePage, refuse, reply, session, user } from '@ensaio/mocks'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const slots = ['2026-11-20T13:30:00.000Z', '2026-11-20T18:30:00.000Z']

/** The two visits of the day as the server returns them to their photographer. */
const theirs = (id: number, over: Partial<Session> = {}) =>
  session({
    id,
    token: '',
    price: null,
    status: 2,
    scheduled_for: slots[id % 2],
    address: address({ street: 'Rua Harmonia', number: String(id) }),
    arrival: null,
    ...over,
  })

/** The list of ensaios: that of today has their two visits. */
async function listed({ request }: { request: Request }) {
  const { queue } = (await request.json()) as { queue?: string }
  const { sessions } = queuePage('today')
  return queue === 'today' ? queuePage('today', { sessions: sessions.slice(0, 2) }) : queuePage()
}

const onTheWay = { on_the_way_at: now, arrived_at: null }
const arrived = { on_the_way_at: null, arrived_at: now }

const meta = preview.meta({
  title: 'Telas/Hoje, do fotógrafo',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user({ scope: 'provider', name: 'Caio Brandão', client: null })),
      reply(searchQueue, listed),
      reply(getSession, ({ values }) => theirs(Number(values.id))),
    )
  },
})

/** O dia vem antes da lista, e o que foi marcado fica no aparelho. */
export const NoCelular = meta.story({
  name: 'O dia no celular',
  ...onPhone,
  play: async ({ canvas }) => {
    const here = within(await canvas.findByRole('region', { name: /^10h30/ }))
    await userEvent.click(here.getByRole('checkbox', { name: 'Fotos' }))
    await userEvent.click(here.getByRole('button', { name: /^A caminho/ }))
    await expect(await here.findByText('A caminho desde 12h00')).toBeVisible()
    await expect(here.getByRole('checkbox', { name: 'Fotos' })).toBeChecked()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const NoComputador = meta.story({
  name: 'O dia no computador',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^10h30/ })).toBeVisible()
  },
})

/** A visita mudou enquanto a página estava aberta: o cartão diz por quê e mostra como ela ficou. */
export const Mudou = meta.story({
  ...notPictured,
  name: 'A visita mudou de horário',
  beforeEach({ msw }) {
    let asked = 0
    msw.use(
      reply(getSession, ({ values }) => {
        asked += 1
        return theirs(Number(values.id), asked > 2 ? { scheduled_for: '2026-11-20T20:30:00.000Z' } : {})
      }),
      refuse(reportArrival, 'visit_moved', 'A visita mudou de horário. Confira e avise de novo.'),
    )
  },
  play: async ({ canvas }) => {
    const here = within(await canvas.findByRole('region', { name: /^10h30/ }))
    await userEvent.click(here.getByRole('button', { name: /^Cheguei/ }))
    const moved = within((await canvas.findAllByRole('region', { name: /^17h30/ }))[0] as HTMLElement)
    await expect(moved.getByText('A visita mudou de horário. Confira e avise de novo.')).toBeVisible()
  },
})

export const Carregando = meta.story({
  ...notPictured,
  beforeEach({ msw }) {
    msw.use(hang(getSession))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hoje' })).toBeVisible()
  },
})

type Canvas = ReturnType<typeof within>
/** The mocked network of a story. */
type Network = { use: (...handlers: ReturnType<typeof reply>[]) => void }

/** Says “Cheguei” without a network: it waits on the device. Returns the card of the visit. */
async function arriveWithoutNetwork(canvas: Canvas, msw: Network): Promise<Canvas> {
  const here = within(await canvas.findByRole('region', { name: /^10h30/ }))
  msw.use(cut(searchQueue), cut(reportArrival))
  await userEvent.click(here.getByRole('button', { name: /^Cheguei/ }))
  await here.findByText(/^Ainda não enviado/)
  return here
}

const isSent = (here: Canvas) => waitFor(() => expect(here.queryByText(/^Ainda não enviado/)).toBeNull())

const heard = () => reply(reportArrival, ({ values }) => theirs(Number(values.id), { arrival: arrived }))

/** A rede volta, e o aviso guardado é respondido antes da lista: o dia é lido de novo assim mesmo. */
export const RedeVoltou = meta.story({
  ...notPictured,
  name: 'A rede volta, e o dia é lido de novo',
  play: async ({ canvas, msw }) => {
    const here = await arriveWithoutNetwork(canvas, msw)
    window.dispatchEvent(new Event('focus'))
    await canvas.findByText(/^Sem rede: as visitas/)
    const held = Promise.withResolvers<void>()
    const late: typeof listed = async (asked) => {
      await held.promise
      return listed(asked)
    }
    msw.use(heard(), reply(searchQueue, late))
    window.dispatchEvent(new Event('online'))
    await isSent(here)
    held.resolve()
    await waitFor(() => expect(canvas.queryByText(/^Sem rede: as visitas/)).toBeNull())
  },
})

/** A rede dá só para o aviso: o que foi dito fica na tela com o dia guardado. */
export const RedeVoltouPorUmInstante = meta.story({
  ...notPictured,
  name: 'A rede volta só para o aviso',
  play: async ({ canvas, canvasElement, msw }) => {
    const here = await arriveWithoutNetwork(canvas, msw)
    window.dispatchEvent(new Event('focus'))
    await canvas.findByText(/^Sem rede: as visitas/)
    msw.use(heard())
    window.dispatchEvent(new Event('online'))
    await isSent(here)
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull())
    await expect(here.getByText('Chegou às 12h00')).toBeVisible()
  },
})

/** A página abre com um aviso guardado, e ele é respondido antes da lista: as visitas aparecem. */
export const AbriuComAviso = meta.story({
  ...notPictured,
  name: 'A página abre com um aviso guardado',
  play: async ({ canvas, msw }) => {
    await arriveWithoutNetwork(canvas, msw)
    await userEvent.click(canvas.getByRole('link', { name: /^Todos/ }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Hoje' })).toBeNull())
    const [held, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let asked = 0
    msw.use(
      reply(searchQueue, listed),
      reply(getSession, async ({ values }) => {
        asked += 1
        begun.resolve()
        await held.promise
        return theirs(Number(values.id))
      }),
      reply(reportArrival, async ({ values }) => {
        await begun.promise
        return theirs(Number(values.id), { arrival: arrived })
      }),
    )
    await userEvent.click(canvas.getByRole('link', { name: /^Hoje/ }))
    await waitFor(() => expect(asked).toBeGreaterThan(2))
    held.resolve()
    await expect(await canvas.findByRole('region', { name: /^10h30/ })).toBeVisible()
  },
})

/** De volta à aba, o dia é lido de novo; o aviso dado enquanto isso não o interrompe, e a visita que mudou aparece mudada. */
export const MudouEnquantoIsso = meta.story({
  ...notPictured,
  name: 'Outra visita mudou enquanto se avisava',
  play: async ({ canvas, msw }) => {
    const here = within(await canvas.findByRole('region', { name: /^10h30/ }))
    const held = Promise.withResolvers<void>()
    msw.use(
      reply(getSession, async ({ values }) => {
        await held.promise
        const id = Number(values.id)
        return theirs(
          id,
          id % 2 === 0 ? { arrival: onTheWay } : { scheduled_for: '2026-11-20T20:30:00.000Z' },
        )
      }),
    )
    window.dispatchEvent(new Event('focus'))
    await userEvent.click(here.getByRole('button', { name: /^A caminho/ }))
    await here.findByText('A caminho desde 12h00')
    held.resolve()
    await expect(await canvas.findByRole('region', { name: /^17h30/ })).toBeVisible()
    await expect(here.getByText('A caminho desde 12h00')).toBeVisible()
  },
})

/** Enquanto um aviso é desfeito, outro é dado: cada visita fica como foi respondida por último. */
export const DesfezEAvisou = meta.story({
  ...notPictured,
  name: 'Desfaz um aviso e dá outro',
  play: async ({ canvas, msw }) => {
    const held = Promise.withResolvers<void>()
    msw.use(
      reply(reportArrival, async ({ request, values }) => {
        const { is_undone } = (await request.json()) as ArrivalForm
        if (is_undone) await held.promise
        return theirs(Number(values.id), { arrival: is_undone ? null : onTheWay })
      }),
    )
    const here = within(await canvas.findByRole('region', { name: /^10h30/ }))
    const there = within(canvas.getByRole('region', { name: /^15h30/ }))
    await userEvent.click(here.getByRole('button', { name: /^A caminho/ }))
    await userEvent.click(await here.findByRole('button', { name: /^Desfazer/ }))
    await userEvent.click(there.getByRole('button', { name: /^A caminho/ }))
    await there.findByText('A caminho desde 12h00')
    held.resolve()
    await here.findByText(/^Avise quando sair/)
    await expect(there.getByText('A caminho desde 12h00')).toBeVisible()
  },
})

import { getSession, getUser, reportArrival, type Session, searchQueue } from '@ensaio/domain'
import { address, hang, queuePage, refuse, reply, session, user } from '@ensaio/mocks'
import { expect, userEvent, within } from 'storybook/test'
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

const meta = preview.meta({
  title: 'Telas/Hoje, do fotógrafo',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    const { sessions } = queuePage('today')
    msw.use(
      reply(getUser, () => user({ scope: 'provider', name: 'Caio Brandão', client: null })),
      reply(searchQueue, async ({ request }) => {
        const { queue } = (await request.json()) as { queue?: string }
        return queue === 'today' ? queuePage('today', { sessions: sessions.slice(0, 2) }) : queuePage()
      }),
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

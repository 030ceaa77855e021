import {
  type Board,
  type BoardSpan,
  type BoardVisit,
  Failure,
  type LocalDate,
  type VisitExchange,
} from '@ensaio/domain'
import { board, now, today } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk } from '#storybook/windows'
import { type Remote, ready } from '../../../remote/remote.ts'
import { DayBoard } from './DayBoard.tsx'
import type { BoardMove } from './moving/useMoves.ts'

/** The bases of photographers, by id: each near a visit that somebody else has at 13h30. */
const bases: Record<number, { latitude: number; longitude: number }> = {
  1: { latitude: -23.548, longitude: -46.66 },
  2: { latitude: -23.59, longitude: -46.634 },
  8: { latitude: -23.566, longitude: -46.663 },
}
const sentTo: Record<string, number> = {
  'Rua Vergueiro, 3185': 1,
  'Alameda Lorena, 1303': 8,
  'Avenida Angélica, 1996': 2,
}

/** At 13h30 Rafael and Bianca are each sent where the other one begins; a visit of Tereza has no position. */
function crossed(over: Parameters<typeof board>[0] = {}): Board {
  const given = board(over)
  return {
    ...given,
    photographers: given.photographers.map((one) => ({ ...one, base: bases[one.id] ?? one.base })),
    visits: given.visits.map((one) => ({
      ...one,
      provider_id: sentTo[one.title] ?? one.provider_id,
      position: one.title === 'Rua Caiubi, 77' ? null : one.position,
    })),
  }
}

type Exchange = (exchanges: readonly VisitExchange[]) => Promise<unknown>

const meta = preview.meta({
  title: 'Componentes/Agenda/DayBoard: encurtar caminhos',
  component: DayBoard,
  args: {
    board: ready(crossed()) as Remote<Board>,
    from: today as LocalDate,
    onFrom: fn<(from: LocalDate) => void>(),
    span: 'day' as BoardSpan,
    onSpan: fn<(span: BoardSpan) => void>(),
    city: null as string | null,
    cities: ['Porto Alegre', 'São Paulo'],
    onCity: fn<(city: string | null) => void>(),
    today,
    now,
    visitHref: (id: number) => `#/sessions/${id}`,
    onMove: fn<(move: BoardMove) => Promise<unknown>>(async () => undefined),
    onRelease: fn<(visit: BoardVisit) => Promise<unknown>>(async () => undefined),
    onTimeOff: fn<(photographerId: number, day: LocalDate) => Promise<unknown>>(async () => undefined),
    onExchange: fn<Exchange>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Quem agenda primeiro não sabe quem agenda depois. Na véspera, o quadro propõe as trocas de fotógrafo, no mesmo horário, que encurtam os caminhos do dia. Uma confirmação faz todas, e o aviso desfaz.',
      },
    },
  },
})

type Canvas = ReturnType<typeof within>

async function openOn(canvas: Canvas) {
  await press(canvas.getByRole('button', { name: 'Encurtar caminhos' }))
  return within(await screen.findByRole('dialog', { name: 'Encurtar caminhos' }))
}
const passed = (exchanges: readonly VisitExchange[] = []) =>
  exchanges.map(({ visit, from, to }) => [visit.title, from.name, to.name])

export const Proposta = meta.story({
  name: 'As trocas e o que se ganha',
  play: async ({ canvas }) => {
    const dialog = await openOn(canvas)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Cidade/ }), 'São Paulo')
    await expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(1)
    await expect(dialog.getByText('1 visita sem posição no mapa: não entra na conta.')).toBeVisible()
  },
})

const unplaced = ['Rua Caiubi, 77', 'Rua Harmonia, 85']

export const VariasSemPosicao = meta.story({
  ...notPictured,
  name: 'Várias visitas sem posição',
  args: {
    board: ready({
      ...crossed(),
      visits: crossed().visits.map((one) =>
        unplaced.includes(one.title) ? { ...one, position: null } : one,
      ),
    }),
  },
  play: async ({ canvas }) => {
    const dialog = await openOn(canvas)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Cidade/ }), 'São Paulo')
    await expect(dialog.getByText('2 visitas sem posição no mapa: não entram na conta.')).toBeVisible()
  },
})

export const UmaConfirmacao = meta.story({
  ...together(notPictured, onDesk),
  name: 'Uma confirmação troca todas, e o aviso desfaz, pelo teclado',
  play: async ({ canvas, args }) => {
    const dialog = await openOn(canvas)
    const shown = dialog.getAllByRole('listitem').map((one) => one.textContent)
    await press(dialog.getByRole('button', { name: `Trocar ${shown.length} visitas` }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const calls = args.onExchange?.mock.calls ?? []
    const [sent] = calls.map(([exchanges]) => exchanges)
    await expect(passed(sent)).toHaveLength(shown.length)
    const told = await screen.findByText(/^Caminhos encurtados em \d+.km\.$/)
    await expect(told.closest('[role=status]')).not.toBeNull()
    await press(screen.getByRole('button', { name: 'Desfazer' }))
    await expect(args.onExchange).toHaveBeenCalledTimes(2)
    const back = calls.at(-1)?.[0]
    await expect(passed(back)).toEqual(passed(sent).map(([title, from, to]) => [title, to, from]))
    // The server compares with the photographer that each visit has now.
    await expect(back?.map(({ visit }) => visit.provider_id)).toEqual(sent?.map(({ to }) => to.id))
  },
})

export const Recusada = meta.story({
  ...onDesk,
  name: 'Uma visita mudou enquanto isso',
  args: {
    onExchange: fn<Exchange>(() =>
      Promise.reject(new Failure('visit_moved', 'Helena Prado mudou esta visita: agora espera uma data.')),
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await openOn(canvas)
    await press(dialog.getByRole('button', { name: /^Trocar/ }))
    await expect(await dialog.findByText(/^Helena Prado mudou esta visita/)).toBeVisible()
  },
})

export const NadaAGanhar = meta.story({
  name: 'Os caminhos já são curtos',
  args: { board: ready({ ...board(), visits: board().visits.filter(({ provider_id: id }) => id === 8) }) },
  play: async ({ canvas }) => {
    const dialog = await openOn(canvas)
    await isAnnounced(await dialog.findByText('Nenhuma troca encurta os caminhos deste dia.'))
    await expect(dialog.getByRole('button', { name: 'Trocar' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const OutroDia = meta.story({
  ...together(notPictured, onDesk),
  name: 'Na semana, o dia se escolhe',
  args: { board: ready(crossed({ span: 'week' })), span: 'week' },
  play: async ({ canvas }) => {
    const dialog = await openOn(canvas)
    const day = dialog.getByRole('combobox', { name: /^Dia/ })
    await userEvent.selectOptions(day, within(day).getByRole('option', { name: /^Domingo/ }))
    await isAnnounced(await dialog.findByText('Não há visitas neste dia.'))
  },
})

import {
  addDays,
  type Board,
  type BoardSpan,
  type BoardVisit,
  Failure,
  type LocalDate,
  mondayOf,
  servedCities,
} from '@ensaio/domain'
import { board, boardPhotographer, boardVisit, fullBoard, now, today } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, type Remote, ready, waiting } from '../../../remote/remote.ts'
import { DayBoard } from './DayBoard.tsx'
import type { BoardMove } from './moving/useMoves.ts'

const meta = preview.meta({
  title: 'Componentes/Agenda/DayBoard',
  component: DayBoard,
  args: {
    board: ready(board()) as Remote<Board>,
    from: today as LocalDate,
    onFrom: fn<(from: LocalDate) => void>(),
    span: 'day' as BoardSpan,
    onSpan: fn<(span: BoardSpan) => void>(),
    city: null as string | null,
    cities: servedCities.map(({ name }) => name),
    onCity: fn<(city: string | null) => void>(),
    today,
    now,
    visitHref: (id: number) => `#/sessions/${id}`,
    onMove: fn<(move: BoardMove) => Promise<unknown>>(async () => undefined),
    onRelease: fn<(visit: BoardVisit) => Promise<unknown>>(async () => undefined),
    onTimeOff: fn<(photographerId: number, day: LocalDate) => Promise<unknown>>(async () => undefined),
    onRetry: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'O dia de quem coordena: uma coluna por pessoa que fotografa, uma linha por horário, e ao lado o que está em risco ou sem data. Antes de soltar uma visita, cada horário diz se está livre, se pede confirmação ou por que não dá. Move-se com o mouse, com o dedo, pelo teclado (Espaço pega, setas levam, Enter solta, Esc devolve) ou pelo formulário que abre no cartão. O que o servidor recusa volta para onde estava e diz, no lugar, quem tem o horário.',
      },
    },
  },
})

export const NoComputador = meta.story({
  name: 'Um dia, no computador',
  ...onDesk,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Visitas por fotógrafo e horário' })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6)
    await expect(
      within(table).getByRole('columnheader', { name: /Caio Brandão.*De folga, 1 visita/ }),
    ).toBeVisible()
    // A visit fitted in between has an hour of its own.
    await expect(within(table).getByRole('rowheader', { name: '14h00' })).toBeVisible()
    const risk = canvas.getByRole('region', { name: 'Em risco' })
    await expect(within(risk).getByText('Quem recebe avisou que não pode neste horário.')).toBeVisible()
    await expect(within(risk).getByText('Quem vai está de folga neste dia.')).toBeVisible()
    const undated = canvas.getByRole('region', { name: 'Sem data' })
    await expect(within(undated).getByText('Sem data e sem resposta há 8 dias.')).toBeVisible()
    await expect(
      within(undated).getByText(/^Nenhum horário serviu: prefere segundas e quartas, de manhã/),
    ).toBeVisible()
  },
})

export const Semana = meta.story({
  name: 'Uma semana, com um domingo fechado',
  ...onDesk,
  args: {
    span: 'week',
    from: mondayOf(today),
    board: ready(board({ from: mondayOf(today), span: 'week' })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '16 de novembro a 22 de novembro' })).toBeVisible()
    await expect(canvas.getByText('Domingo, 22 de novembro: sem visitas (Domingo)')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima semana' }))
    await expect(args.onFrom).toHaveBeenLastCalledWith(addDays(mondayOf(today), 7))
    await userEvent.click(canvas.getByRole('button', { name: 'Semana', pressed: true }))
    await expect(args.onSpan).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Dia' }))
    await expect(args.onSpan).toHaveBeenCalledWith('day')
  },
})

export const UmaCidade = meta.story({
  name: 'Uma cidade, escolhida pelo teclado; a volta para hoje',
  args: {
    city: 'Porto Alegre',
    from: addDays(today, 3),
    board: ready(board({ from: addDays(today, 3), city: 'Porto Alegre' })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cidade' }), 'São Paulo')
    await expect(args.onCity).toHaveBeenCalledWith('São Paulo')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Cidade' }), 'Todas as cidades')
    await expect(args.onCity).toHaveBeenLastCalledWith(null)
    await press(canvas.getByRole('button', { name: 'Hoje' }))
    await expect(args.onFrom).toHaveBeenCalledWith(today)
  },
})

export const NoCelular = meta.story({
  name: 'No celular: uma pessoa de cada vez',
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const who = canvas.getByRole('combobox', { name: 'Fotógrafo' })
    await expect(who).toHaveDisplayValue('Helena Prates (Porto Alegre)')
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo fotógrafo' }))
    await expect(who).toHaveDisplayValue('Bianca Moraes (São Paulo)')
    await userEvent.selectOptions(who, 'Rafael Nogueira (São Paulo)')
    await expect(canvas.getByRole('button', { name: /^Avenida Angélica, 1996/ })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

const longName = 'Maria Antônia de Vasconcellos Figueiredo Albuquerque'
const longOne = boardVisit({
  id: 9,
  slot: { date: today, hour: '15h30' },
  provider_id: 1,
  title: 'Avenida Desembargador Marcelino Pereira dos Santos Albuquerque, 12.480, fundos',
  neighborhood: 'Conjunto Residencial Jardim das Acácias do Parque Novo Mundo',
  client: 'Incorporadora e Construtora Vale do Paraíba e Litoral Norte Ltda.',
  is_confirmed: false,
})

export const NomesLongos = meta.story({
  name: 'Os nomes mais longos',
  args: {
    board: ready({
      ...board({ city: 'São Paulo' }),
      photographers: [boardPhotographer({ name: longName })],
      visits: [longOne],
      waiting: [],
      waiting_total: 73,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('E mais 73 ensaios, na fila “A agendar”.')).toBeVisible()
  },
})

export const Cheio = meta.story({
  name: 'Sessenta pessoas e 240 visitas',
  ...onDesk,
  args: { from: addDays(today, 3), city: 'São Paulo', board: ready(fullBoard()) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.querySelectorAll('[data-visit]')).toHaveLength(240)
    // One stop of the keyboard for all of them.
    await expect(table.querySelectorAll('[data-visit][tabindex="0"]')).toHaveLength(1)
  },
})

export const NadaEmRisco = meta.story({
  name: 'Nada em risco, nenhum ensaio sem data',
  args: { board: ready({ ...board(), visits: [], waiting: [], waiting_total: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma visita precisa de atenção.')).toBeVisible()
    await expect(canvas.getByText('Nenhum ensaio espera uma data.')).toBeVisible()
  },
})

export const SemNinguem = meta.story({
  name: 'Ninguém fotografa nesta cidade',
  args: {
    city: 'Porto Alegre',
    board: ready({ ...board(), photographers: [], visits: [], waiting: [], waiting_total: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ninguém fotografa nesta cidade')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Alguém não pode ir' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const Esperando = meta.story({ args: { board: waiting } })

export const Atualizando = meta.story({ args: { board: refreshing(board()) }, play: staysWhileRefreshing })

export const Falhou = meta.story({
  args: { board: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar o quadro')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce())
  },
})

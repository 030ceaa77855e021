import { type Board, type BoardSpan, type BoardVisit, Failure, type LocalDate } from '@ensaio/domain'
import { board, now, today } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk, onPhone } from '#storybook/windows'
import { failed, type Remote, ready } from '../../../remote/remote.ts'
import { DayBoard, type DayBoardProps } from './DayBoard.tsx'
import type { BoardMove } from './moving/useMoves.ts'

const meta = preview.meta({
  title: 'Componentes/Agenda/DayBoard: mapa ao lado',
  component: DayBoard,
  args: {
    board: ready(board()) as Remote<Board>,
    from: today as LocalDate,
    onFrom: fn<(from: LocalDate) => void>(),
    span: 'day' as BoardSpan,
    onSpan: fn<(span: BoardSpan) => void>(),
    city: null as string | null,
    cities: ['Porto Alegre', 'São Paulo'],
    onCity: fn<(city: string | null) => void>(),
    isMapOpen: true,
    onMap: fn<(isOpen: boolean) => void>(),
    today,
    now,
    visitHref: (id: number) => `#/sessions/${id}`,
    onMove: fn<(move: BoardMove) => Promise<unknown>>(async () => undefined),
    onRelease: fn<(visit: BoardVisit) => Promise<unknown>>(async () => undefined),
    onTimeOff: fn<(photographerId: number, day: LocalDate) => Promise<unknown>>(async () => undefined),
    onRetry: fn(),
  },
  // The address keeps whether it is open.
  render: function Kept(args: DayBoardProps) {
    const [isOpen, setOpen] = useState(args.isMapOpen)
    return (
      <DayBoard
        {...args}
        isMapOpen={isOpen ?? false}
        onMap={(next) => {
          args.onMap?.(next)
          setOpen(next)
        }}
      />
    )
  },
  parameters: {
    docs: {
      description: {
        component:
          'O mapa ao lado do quadro: a visita que se escolhe num deles fica marcada no outro. Abre e fecha pelo botão “Mapa”; o código dele só é carregado então.',
      },
    },
  },
})

type Canvas = ReturnType<typeof within>

const map = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Mapa do dia' }))
const card = (canvas: Canvas, name: RegExp) => within(canvas.getByRole('table')).getByRole('button', { name })

export const AoLado = meta.story({
  name: 'Ao lado do quadro, com uma visita escolhida',
  ...onDesk,
  play: async ({ canvas, canvasElement }) => {
    const beside = await map(canvas)
    await waitFor(() => expect(canvasElement.querySelectorAll('.stop')).toHaveLength(9))
    const stop = beside.getByRole('button', { name: /Rua Apinajés, 1100/ })
    await userEvent.click(stop)
    await waitFor(() => expect(stop).toHaveAttribute('aria-pressed', 'true'))
    await expect(card(canvas, /^Rua Apinajés, 1100/)).toHaveAttribute('data-marked')
    await expect(canvasElement.querySelectorAll('td [data-marked]')).toHaveLength(1)
  },
})

export const NoCelular = meta.story({
  name: 'No celular, abaixo do quadro',
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await map(canvas)
    await waitFor(() => expect(canvasElement.querySelectorAll('.stop')).toHaveLength(9))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const PeloTeclado = meta.story({
  ...together(notPictured, onDesk),
  name: 'Pelo teclado: abre, o quadro e o mapa marcam um o outro, fecha',
  args: { isMapOpen: false },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.queryByRole('region', { name: 'Mapa do dia' })).toBeNull()
    const toggle = canvas.getByRole('button', { name: 'Mapa' })
    await press(toggle)
    await expect(args.onMap).toHaveBeenCalledWith(true)
    const beside = await map(canvas)
    await waitFor(() => expect(canvasElement.querySelectorAll('.stop')).toHaveLength(9))
    // From the board to the map.
    await tabTo(canvas.getByRole('table').querySelector('[data-visit][tabindex="0"]') as HTMLElement)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}')
    const reached = document.activeElement?.querySelector('b')?.textContent ?? ''
    await waitFor(() =>
      expect(beside.getByRole('button', { pressed: true })).toHaveAccessibleName(new RegExp(reached)),
    )
    await expect(canvasElement.querySelectorAll('.stop[data-chosen]')).toHaveLength(1)
    // From the map to the board.
    await press(beside.getByRole('button', { name: /Rua Tuim, 512/ }))
    await expect(card(canvas, /^Rua Tuim, 512/)).toHaveAttribute('data-marked')
    await press(toggle)
    await expect(args.onMap).toHaveBeenLastCalledWith(false)
    await expect(canvas.queryByRole('region', { name: 'Mapa do dia' })).toBeNull()
    await expect(canvasElement.querySelector('[data-marked]')).toBeNull()
  },
})

export const QuadroFalhou = meta.story({
  ...notPictured,
  name: 'Sem o quadro não há mapa',
  args: { board: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não foi possível carregar o quadro')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Mapa do dia' })).toBeNull()
  },
})

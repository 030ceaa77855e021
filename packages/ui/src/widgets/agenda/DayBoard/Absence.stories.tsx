import {
  type Board,
  type BoardSpan,
  type BoardVisit,
  Failure,
  type LocalDate,
  movedBoard,
} from '@ensaio/domain'
import { board, now, today } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onDesk } from '#storybook/windows'
import { type Remote, ready } from '../../../remote/remote.ts'
import { DayBoard, type DayBoardProps } from './DayBoard.tsx'
import type { BoardMove } from './moving/useMoves.ts'

const meta = preview.meta({
  title: 'Componentes/Agenda/DayBoard: alguém não pode ir',
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
          'Quem coordena diz quem não pode ir, e o quadro propõe o que fazer com cada visita ainda por fazer: passa a quem está livre naquele horário e mais perto das outras visitas do seu dia, ou volta para quem recebe escolher outro dia. Uma confirmação envia tudo, e marca a folga.',
      },
    },
  },
})

type Canvas = ReturnType<typeof within>

async function openFor(canvas: Canvas, name: string) {
  await press(canvas.getByRole('button', { name: 'Alguém não pode ir' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Alguém não pode ir' }))
  const who = dialog.getByRole('combobox', { name: /^Quem não pode ir/ })
  await tabTo(who)
  await userEvent.selectOptions(who, name)
  return dialog
}

export const Proposta = meta.story({
  name: 'O que se propõe para cada visita',
  play: async ({ canvas }) => {
    const dialog = await openFor(canvas, 'Rafael Nogueira (São Paulo)')
    // Nobody is free at 13h30; of those who are free at 15h30, Bianca comes from the nearest visit, though Marina has fewer.
    await expect(dialog.getByRole('combobox', { name: /^13h30, Avenida Angélica/ })).toHaveDisplayValue(
      'Volta para escolher outro dia',
    )
    await expect(dialog.getByRole('combobox', { name: /^15h30, Rua Harmonia/ })).toHaveDisplayValue(
      'Vai Bianca Moraes',
    )
  },
})

export const UmaConfirmacao = meta.story({
  ...together(notPictured, onDesk),
  name: 'Uma confirmação envia tudo, pelo teclado',
  play: async ({ canvas, args }) => {
    const dialog = await openFor(canvas, 'Rafael Nogueira (São Paulo)')
    await press(dialog.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onTimeOff).toHaveBeenCalledWith(1, today)
    await expect(args.onRelease.mock.calls.map(([visit]) => visit.title)).toEqual(['Avenida Angélica, 1996'])
    await expect(args.onMove.mock.calls.map(([move]) => [move.visit.title, move.providerId])).toEqual([
      ['Rua Harmonia, 85', 2],
    ])
    const told = await screen.findByText(
      'Rafael Nogueira: 1 visita passada a outros e 1 devolvida para escolher outro dia.',
    )
    await expect(told.closest('[role=status]')).not.toBeNull()
  },
})

export const OutraEscolha = meta.story({
  ...together(notPictured, onDesk),
  name: 'Outra escolha, e sem folga',
  play: async ({ canvas, args }) => {
    const dialog = await openFor(canvas, 'Rafael Nogueira (São Paulo)')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^13h30/ }), 'Fica como está')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^15h30/ }), 'Vai Marina Teles')
    await press(dialog.getByRole('checkbox', { name: /^Marcar folga/ }))
    await press(dialog.getByRole('button', { name: 'Confirmar' }))
    await screen.findByText('Rafael Nogueira: 1 visita passada a outros.')
    await expect(args.onMove.mock.calls.map(([move]) => [move.visit.title, move.providerId])).toEqual([
      ['Rua Harmonia, 85', 8],
    ])
    await expect(args.onRelease).not.toHaveBeenCalled()
    await expect(args.onTimeOff).not.toHaveBeenCalled()
  },
})

export const JaDeFolga = meta.story({
  ...together(notPictured, onDesk),
  name: 'Quem já está de folga neste dia não ganha outra',
  args: {
    board: ready({
      ...board(),
      photographers: board().photographers.map((one) =>
        one.id === 1 ? { ...one, time_off: [{ starts_on: today, ends_on: today }] } : one,
      ),
    }),
  },
  play: async ({ canvas, args }) => {
    const dialog = await openFor(canvas, 'Rafael Nogueira (São Paulo)')
    await expect(dialog.queryByRole('checkbox', { name: /^Marcar folga/ })).toBeNull()
    await press(dialog.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onRelease).toHaveBeenCalledOnce()
    await expect(args.onTimeOff).not.toHaveBeenCalled()
  },
})

const harmonia = board().visits.find(({ title }) => title === 'Rua Harmonia, 85')

/** The only other one is at a visit across the city until shortly before. */
const farAway = ready({
  ...board(),
  photographers: board().photographers.filter(({ id }) => id === 1 || id === 2),
  visits: board().visits.flatMap((visit) =>
    visit.id === harmonia?.id
      ? [visit]
      : visit.provider_id === 2 && visit.slot?.hour === '13h30'
        ? [{ ...visit, position: { latitude: -23.54, longitude: -46.46, precision: 'exact' as const } }]
        : [],
  ),
})

export const SemTempo = meta.story({
  name: 'Quem não chega a tempo não é proposto, mas pode ser escolhido',
  args: { board: farAway },
  play: async ({ canvas, args }) => {
    const dialog = await openFor(canvas, 'Rafael Nogueira (São Paulo)')
    const choice = dialog.getByRole('combobox', { name: /^15h30, Rua Harmonia/ })
    await expect(choice).toHaveDisplayValue('Volta para escolher outro dia')
    await userEvent.selectOptions(choice, 'Vai Bianca Moraes, sem tempo para o caminho')
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

export const UmaRecusada = meta.story({
  name: 'Uma recusada fica na lista, e diz por quê',
  args: {
    onMove: fn<(move: BoardMove) => Promise<unknown>>(async () => {
      throw new Failure('slot_taken', 'Marina Teles já tem a visita de Rua Tuim, 12, às 15h30.')
    }),
  },
  play: async ({ canvas, args }) => {
    const dialog = await openFor(canvas, 'Rafael Nogueira (São Paulo)')
    await press(dialog.getByRole('button', { name: 'Confirmar' }))
    await dialog.findByText(
      /Rua Harmonia, 85, 15h30: Marina Teles já tem a visita de Rua Tuim, 12, às 15h30\./,
    )
    await expect(args.onRelease).toHaveBeenCalledOnce()
    await expect(dialog.queryByRole('combobox', { name: /^13h30/ })).toBeNull()
    await expect(dialog.getByRole('combobox', { name: /^15h30/ })).toBeVisible()
  },
})

const marina = 8

export const NaoEMaisOferecida = meta.story({
  ...together(notPictured, onDesk),
  name: 'Quem foi escolhido e não pode mais ir não é enviado',
  render: function Faster(args: DayBoardProps) {
    const [value, setValue] = useState(() => board())
    return (
      <DayBoard
        {...args}
        board={ready(value)}
        onMove={async (move) => {
          await args.onMove(move)
          if (move.providerId !== marina) return
          // Somebody else has given her the visit of 13h30 of another photographer, at 15h30.
          const slot = { date: today as LocalDate, hour: '15h30' as const }
          setValue((seen) => movedBoard(seen, 2004, { slot, provider_id: marina }))
          throw new Failure('slot_taken', 'Marina Teles já tem uma visita às 15h30.')
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const dialog = await openFor(canvas, 'Rafael Nogueira (São Paulo)')
    const choice = dialog.getByRole('combobox', { name: /^15h30/ })
    await userEvent.selectOptions(choice, 'Vai Marina Teles')
    await press(dialog.getByRole('button', { name: 'Confirmar' }))
    await dialog.findByText(/Marina Teles já tem uma visita/)
    await expect(choice).toHaveDisplayValue('Vai Bianca Moraes')
    await press(dialog.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(args.onMove.mock.lastCall?.[0].providerId).toBe(2))
  },
})

export const NinguemPorFazer = meta.story({
  name: 'Ninguém tem visitas por fazer',
  args: { board: ready({ ...board(), visits: [], waiting: [], waiting_total: 0 }) },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Alguém não pode ir' }))
    await expect(await screen.findByText('Ninguém tem visitas por fazer neste dia.')).toBeVisible()
  },
})

import { status } from '@ensaio/domain'
import { now } from '@ensaio/mocks'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Changing } from '#storybook/checks/changing'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { StatusMoves, type StatusMovesProps } from './StatusMoves.tsx'

const meta = preview.meta({
  title: 'Componentes/Equipe/StatusMoves: enquanto isso',
  component: StatusMoves,
  args: {
    status: status.scheduled,
    scheduledFor: '2026-11-20T13:30:00.000Z',
    now,
    canCancel: false,
    onMove: fn<StatusMovesProps['onMove']>(async () => {}),
    onCancel: fn(),
  },
})

export const MudadoPorOutraPessoa = meta.story({
  ...notPictured,
  name: 'A pergunta aberta se fecha quando outra pessoa já mudou a situação',
  render: (args) => <Changing of={StatusMoves} before={args} after={{ status: status.pending }} />,
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Marcar visita como feita' }))
    await screen.findByRole('alertdialog', { name: 'A visita foi feita?' })
    canvas.getByRole('button', { name: 'Trocar os dados', hidden: true }).click()
    await canvas.findByText('A visita foi feita. Falta entregar o material.')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

export const EntreguePorOutraPessoa = meta.story({
  ...notPictured,
  name: 'A pergunta da entrega se fecha quando outra pessoa já entregou',
  args: { status: status.pending },
  render: (args) => <Changing of={StatusMoves} before={args} after={{ status: status.delivered }} />,
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Entregar ensaio' }))
    await screen.findByRole('alertdialog', { name: 'Entregar este ensaio?' })
    canvas.getByRole('button', { name: 'Trocar os dados', hidden: true }).click()
    await canvas.findByText('O cliente já recebeu o material.')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onMove).not.toHaveBeenCalled()
  },
})

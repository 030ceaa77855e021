import { createClient } from '@ensaio/client'
import { freeTimes, slots } from '@ensaio/domain'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { SlotPicker, type SlotPickerProps } from './SlotPicker.tsx'

const client = createClient({ baseUrl: '/api' })

function Stateful(props: SlotPickerProps) {
  const [chosen, setChosen] = useState(props.chosen)
  return (
    <div style={{ maxWidth: 360 }}>
      <SlotPicker
        {...props}
        chosen={chosen}
        onChoose={(slot) => {
          props.onChoose(slot)
          setChosen(slot)
        }}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Componentes/Agendamento/SlotPicker',
  component: SlotPicker,
  parameters: {
    docs: {
      description: {
        component:
          'Os horários de um dia na cidade do imóvel, na hora dele; só os livres se escolhem. Use ao lado de `CalendarGrid`. Rádios nativos: setas andam e escolhem, e o dia é lido quando muda.',
      },
    },
  },
  args: {
    date: '2026-11-23',
    times: ['08h30', '13h30', '15h30'],
    chosen: null,
    onChoose: fn(),
  } as SlotPickerProps,
  render: (args) => <Stateful {...args} />,
})

export const ParaEscolher = meta.story({
  name: 'Para escolher um horário',
  play: async ({ canvas, args }) => {
    const times = canvas.getByRole('radiogroup', { name: 'segunda-feira, 23 de novembro de 2026' })
    await expect(times).toBeVisible()
    await isAnnounced(canvas.getByText('segunda-feira, 23 de novembro de 2026'))
    await userEvent.click(canvas.getByRole('radio', { name: '13h30 até 15h00' }))
    await expect(args.onChoose).toHaveBeenCalledWith('13h30')
    await expect(canvas.getByRole('radio', { name: /13h30/ })).toBeChecked()
  },
})

export const Escolhido = meta.story({ name: 'Com um horário escolhido', args: { chosen: '13h30' } })

export const Ocupado = meta.story({
  name: 'Um horário ocupado não se escolhe',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(slots.length)
    const taken = canvas.getByRole('radio', { name: '10h30 ocupado' })
    await expect(taken).toBeDisabled()
    await userEvent.click(canvas.getByText('10h30'))
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

export const PerdeuOEscolhido = meta.story({
  ...notPictured,
  name: 'O escolhido deixou de estar livre',
  args: { chosen: '10h30' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado',
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenLastCalledWith('08h30')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('13h30')
    await expect(canvas.getByRole('radio', { name: /13h30/ })).toHaveFocus()
  },
})

export const DaCidade = meta.story({
  name: 'Os horários da cidade, no domingo, para três visitas',
  args: {
    date: '2026-11-29',
    times: ['09h00'],
    visits: 3,
    schedule: {
      hours: [['09h00', '09h30', '11h00', '14h00'], [], [], [], [], [], []],
      travel_minutes: 30,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4)
    await expect(canvas.getByRole('radio', { name: '09h00 até 15h30' })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: '09h30 ocupado' })).toBeDisabled()
  },
})

export const SemDia = meta.story({
  name: 'Antes de escolher o dia',
  args: { date: null, times: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Escolha um dia para ver os horários.')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})

export const TodosOcupados = meta.story({ name: 'Todos ocupados', args: { times: [] } })

export const NoCelular = meta.story({
  name: 'No celular',
  args: { chosen: '08h30' },
  ...onPhone,
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  render: function OverTheNetwork(args) {
    const [remote, retry] = useRemote((signal) => client.scheduling.availability('token', signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="240px" />}>
        {(availability) => <Stateful {...args} times={freeTimes(availability, '2026-11-23')} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '08h30 até 10h00' })).toBeEnabled()
    await expect(canvas.getByRole('radio', { name: '10h30 ocupado' })).toBeDisabled()
  },
})

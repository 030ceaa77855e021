import { createClient } from '@ensaio/client'
import { type Arrival, type ArrivalStep, Failure, reportArrival } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ArrivalCard, type ArrivalCardProps } from './ArrivalCard.tsx'

const client = createClient({ baseUrl: '/api' })
const start = '2026-11-20T16:30:00.000Z'
const onTheWay: Arrival = { on_the_way_at: '2026-11-20T12:40:00.000Z', arrived_at: null }
const both: Arrival = { ...onTheWay, arrived_at: '2026-11-20T13:02:00.000Z' }

/** Shows what was said, as a page does. */
function Saying(props: ArrivalCardProps) {
  const [arrival, setArrival] = useState(props.arrival)
  const { onReport } = props
  return (
    <ArrivalCard
      {...props}
      arrival={arrival}
      onReport={
        onReport &&
        (async (step) => {
          await onReport(step)
          setArrival(step === 'arrived' ? both : onTheWay)
        })
      }
    />
  )
}

const meta = preview.meta({
  title: 'Componentes/Visita/ArrivalCard',
  component: ArrivalCard,
  args: {
    arrival: null as Arrival | null,
    timeZone: 'America/Sao_Paulo',
    onReport: fn<(step: ArrivalStep) => Promise<void>>(async () => undefined),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  render: (args) => <Saying {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'No dia da visita, o fotógrafo avisa que está a caminho e que chegou, uma vez cada, e a hora fica. Quem recebe vê no link. Sem `onReport`, só mostra. Com `now` e `onUndo`, o último se desfaz por dez minutos. Depois de um aviso, o foco vai para a frase que diz o que ficou.',
      },
    },
  },
})

export const Antes = meta.story({
  name: 'Antes de sair',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Avise quando sair. Quem recebe vê no link.')).toBeVisible()
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'A caminho',
      'Cheguei',
    ])
  },
})

export const Desfaz = meta.story({
  ...notPictured,
  name: 'Cheguei por engano: desfaz, por dez minutos',
  args: {
    arrival: both,
    now: '2026-11-20T13:10:00.000Z',
    onUndo: fn<(step: ArrivalStep) => Promise<void>>(async () => undefined),
  },
  render: function Undoing(args) {
    const [arrival, setArrival] = useState<Arrival | null>(args.arrival)
    return (
      <ArrivalCard
        {...args}
        arrival={arrival}
        onUndo={async (step) => {
          await args.onUndo?.(step)
          setArrival(onTheWay)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Desfazer: A caminho' })).toBeNull()
    await press(canvas.getByRole('button', { name: 'Desfazer: Cheguei' }))
    await expect(args.onUndo).toHaveBeenLastCalledWith('arrived')
    await waitFor(() => expect(canvas.getByText('A caminho desde 09h40').parentElement).toHaveFocus())
    // It was said half an hour ago.
    await expect(canvas.queryByRole('button', { name: /^Desfazer/ })).toBeNull()
  },
})

export const SemDesfazer = meta.story({
  ...notPictured,
  name: 'Para quem não desfaz',
  args: { arrival: both, now: '2026-11-20T13:10:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chegou às 10h02')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Desfazer/ })).toBeNull()
  },
})

export const PeloTeclado = meta.story({
  ...notPictured,
  name: 'A caminho, depois cheguei, pelo teclado',
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'A caminho' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'A caminho' })).toBeNull())
    await expect(canvas.getByText('A caminho desde 09h40')).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Cheguei' }))
    await waitFor(() => expect(canvas.getByText('Chegou às 10h02').parentElement).toHaveFocus())
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(args.onReport?.mock.calls).toEqual([['on_the_way'], ['arrived']])
  },
})

export const ACaminho = meta.story({
  name: 'A caminho',
  args: { arrival: onTheWay },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A caminho desde 09h40')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cheguei' })).toBeVisible()
  },
})

export const Chegou = meta.story({
  args: { arrival: both },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chegou às 10h02')).toBeVisible()
    await expect(canvas.getByText('A caminho desde 09h40')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const SoLeitura = meta.story({
  name: 'Só leitura, no celular',
  ...onPhone,
  args: { arrival: onTheWay, onReport: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Falhou = meta.story({
  name: 'O aviso não saiu: dá para tentar de novo',
  args: {
    onReport: fn<(step: ArrivalStep) => Promise<void>>(() =>
      Promise.reject(new Failure('offline', 'Sem conexão. Tente de novo.')),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A caminho' }))
    await expect(await canvas.findByText('Sem conexão. Tente de novo.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'A caminho' })).toBeVisible()
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: a visita mudou, depois avisa',
  render: function Adopter(args) {
    const [arrival, setArrival] = useState<Arrival | null>(null)
    return (
      <ArrivalCard
        {...args}
        arrival={arrival}
        onReport={async (step) =>
          setArrival((await client.queue.reportArrival(1042, { step, start })).arrival ?? null)
        }
      />
    )
  },
  beforeEach({ msw }) {
    msw.use(refuse(reportArrival, 'visit_moved', 'A visita mudou de horário.', { once: true }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cheguei' }))
    await expect(await canvas.findByText('A visita mudou de horário.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cheguei' }))
    await expect(await canvas.findByText('Chegou às 12h00')).toBeVisible()
  },
})

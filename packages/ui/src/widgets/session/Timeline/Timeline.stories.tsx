import { createClient } from '@ensaio/client'
import { Failure, getTimeline } from '@ensaio/domain'
import { refuse, timelineEvents } from '@ensaio/mocks'
import { expect, fn, userEvent } from 'storybook/test'
import { now } from '#storybook/clock'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { Timeline, type TimelineProps } from './Timeline.tsx'

const client = createClient({ baseUrl: '/api' })
const all = timelineEvents()

const meta = preview.meta({
  title: 'Componentes/Ensaio/Timeline',
  component: Timeline,
  args: {
    events: ready(all) as TimelineProps['events'],
    now,
    time_zone: 'America/Sao_Paulo',
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'O que aconteceu com o ensaio: quem fez o quê, quando. Os cinco mais novos, e os demais a pedido. As horas são as do imóvel (`time_zone`); `now` decide o que é hoje e ontem.',
      },
    },
  },
})

export const Recolhido = meta.story({
  name: 'Oito acontecimentos, cinco à vista',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.getByText('hoje, 10h10')).toBeVisible()
    await expect(canvas.getByText('ontem, 15h40')).toHaveAttribute('datetime', '2026-11-19T18:40:00.000Z')
    // The exact time is the property's too.
    await expect(canvas.getByText('ontem, 15h40')).toHaveAttribute('title', expect.stringContaining('15h40'))
    const more = canvas.getByRole('button', { name: 'Mostrar mais 3' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await press(more)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length)
    await expect(canvas.getByText('Pediu o ensaio')).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Mostrar menos' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
  },
})

export const MaisUm = meta.story({
  name: 'Seis acontecimentos: mais um',
  args: { events: ready(all.slice(0, 6)) },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Mostrar mais um' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
})

export const Poucos = meta.story({
  name: 'Cinco cabem sem recolher',
  args: { events: ready(all.slice(0, 5)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Sozinho = meta.story({
  name: 'Feito sem ninguém',
  args: { events: ready(all.slice(1, 2)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem').textContent).toBe('Avisamos a entrega por e-mailontem, 15h40')
  },
})

export const Vazio = meta.story({
  args: { events: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada aconteceu ainda.')).toBeVisible()
  },
})

export const Esperando = meta.story({ args: { events: waiting } })

export const Atualizando = meta.story({
  args: { events: refreshing(all) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  name: 'Falhou',
  args: { events: failed(new Failure('unavailable', 'O serviço está em manutenção.')) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Longo = meta.story({
  name: 'Textos longos, no celular',
  ...onPhone,
  args: {
    events: ready([
      {
        id: 1,
        at: '2025-03-01T12:00:00.000Z',
        actor: 'Maximiliano Albuquerque de Vasconcelos Figueiredo Neto',
        text: 'Pediu correção de Fotos profissionais: “na terceira foto da sala, o reflexo do fotógrafo aparece no espelho; na da varanda, o horizonte está torto.”',
      },
      ...all.slice(0, 2),
    ]),
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(refuse(getTimeline, 'internal', 'Algo deu errado do nosso lado.', { once: true }))
  },
  render: function Asked(args) {
    const [events, retry] = useRemote((signal) => client.timeline.list(1042, signal), [])
    return <Timeline {...args} events={events} onRetry={retry} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('Enviou 18 fotos')).toBeVisible()
  },
})

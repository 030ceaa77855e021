import { createClient } from '@ensaio/client'
import { longAddress, publicSession } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { SchedulingSummary, type SchedulingSummaryProps } from './SchedulingSummary.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Agendamento/SchedulingSummary',
  component: SchedulingSummary,
  parameters: {
    docs: {
      description: {
        component:
          'O que já foi escolhido no agendamento, sempre à vista; no celular, só quando e onde. `SchedulingLayout` já o mostra.',
      },
    },
  },
  args: { session: publicSession(), slot: null, owner: null } as SchedulingSummaryProps,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
})

const slot = { date: '2026-11-23', hour: '08h30' } as const
const owner = { name: 'Paulo Siqueira', phone: '+5511912345678', email: 'paulo@horizonte.test' }

export const NadaEscolhido = meta.story({
  name: 'Nada escolhido',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Resumo do agendamento' })).toBeVisible()
    await expect(canvas.getByText('Escolha o dia e o horário')).toBeVisible()
    await expect(canvas.queryByText('Quem recebe')).toBeNull()
  },
})

export const DiaEHorario = meta.story({
  ...notPicturedOn('phone'),
  name: 'Dia e horário',
  args: { slot },
})

export const Completo = meta.story({
  ...notPicturedOn('phone'),
  args: { slot, owner, keys: 'Na portaria, com o Sr. Osvaldo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('segunda-feira, 23 de novembro de 2026')).toBeVisible()
    await expect(canvas.getByText('08h30 até 10h00')).toBeVisible()
    await expect(canvas.getByText(/\(11\) 91234-5678/)).toBeInTheDocument()
  },
})

export const PelaMetade = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pela metade',
  args: { slot, owner: { name: 'Paulo', phone: '1191', email: '' } },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    session: publicSession({ address: longAddress() }),
    slot: { date: '2026-11-25', hour: '15h30' },
    owner: {
      ...owner,
      name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos',
      email: 'maria.antonieta.de.albuquerque.cavalcanti@incorporadora-horizonte.test',
    },
    keys: 'Com o zelador da Torre B, das 8h às 12h; depois disso, na imobiliária da esquina, com a Dona Célia.',
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  args: { slot, owner },
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('segunda-feira, 23 de novembro de 2026')).toBeVisible()
    await expect(canvas.getByText('Quem recebe')).not.toBeVisible()
  },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede',
  args: { slot },
  render: function OverTheNetwork(args) {
    const [session, retry] = useRemote((signal) => client.scheduling.get('token', signal), [])
    return (
      <Await remote={session} onRetry={retry} waiting={<Skeleton height="240px" />}>
        {(value) => <SchedulingSummary {...args} session={value} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Consolação, São Paulo – SP')).toBeVisible()
  },
})

import { createClient } from '@ensaio/client'
import { getPublicSession, status } from '@ensaio/domain'
import { longAddress, pictures, publicSession, refuse } from '@ensaio/mocks'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { press, tabTo } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { Invitation, type InvitationProps } from './Invitation.tsx'

const client = createClient({ baseUrl: '/api' })
const picture = {
  src: pictures.facade,
  alt: 'Fachada de edifício contemporâneo com varandas brancas em um dia de sol.',
}

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxWidth: 420 }}>
    <Story />
  </div>
)

const meta = preview.meta({
  title: 'Componentes/Agendamento/Invitation',
  component: Invitation,
  parameters: {
    docs: {
      description: {
        component:
          'O alto da página pública: quem pede, o que será feito, onde e quanto dura. Tem o único `h1` da página. `SchedulingLayout` já o mostra; use-o sozinho só onde o fluxo não cabe.',
      },
    },
  },
  args: { session: publicSession(), picture } as InvitationProps,
  decorators: [narrow],
})

export const Convite = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Quando podemos fotografar o imóvel?',
    )
    await expect(canvas.getByText('Olá, Paulo Siqueira.')).toBeVisible()
    await expect(canvas.getByText('Rua Augusta, 1500 – Unidade 84, Torre B')).toBeVisible()
    await expect(canvas.getByText('Quanto tempo').closest('div')).toHaveTextContent('Cerca de 1h30')
    const map = canvas.getByRole('link', { name: 'Ver no mapa' })
    await tabTo(map)
    await expect(map).toHaveAttribute('target', '_blank')
  },
})

export const SemNomeNemFoto = meta.story({
  name: 'Sem nome nem foto',
  args: { session: publicSession({ responsible_name: null }), picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Olá/)).toBeNull()
  },
})

export const ComLogo = meta.story({
  name: 'Com o logo da empresa',
  args: { session: publicSession({ client: { name: 'Construtora Horizonte', logo_url: pictures.balcony } }) },
})

export const ParaRemarcar = meta.story({
  ...notPicturedOn('phone'),
  name: 'Para remarcar',
  args: { session: publicSession({ status: status.scheduled }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Qual é o melhor novo horário?')
    await expect(canvas.getByText(/terça-feira, 24 de novembro de 2026, 10h30/)).toBeVisible()
  },
})

export const DeUmVeiculo = meta.story({
  name: 'De um veículo',
  args: {
    session: publicSession({
      service: { name: 'Fotos do veículo', vertical: { id: 2 } },
      vertical_data: { unit: null, complement: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('fotografar o veículo?')
  },
})

export const TextosLongos = meta.story({
  name: 'Textos longos',
  args: {
    session: publicSession({
      responsible_name: 'Maria Antonieta de Albuquerque Cavalcanti e Vasconcelos',
      address: longAddress(),
      vertical_data: { unit: 'Cobertura duplex 2401', complement: 'Torre Jardim das Acácias' },
      service: { name: 'Tour virtual, fotos profissionais, vídeo e planta humanizada', vertical: { id: 1 } },
      client: {
        name: 'Incorporadora e Construtora Horizonte do Parque Novo Mundo Empreendimentos SPE Ltda.',
        logo_url: null,
      },
    }),
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
})

function OverTheNetwork(props: InvitationProps) {
  const [session, retry] = useRemote((signal) => client.scheduling.get('token', signal), [])
  return (
    <Await remote={session} onRetry={retry} waiting={<Skeleton ratio="3 / 2" />}>
      {(value) => <Invitation {...props} session={value} />}
    </Await>
  )
}

export const PelaRede = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pela rede',
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const PelaRedeComFalha = meta.story({
  ...notPictured,
  name: 'Pela rede, com falha e nova tentativa',
  beforeEach({ msw }) {
    msw.use(refuse(getPublicSession, 'internal', 'Não conseguimos abrir o convite.', { once: true }))
  },
  render: (args) => <OverTheNetwork {...args} />,
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

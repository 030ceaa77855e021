import { createClient } from '@ensaio/client'
import { sessionStatuses, status } from '@ensaio/domain'
import { pictures, provider } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ProviderCard } from './ProviderCard.tsx'

const client = createClient({ baseUrl: '/api' })

/** The same card many times is a catalogue, not a page: its landmarks repeat. */
const catalogue = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

const meta = preview.meta({
  title: 'Componentes/Equipe/ProviderCard',
  component: ProviderCard,
  args: { provider: provider(), status: status.scheduled },
  parameters: {
    docs: {
      description: {
        component:
          'Quem fotografa o imóvel, ou por que ainda não há ninguém. A frase segue a situação do ensaio. O rosto é decorativo: o nome está escrito ao lado.',
      },
    },
  },
})

export const CadaSituacao = meta.story({
  name: 'Cada situação',
  tags: ['spec:2-detail-photographer'],
  parameters: catalogue,
  render: (args) => (
    <Grid min={320}>
      {sessionStatuses.map((of) => (
        <ProviderCard key={of} {...args} status={of} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Rafael Nogueira')).toHaveLength(sessionStatuses.length)
    await expect(canvas.getByText('Cuidava deste ensaio até o cancelamento')).toBeVisible()
  },
})

export const AindaSemFotografo = meta.story({
  name: 'Ainda sem fotógrafo, em cada situação',
  parameters: catalogue,
  args: { provider: null },
  render: (args) => (
    <Grid min={320}>
      {sessionStatuses.map((of) => (
        <ProviderCard key={of} {...args} status={of} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Ainda sem fotógrafo')).toHaveLength(sessionStatuses.length - 1)
    await expect(canvas.getByText('Sem fotógrafo')).toBeVisible()
    await expect(canvas.getByText('Escolhemos o fotógrafo assim que o dia estiver marcado.')).toBeVisible()
  },
})

export const ComFoto = meta.story({
  name: 'Com foto e nome longo, no celular',
  ...onPhone,
  args: {
    provider: provider({
      name: 'Maximiliano Albuquerque de Vasconcelos Figueiredo Neto',
      user: { profile_image_path: pictures.facade },
    }),
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  render: function Asked() {
    const [remote, retry] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="120px" />}>
        {(session) => <ProviderCard provider={session.provider} status={session.status} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rafael Nogueira')).toBeVisible()
    await expect(canvas.getByText('Vai ao imóvel no dia marcado')).toBeVisible()
  },
})

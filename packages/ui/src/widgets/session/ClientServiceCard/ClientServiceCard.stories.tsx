import { createClient } from '@ensaio/client'
import { sessionStatuses, visibleCards } from '@ensaio/domain'
import { productItem, service, session } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Grid } from '../../../primitives/layout/Layout/Layout.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ClientServiceCard } from './ClientServiceCard.tsx'

const client = createClient({ baseUrl: '/api' })

/** The same card many times is a catalogue, not a page: its landmarks repeat. */
const catalogue = { wide: true, a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } }

const meta = preview.meta({
  title: 'Componentes/Ensaio/ClientServiceCard',
  component: ClientServiceCard,
  args: { service: service(), price: 508 as number | null, client_code: 'HZ-2201' as string | null },
  decorators: [
    (Story, { parameters }) => <div style={{ maxWidth: parameters.wide ? undefined : 480 }}>{Story()}</div>,
  ],
  parameters: {
    docs: {
      description: {
        component:
          'O serviço contratado e o que foi combinado; `price` em reais. Aparece até a visita (`visibleCards`); depois, o que importa é a entrega.',
      },
    },
  },
})

export const CadaSituacao = meta.story({
  name: 'Cada situação',
  tags: ['spec:2-detail-service', 'spec:4-hidden-service'],
  parameters: catalogue,
  render: (args) => (
    <Grid min={320} align="start">
      {sessionStatuses
        .filter((of) => visibleCards(of, 'client').clientService)
        .map((of) => (
          <ClientServiceCard key={of} {...args} />
        ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'Serviço contratado' })).toHaveLength(2)
  },
})

export const Completo = meta.story({
  args: { helpHref: 'https://wa.me/5511900000000' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('R$ 508,00', { normalizer: (text) => text.replace(/\s/g, ' ') }),
    ).toBeVisible()
    await expect(canvas.getByText('HZ-2201')).toBeVisible()
    const items = canvas.getByRole('list', { name: 'O que inclui' })
    await expect([...items.children].map((item) => item.textContent)).toEqual([
      'Tour virtual',
      'Fotos profissionais',
      'Plantas',
    ])
    const help = canvas.getByRole('link', { name: 'Fale com a nossa equipe' })
    await tabTo(help)
    await expect(help.getAttribute('rel')).toContain('noopener')
  },
})

export const SemReferencia = meta.story({
  name: 'Sem referência nem produtos',
  args: { client_code: null, service: service({ products: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sua referência')).toBeNull()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const Longo = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: {
    client_code: 'HORIZONTE-2026-TORRE-B-APARTAMENTO-84-CAMPANHA-DE-NATAL',
    service: service({
      name: 'Tour virtual com fotos profissionais, vídeo vertical e planta humanizada para lançamentos',
      products: [
        { name: 'Fotos profissionais com tratamento de cor e troca de céu', item: productItem(9) },
        { name: 'Tour virtual', item: productItem(7) },
      ],
    }),
  },
})

export const SemPreco = meta.story({
  name: 'Para quem fotografa: sem o valor',
  args: { price: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HZ-2201')).toBeVisible()
    await expect(canvas.queryByText('Valor')).toBeNull()
    await expect(canvas.queryByText(/R\$/)).toBeNull()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  render: function Asked() {
    const [remote, retry] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="200px" />}>
        {(value) => <ClientServiceCard {...value} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(session().service.name)).toBeVisible()
  },
})

import { createClient } from '@ensaio/client'
import { Failure, getPublicationVisits, visitSources } from '@ensaio/domain'
import { publicationVisits, refuse } from '@ensaio/mocks'
import { expect, fn, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { refreshing, staysWhileRefreshing } from '#storybook/refreshing'
import { onPhone } from '#storybook/windows'
import { failed, ready, waiting } from '../../../remote/remote.ts'
import { useRemote } from '../../../remote/useRemote.ts'
import { PageVisitsCard, type PageVisitsCardProps } from './PageVisitsCard.tsx'

const client = createClient({ baseUrl: '/api' })
const [last] = publicationVisits().days.slice(-1)

const meta = preview.meta({
  title: 'Componentes/Publicação/PageVisitsCard',
  component: PageVisitsCard,
  args: {
    visits: ready(publicationVisits()) as PageVisitsCardProps['visits'],
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Quantas vezes a página publicada de um imóvel foi aberta nos últimos 30 dias, de onde vieram as visitas e em que aparelhos. Só contagens: ninguém é seguido.',
      },
    },
  },
})

export const ComVisitas = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('42 visitas e 5 arquivos baixados nos últimos 30 dias.')).toBeVisible()
    const sources = within(canvas.getByRole('list', { name: 'De onde vieram' }))
    await expect(sources.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'WhatsApp24 visitas',
      'QR code12 visitas',
      'Endereço aberto direto6 visitas',
    ])
    const devices = within(canvas.getByRole('list', { name: 'Em que aparelhos' }))
    await expect(devices.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Celular33 visitas',
      'Computador8 visitas',
      'Outros aparelhos1 visita',
    ])
  },
})

export const UmaSo = meta.story({
  name: 'Uma visita só',
  args: {
    visits: ready({
      days: [{ day: last?.day ?? '', visits: 1, downloads: 1 }],
      sources: [{ source: 'qr', visits: 1 }],
      devices: [{ device: 'phone', visits: 1 }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 visita e 1 arquivo baixado nos últimos 30 dias.')).toBeVisible()
  },
})

export const Vazio = meta.story({
  name: 'Ninguém abriu',
  args: { visits: ready({ days: [], sources: [], devices: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ninguém abriu a página nos últimos 30 dias/)).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const Longo = meta.story({
  ...onPhone,
  name: 'Números longos, no celular',
  args: {
    visits: ready({
      days: [{ day: last?.day ?? '', visits: 1_234_567, downloads: 98_765 }],
      sources: visitSources.map((source, nth) => ({ source, visits: 654_321 - nth })),
      devices: publicationVisits().devices.map((one) => ({ ...one, visits: one.visits * 10_000 })),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Esperando = meta.story({ args: { visits: waiting } })

export const Atualizando = meta.story({
  ...notPictured,
  args: { visits: refreshing(publicationVisits()) },
  play: staysWhileRefreshing,
})

export const Falhou = meta.story({
  args: { visits: failed(new Failure('offline', 'Verifique a sua conexão e tente novamente.')) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Não foi possível carregar as visitas')).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

function ByNetwork() {
  const [visits, retry] = useRemote((signal) => client.publications.visits(7, signal), [])
  return <PageVisitsCard visits={visits} onRetry={retry} />
}

export const PelaRede = meta.story({
  name: 'Pela rede: falha e tenta de novo',
  ...notPictured,
  beforeEach({ msw }) {
    msw.use(refuse(getPublicationVisits, 'internal', 'Algo deu errado do nosso lado.', { once: true }))
  },
  render: () => <ByNetwork />,
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText(/^42 visitas/)).toBeVisible()
  },
})

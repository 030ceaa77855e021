import { createClient } from '@ensaio/client'
import { address, longAddress, session } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { AddressCard } from './AddressCard.tsx'

const client = createClient({ baseUrl: '/api' })
const { vertical_data } = session()

const meta = preview.meta({
  title: 'Componentes/Ensaio/AddressCard',
  component: AddressCard,
  args: { address: address(), vertical_data },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Onde fica o imóvel. A área é em m²; o que não foi informado não aparece. O desenho das ruas é decorativo e não sai do navegador; o mapa abre em outra aba.',
      },
    },
  },
})

export const Completo = meta.story({
  tags: ['spec:2-detail-address'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rua Augusta, 1500')).toBeVisible()
    await expect(canvas.getByText('CEP 01305-100')).toBeVisible()
    await expect(canvas.getByText('78 m²')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Abrir no mapa' })
    await tabTo(link)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link.getAttribute('rel')).toContain('noopener')
    await expect(link.getAttribute('href')).toContain('google.com/maps')
  },
})

export const SoOEndereco = meta.story({
  name: 'Só o endereço, sem mapa',
  args: {
    address: { ...address({ postal_code: '' }), url: null },
    vertical_data: { unit: null, complement: null, area: null, reference: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Abrir no mapa')).toBeNull()
    await expect(canvas.queryByText(/CEP/)).toBeNull()
    await expect(canvas.queryByRole('term')).toBeNull()
  },
})

export const Desconhecido = meta.story({
  name: 'Endereço não informado',
  args: { address: { address_components: [], url: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Endereço não informado')).toBeVisible()
  },
})

export const Longo = meta.story({
  name: 'Textos longos no celular',
  ...onPhone,
  args: {
    address: longAddress(),
    vertical_data: {
      unit: '1204, cobertura duplex',
      complement: 'Torre Jardim das Acácias do Parque Novo Mundo',
      area: 1240.5,
      reference: 'Em frente à praça, portão azul ao lado da farmácia, entrada pela rua de trás',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.240,5 m²')).toBeVisible()
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  render: function Asked() {
    const [remote, retry] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="360px" />}>
        {(value) => <AddressCard address={value.address} vertical_data={value.vertical_data} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Entrada pela Rua Matias Aires')).toBeVisible()
  },
})

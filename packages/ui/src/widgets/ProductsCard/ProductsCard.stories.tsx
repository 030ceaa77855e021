import { createClient } from '@ensaio/client'
import { getSession, productStatuses, productStatusLabel, type SessionProduct } from '@ensaio/domain'
import { productItem, refuse, session } from '@ensaio/mocks'
import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../primitives/Await/Await.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useRemote } from '../../remote/useRemote.ts'
import { ProductsCard } from './ProductsCard.tsx'

const client = createClient({ baseUrl: '/api' })

function products(over: Partial<SessionProduct> = {}): SessionProduct[] {
  return session().products.map((product) => ({ ...product, ...over }))
}

function ofEachStatus(): SessionProduct[] {
  return productStatuses.map((status, index) => ({
    id: index + 1,
    status,
    item: productItem(9),
    deliverables: [],
  }))
}

const meta = preview.meta({
  title: 'Componentes/ProductsCard',
  component: ProductsCard,
  args: { products: products() },
  parameters: {
    docs: {
      description: {
        component:
          'O que o ensaio entrega e em que ponto está cada item, na ordem dos itens. Use na coluna direita do detalhe enquanto os cartões de cada entregável não existirem. O ícone é decorativo: o nome do item e a situação estão escritos.',
      },
    },
  },
})

export const CadaSituacao = meta.story({
  name: 'Cada situação',
  args: { products: ofEachStatus() },
  play: async ({ canvas }) => {
    for (const status of productStatuses) {
      await expect(canvas.getByText(productStatusLabel(status))).toBeVisible()
    }
  },
})

export const NaOrdemDosItens = meta.story({
  name: 'Na ordem dos itens',
  args: { products: products({ status: 3 }).toReversed() },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map((line) => line.textContent?.replace('Entregue', ''))
    await expect(names).toEqual(['Tour virtual', 'Fotos profissionais', 'Plantas'])
  },
})

export const Vazio = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não há entregáveis no momento. Volte novamente mais tarde.')).toBeVisible()
  },
})

export const NomesLongos = meta.story({
  name: 'Nomes longos no celular',
  ...onPhone,
  args: {
    products: products({ status: 2 }).map((product) => ({
      ...product,
      item: {
        ...product.item,
        label: `${product.item.label} com tratamento de imagem, céu substituído e móveis virtuais`,
      },
    })),
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(refuse(getSession, 'internal', 'Algo deu errado do nosso lado.', { once: true }))
  },
  render: function Asked() {
    const [remote, retry] = useRemote(
      async (signal) => (await client.sessions.get(1042, signal)).products,
      [],
    )
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="220px" />}>
        {(value) => <ProductsCard products={value} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Algo deu errado do nosso lado.')
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await expect(await canvas.findByText('Tour virtual')).toBeVisible()
  },
})

import { createClient } from '@ensaio/client'
import {
  getSession,
  productStatuses,
  productStatusLabel,
  type SessionProduct,
  type SessionStatus,
  status,
} from '@ensaio/domain'
import { now, productItem, refuse, session } from '@ensaio/mocks'
import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ProductsCard } from './ProductsCard.tsx'

const client = createClient({ baseUrl: '/api' })

function products(over: Partial<SessionProduct> = {}): SessionProduct[] {
  return session().products.map((product) => ({ ...product, ...over }))
}

function ofEachStatus(): SessionProduct[] {
  return productStatuses.map((of, index) => ({
    id: index + 1,
    status: of,
    item: productItem(9),
    deliverables: [],
  }))
}

const meta = preview.meta({
  title: 'Componentes/Ensaio/ProductsCard',
  component: ProductsCard,
  args: { products: products() },
  parameters: {
    docs: {
      description: {
        component:
          'O que o ensaio entrega e em que ponto está cada item, na ordem dos itens. Com `coming` e `now` conta o que vem aí: a visita e até quando chega cada item que ainda falta; use na coluna direita do detalhe no lugar de cartões vazios. O ícone é decorativo: o nome do item e a situação estão escritos.',
      },
    },
  },
})

export const CadaSituacao = meta.story({
  name: 'Cada situação',
  args: { products: ofEachStatus() },
  play: async ({ canvas }) => {
    for (const of of productStatuses) {
      await expect(canvas.getByText(productStatusLabel(of))).toBeVisible()
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

const awaited = (of: SessionStatus, scheduled_for: string | null) => ({
  products: products({ status: 2, deliverables: [] }),
  coming: session({ status: of, scheduled_for }),
  now,
})

export const OQueVemAi = meta.story({
  name: 'O que vem aí: visita marcada',
  args: awaited(status.scheduled, '2026-11-24T13:30:00.000Z'),
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent)
    await expect(canvas.getByRole('region', { name: 'O que vem aí' })).toBeVisible()
    await expect(lines).toEqual([
      'Visita do fotógrafo24/11/2026, 10h30',
      'Tour virtualAté 28/11/2026',
      'Fotos profissionaisAté 28/11/2026',
      'PlantasAté 28/11/2026',
    ])
  },
})

export const SemDia = meta.story({
  name: 'O que vem aí: falta o dia',
  args: awaited(status.notScheduled, null),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Falta escolher o dia')).toBeVisible()
    await expect(canvas.getAllByText('Até 4 dias depois da visita')).toHaveLength(3)
  },
})

export const EmAtraso = meta.story({
  name: 'O que vem aí: em atraso',
  args: awaited(status.pending, '2026-11-10T13:30:00.000Z'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Feita em 10/11/2026')).toBeVisible()
    await expect(canvas.getAllByText('Era até 14/11/2026: em atraso')).toHaveLength(3)
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
    ...awaited(status.pending, '2026-11-10T13:30:00.000Z'),
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

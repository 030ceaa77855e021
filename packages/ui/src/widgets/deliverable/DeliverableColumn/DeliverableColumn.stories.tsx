import { createClient } from '@ensaio/client'
import { clientItemIds, clientPlace, itemIds, itemNames, items, type SessionProduct } from '@ensaio/domain'
import { productItem, tour } from '@ensaio/mocks'
import { expect, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { DeliverableColumn, type DeliverableColumnProps } from './DeliverableColumn.tsx'

const client = createClient({ baseUrl: '/api' })

function product(id: number): SessionProduct {
  const known = itemIds.find((one) => one === id)
  const item = known
    ? productItem(known)
    : { id, item_id: id, label: 'Novidade', title: 'Novidade', icon: 'package' }
  return { id: id * 10, status: 2, item, deliverables: id === 6 ? [tour()] : [] }
}

const meta = preview.meta({
  title: 'Componentes/Entrega/DeliverableColumn',
  component: DeliverableColumn,
  args: {
    products: itemIds.toReversed().map(product) as readonly SessionProduct[],
    viewer: 'client' as DeliverableColumnProps['viewer'],
    render: ((one, kind) => (
      <Card title={one.item.label}>
        <Text soft>{kind}</Text>
      </Card>
    )) as DeliverableColumnProps['render'],
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Os entregáveis de um ensaio, um cartão cada: para o cliente as fotos primeiro; para a equipe um por trabalho, com as etapas (captação, edição, tour) num lugar só, aberto na primeira que falta entregar. `render` recebe o produto e o tipo de entrega. Clientes não veem a captação. Um cartão que quebra, ou um item desconhecido, quebra sozinho.',
      },
    },
  },
})

const titles = (canvas: { getAllByRole: (role: 'heading') => HTMLElement[] }) =>
  canvas.getAllByRole('heading').map((heading) => heading.textContent)

export const Cliente = meta.story({
  name: 'O que o cliente vê',
  tags: ['spec:2-detail-client-items'],
  play: async ({ canvas }) => {
    const order = clientItemIds.toSorted((one, other) => clientPlace(one) - clientPlace(other))
    await expect(titles(canvas)).toEqual(order.map((id) => itemNames[id]))
    await expect(canvas.getByText('blueprints')).toBeVisible()
  },
})

export const TourEmEdicao = meta.story({
  name: 'Edição de tour vazia: o cliente não vê um cartão sem nada',
  args: { products: [{ ...product(6), deliverables: [] }, product(7)] },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual([itemNames[7]])
  },
})

export const TourEmEdicaoEquipe = meta.story({
  name: 'Edição de tour vazia: a equipe vê',
  args: { ...TourEmEdicao.input.args, viewer: 'staff' },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual([itemNames[6]])
    await expect(canvas.getByRole('button', { name: `${itemNames[7]}, Em produção` })).toBeVisible()
  },
})

export const Equipe = meta.story({
  name: 'O que a equipe vê: um cartão por trabalho, na primeira etapa aberta',
  args: { viewer: 'staff' },
  play: async ({ canvas }) => {
    const works = new Set(itemIds.map((id) => items[id].work))
    const first = [...works].map((work) => itemIds.find((id) => items[id].work === work))
    await expect(titles(canvas)).toEqual(first.map((id) => id && itemNames[id]))
  },
})

export const EtapasDoTour = meta.story({
  name: 'As etapas do tour, pelo teclado; um cartão de cada vez',
  args: {
    viewer: 'staff',
    products: [{ ...product(5), status: 3 as const }, product(6), product(7)],
  },
  play: async ({ canvas }) => {
    const stages = within(canvas.getByRole('group', { name: 'Etapa mostrada' }))
    const shown = () => stages.getByRole('button', { pressed: true })
    await expect(shown()).toHaveAccessibleName(`${itemNames[6]}, Em produção`)
    await expect(titles(canvas)).toEqual([itemNames[6]])
    await press(stages.getByRole('button', { name: `${itemNames[7]}, Em produção` }))
    await expect(titles(canvas)).toEqual([itemNames[7]])
    await press(stages.getByRole('button', { name: `${itemNames[5]}, Entregue` }))
    await expect(titles(canvas)).toEqual([itemNames[5]])
    await expect(shown()).toHaveAccessibleName(`${itemNames[5]}, Entregue`)
  },
})

export const EtapasEntregues = meta.story({
  ...notPictured,
  name: 'Todas as etapas entregues: abre na última, o tour',
  args: {
    viewer: 'staff',
    products: [5, 6, 7].map((item) => ({ ...product(item), status: 3 as const })),
  },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual([itemNames[7]])
  },
})

export const ItemDesconhecido = meta.story({
  name: 'Item desconhecido: só o cartão dele quebra',
  tags: ['spec:8-unknown-item'],
  args: { viewer: 'staff', products: [product(9), product(99), product(11)] },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual([itemNames[9], itemNames[11], 'Novidade'])
    await expect(canvas.getByText('Não foi possível mostrar este conteúdo')).toBeVisible()
    await expect(canvas.getByText('photos')).toBeVisible()
  },
})

export const CartaoQuebrado = meta.story({
  name: 'Um cartão que quebra deixa os outros',
  args: {
    products: [product(7), product(9)],
    render: (one) => {
      if (one.item.id === 7) throw new Error('Broken on purpose.')
      return <Card title={one.item.label}>Inteiro</Card>
    },
  },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual([itemNames[9], itemNames[7]])
    await expect(canvas.getByText('Inteiro')).toBeVisible()
  },
})

export const Vazio = meta.story({
  ...notPictured,
  tags: ['spec:2-detail-nothing-yet'],
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não há entregáveis no momento. Volte novamente mais tarde.')).toBeVisible()
  },
})

export const NadaParaOCliente = meta.story({
  ...notPicturedOn('phone'),
  name: 'Só trabalho interno: nada para o cliente',
  args: { products: [product(5), product(8)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Não há entregáveis no momento/)).toBeVisible()
  },
})

export const Cancelado = meta.story({
  name: 'Vazio, com o texto da página',
  args: { products: [], emptyText: 'Este ensaio foi cancelado antes da entrega.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este ensaio foi cancelado antes da entrega.')).toBeVisible()
    await expect(canvas.queryByText(/Não há entregáveis/)).toBeNull()
  },
})

export const Celular = meta.story({
  name: 'No celular, com um cartão quebrado',
  ...onPhone,
  args: { viewer: 'staff', products: [product(9), product(99)] },
})

export const PelaRede = meta.story({
  name: 'Pela rede',
  render: function Asked(args) {
    const [remote, retry] = useRemote((signal) => client.sessions.get(1042, signal), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="240px" />}>
        {(value) => <DeliverableColumn {...args} products={value.products} />}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: itemNames[9] })).toBeVisible()
  },
})

export const NomesLongos = meta.story({
  name: 'Nomes longos, no celular',
  ...onPhone,
  args: {
    products: [
      {
        ...product(11),
        item: {
          ...productItem(11),
          label: 'Plantas humanizadas de todos os pavimentos, com as áreas comuns',
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /áreas comuns/ })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

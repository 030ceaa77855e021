import { createClient } from '@ensaio/client'
import {
  Failure,
  productStatuses,
  progressRefusal,
  type SessionStatus,
  sessionStatuses,
  status,
  statusLongLabel,
  updateProduct,
} from '@ensaio/domain'
import { photos, productItem, refuse, session } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Await } from '../../../primitives/feedback/Await/Await.tsx'
import { Skeleton } from '../../../primitives/feedback/Skeleton/Skeleton.tsx'
import { Card } from '../../../primitives/layout/Card/Card.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { useRemote } from '../../../remote/useRemote.ts'
import { ProductProgress, type ProductProgressProps } from './ProductProgress.tsx'

type Progress = ProductProgressProps['onProgress']

const pictures = { id: 2, status: 2 as const, item: productItem(9), deliverables: photos() }
const plans = { id: 3, status: 2 as const, item: productItem(11), deliverables: [] }
const capture = { id: 4, status: 1 as const, item: productItem(8), deliverables: photos() }

function ensaio(of: SessionStatus = status.pending): ProductProgressProps['session'] {
  return { status: of, products: [pictures, plans, capture] }
}

const meta = preview.meta({
  title: 'Componentes/Ensaio/ProductProgress',
  component: ProductProgress,
  args: {
    product: pictures as ProductProgressProps['product'],
    session: ensaio(),
    onProgress: fn<Progress>(async () => {}),
  },
  render: (args) => (
    <Card title={args.product.item.label} aside={<ProductProgress {...args} />}>
      <Text soft>O que há neste cartão.</Text>
    </Card>
  ),
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Até onde foi cada item do ensaio, no `aside` de todo cartão de entrega da equipe. Entregar um cartão vazio, ou o último que falta ao cliente (o que entrega o ensaio), pergunta antes. O que a situação do ensaio não permite não aparece.',
      },
    },
  },
})

export const EmProducao = meta.story({
  name: 'Em produção',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Em produção')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar como entregue: Fotos profissionais' }))
    await expect(args.onProgress.mock.calls).toEqual([[2, 3]])
  },
})

export const Aguardando = meta.story({
  args: { product: capture },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Iniciar produção/ }))
    await expect(args.onProgress).toHaveBeenLastCalledWith(4, 2)
    await userEvent.click(canvas.getByRole('button', { name: /^Marcar como entregue/ }))
    await expect(args.onProgress).toHaveBeenLastCalledWith(4, 3)
  },
})

export const Entregue = meta.story({
  name: 'Entregue: pode reabrir',
  args: { product: { ...pictures, status: 3 } },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: /^Reabrir/ }))
    await expect(args.onProgress).toHaveBeenLastCalledWith(2, 2)
  },
})

export const Vazio = meta.story({
  name: 'Entregar um cartão vazio pergunta',
  args: { product: plans },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Marcar como entregue/ }))
    const dialog = screen.getByRole('alertdialog', { name: 'Entregar “Plantas” sem nada dentro?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar' }))
    await expect(args.onProgress).not.toHaveBeenCalled()
  },
})

export const Ultimo = meta.story({
  ...notPictured,
  name: 'O último que falta entrega o ensaio',
  args: { session: { ...ensaio(), products: [pictures, { ...plans, status: 3 }, capture] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Marcar como entregue/ }))
    const dialog = screen.getByRole('alertdialog', { name: 'Entregar “Fotos profissionais” e o ensaio?' })
    await expect(dialog).toHaveAccessibleDescription(/recebe um e-mail/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Marcar como entregue' }))
    await expect(args.onProgress.mock.calls).toEqual([[2, 3]])
  },
})

/** The allowed moves per status of the ensaio and of the product. */
export const Situacoes = meta.story({
  name: 'Cada situação do ensaio',
  render: (args) => (
    <Stack gap={24}>
      {sessionStatuses.map((of) => (
        <Stack key={of} gap={8} role="group" aria-label={statusLongLabel(of)}>
          <Text strong>{statusLongLabel(of)}</Text>
          {productStatuses.map((one) => (
            <ProductProgress
              {...args}
              key={one}
              product={{ ...pictures, status: one }}
              session={ensaio(of)}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const of of sessionStatuses) {
      const group = within(canvas.getByRole('group', { name: statusLongLabel(of) }))
      const mayDeliver = progressRefusal(of, 3) === null
      const mayReopen = progressRefusal(of, 2) === null
      await expect(group.queryAllByRole('button', { name: /^Marcar/ })).toHaveLength(mayDeliver ? 2 : 0)
      await expect(group.queryAllByRole('button', { name: /^Reabrir/ })).toHaveLength(mayReopen ? 1 : 0)
    }
  },
})

export const Falhou = meta.story({
  name: 'Falha dita',
  args: {
    onProgress: fn<Progress>(async () => {
      throw new Failure('unavailable', 'O serviço está em manutenção.')
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Marcar como entregue/ }))
    await expect(await screen.findByText('O serviço está em manutenção.')).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com um nome longo',
  ...onPhone,
  args: {
    product: {
      ...capture,
      item: { ...capture.item, label: 'Captação de fotos aéreas com drone e de fachada ao entardecer' },
    },
  },
})

const client = createClient({ baseUrl: '/api' })

export const PelaRede = meta.story({
  name: 'Pela rede, depois de uma falha',
  beforeEach({ msw }) {
    msw.use(refuse(updateProduct, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  render: function Adopter() {
    const [remote, retry, replace] = useRemote(async () => session({ status: status.pending }), [])
    return (
      <Await remote={remote} onRetry={retry} waiting={<Skeleton height="120px" />}>
        {(value) => (
          <Stack>
            {value.products.map((product) => (
              <Card
                key={product.id}
                title={product.item.label}
                aside={
                  <ProductProgress
                    product={product}
                    session={value}
                    onProgress={async (id, to) => replace(await client.queue.moveProduct(value.id, id, to))}
                  />
                }
              />
            ))}
          </Stack>
        )}
      </Await>
    )
  },
  play: async ({ canvas }) => {
    const name = 'Marcar como entregue: Fotos profissionais'
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar como entregue' }))
    await expect(await dialog.findByText(/em manutenção/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Marcar como entregue' }))
    await expect(await canvas.findByRole('button', { name: 'Reabrir: Fotos profissionais' })).toBeVisible()
  },
})

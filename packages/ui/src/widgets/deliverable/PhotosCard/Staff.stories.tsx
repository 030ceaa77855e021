import { featurePhoto, type Photo } from '@ensaio/domain'
import { photos, tags } from '@ensaio/mocks'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { PhotosCard } from './PhotosCard.tsx'

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: equipe',
  component: PhotosCard,
  args: {
    photos: ready(featurePhoto(photos(), 5, true) as readonly Photo[]),
    tags: tags(),
    viewer: 'staff' as const,
    instructions: 'Sem pessoas nas fotos.',
    onRetry: fn(async () => {}),
  },
})

export const NaOrdemDaGaleria = meta.story({
  name: 'As orientações, e as fotos na ordem da galeria: a capa não passa à frente',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sem pessoas nas fotos.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Abrir Foto 5 de 9, Varanda/ })).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem').map((tile) => tile.getBoundingClientRect())
    await expect(first?.width).toBeCloseTo(second?.width ?? 0, 0)
  },
})

export const Vazio = meta.story({
  args: { photos: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma foto ainda')).toBeVisible()
    await expect(
      canvas.getByText('O cliente vê as fotos quando elas forem marcadas como entregues.'),
    ).toBeVisible()
  },
})

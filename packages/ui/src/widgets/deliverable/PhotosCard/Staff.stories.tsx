import { Failure, featurePhoto, type Photo } from '@ensaio/domain'
import { photos, tags } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from './PhotosCard.tsx'

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

const onDelete = fn<NonNullable<PhotosCardProps['onDelete']>>(async ({ id }) => {
  if (id === 2) throw new Failure('not_found', 'Foto não encontrada.')
})

export const UmaJaExcluida = meta.story({
  ...notPictured,
  name: 'Excluindo três fotos, a que já não existe sai com as outras',
  args: { onDelete },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Selecionar' }))
    for (const name of [/^Foto 1 de/, /^Foto 2 de/, /^Foto 3 de/])
      await userEvent.click(canvas.getByRole('checkbox', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Excluir seleção' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Excluir 3 fotos?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir fotos' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(onDelete.mock.calls.map(([{ id }]) => id)).toEqual([1, 2, 3])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
})

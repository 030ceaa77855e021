import type { Photo, Tag } from '@ensaio/domain'
import { photo, pictures, tags } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { ready } from '../../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

type OnPanorama = NonNullable<PhotosCardProps['onPanorama']>

const sphere = photo({
  id: 7,
  url: pictures.panorama,
  thumbnail_url: pictures.panorama,
  width: 2400,
  height: 1200,
})
const flat = photo({
  id: 8,
  url: pictures.living,
  thumbnail_url: pictures.living,
  width: 1600,
  height: 1067,
  order: 1,
})

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: fotos em 360°',
  component: PhotosCard,
  args: {
    photos: ready([sphere, flat]) as PhotosCardProps['photos'],
    tags: tags() as readonly Tag[],
    viewer: 'staff' as PhotosCardProps['viewer'],
    onRetry: fn(),
    onPanorama: fn<OnPanorama>(async (one, is_panorama) =>
      [sphere, flat].map((before): Photo => (before.id === one.id ? { ...before, is_panorama } : before)),
    ),
  },
})

export const AEquipeDiz = meta.story({
  name: 'A equipe diz que uma foto 2:1 é uma esfera; as outras não têm o botão',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('360°')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Abrir Foto 2/ }))
    const viewer = within(await canvas.findByRole('dialog', { name: 'Foto ampliada' }))
    await expect(viewer.queryByRole('button', { name: 'Abrir em 360°' })).toBeNull()
    await press(viewer.getByRole('button', { name: 'Foto anterior' }))
    const mark = await viewer.findByRole('button', { name: 'Abrir em 360°' })
    await press(mark)
    await waitFor(() => expect(args.onPanorama).toHaveBeenLastCalledWith(sphere, true))
    await waitFor(() => expect(mark).toHaveAttribute('aria-pressed', 'true'))
  },
})

export const Marcada = meta.story({
  name: 'Marcada na galeria',
  args: { viewer: 'client', photos: ready([{ ...sphere, is_panorama: true }, flat]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('360°')).toBeVisible()
  },
})

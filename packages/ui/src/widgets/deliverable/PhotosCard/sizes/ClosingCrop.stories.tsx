import { photos, sizedPhotos, tags } from '@ensaio/mocks'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { ready } from '../../../../remote/remote.ts'
import { PhotosCard, type PhotosCardProps } from '../PhotosCard.tsx'

const meta = preview.meta({
  title: 'Componentes/Entrega/PhotosCard: recortes, como se fecham',
  component: PhotosCard,
  args: {
    photos: ready(photos(3)),
    tags: tags(),
    viewer: 'client' as PhotosCardProps['viewer'],
    onRetry: fn(async () => {}),
    onSizes: fn<NonNullable<PhotosCardProps['onSizes']>>(async () => sizedPhotos(3)),
    onCrop: fn<NonNullable<PhotosCardProps['onCrop']>>(async () => {}),
  },
})

/** Presses at one place, or on an element, and lets go outside the dialog, where a browser then reports the click. */
async function letGoOutside(dialog: HTMLElement, pressed: HTMLElement) {
  const { left, top } = dialog.getBoundingClientRect()
  const outside = { clientX: left - 5, clientY: top - 5 }
  await fireEvent.pointerDown(pressed, pressed === dialog ? outside : {})
  await fireEvent.pointerUp(dialog, outside)
  await fireEvent.click(dialog, outside)
}

/** O recorte é desenhado arrastando: soltar fora é comum, e não pode jogá-lo fora. */
export const SoltarFora = meta.story({
  ...notPictured,
  name: 'Soltar fora, depois de arrastar ou de um toque fora, não fecha; “Cancelar” fecha',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Abrir Foto 1 de/ }))
    const viewer = within(await screen.findByRole('dialog', { name: 'Foto ampliada' }))
    await userEvent.click(viewer.getByRole('button', { name: 'Recortar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Recortar para redes sociais' })
    await letGoOutside(dialog, await within(dialog).findByText('Mostra o meio da foto.'))
    await letGoOutside(dialog, dialog)
    await expect(dialog).toHaveAttribute('open')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    await expect(screen.queryByRole('dialog', { name: 'Recortar para redes sociais' })).toBeNull()
  },
})

import { pictures } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { PictureViewer } from './PictureViewer.tsx'

const lost = 'data:image/jpeg;base64,'

const meta = preview.meta({
  title: 'Primitivos/Mídia/PictureViewer: de perto',
  component: PictureViewer,
  args: {
    open: true as const,
    label: 'Foto ampliada',
    place: 0,
    pictures: [
      { id: 1, src: pictures.living, whole: lost, title: 'Sala' },
      { id: 2, src: pictures.balcony, title: 'Varanda' },
    ],
    onClose: fn(),
  },
})

export const GrandeQueNaoVem = meta.story({
  ...notPictured,
  name: 'De perto sem rede: a foto grande não vem, e a de antes fica; vista de novo, inteira, tenta outra vez',
  render: function Shown(args) {
    const [place, setPlace] = useState(0)
    return <PictureViewer {...args} place={place} onGo={setPlace} />
  },
  play: async ({ canvas }) => {
    const viewer = within(await canvas.findByRole('dialog', { name: 'Foto ampliada' }))
    const image = () => viewer.getByRole<HTMLImageElement>('img', { name: 'Sala' })
    await waitFor(() => expect(image().naturalWidth).toBeGreaterThan(0))
    await userEvent.click(viewer.getByRole('button', { name: 'Aproximar' }))
    await waitFor(() => expect(image()).toHaveAttribute('src', pictures.living))
    await waitFor(() => expect(image().naturalWidth).toBeGreaterThan(0))
    await userEvent.click(viewer.getByRole('button', { name: 'Próxima foto' }))
    await userEvent.click(viewer.getByRole('button', { name: 'Foto anterior' }))
    await waitFor(() => expect(image().naturalWidth).toBeGreaterThan(0))
    const asked = spyOn(HTMLImageElement.prototype, 'setAttribute')
    await userEvent.click(viewer.getByRole('button', { name: 'Aproximar' }))
    await waitFor(() => expect(asked).toHaveBeenCalledWith('src', lost))
    asked.mockRestore()
    await userEvent.click(viewer.getByRole('button', { name: 'Afastar' }))
  },
})

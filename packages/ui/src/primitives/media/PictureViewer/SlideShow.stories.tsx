import { pictures } from '@ensaio/mocks'
import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Button } from '../../action/Button/Button.tsx'
import { ConfirmDialog } from '../../dialog/ConfirmDialog/ConfirmDialog.tsx'
import { PictureViewer } from './PictureViewer.tsx'

const slideTime = 600_000

const meta = preview.meta({
  title: 'Primitivos/Mídia/PictureViewer: apresentação',
  component: PictureViewer,
  args: {
    open: true as const,
    label: 'Foto ampliada',
    place: 0,
    pictures: [
      { id: 1, src: pictures.facade, title: 'Fachada' },
      { id: 2, src: pictures.living, title: 'Sala' },
      { id: 3, src: pictures.balcony, title: 'Varanda' },
    ],
    slideTime,
    onClose: fn(),
  },
})

export const SobUmaPergunta = meta.story({
  ...notPictured,
  name: 'Uma pergunta aberta por cima segura a apresentação; fechada, ela continua',
  render: function Asking(args) {
    const [place, setPlace] = useState(0)
    const [isAsking, setAsking] = useState(false)
    return (
      <>
        <PictureViewer {...args} place={place} onGo={setPlace}>
          <Button variant="quiet" onPress={() => setAsking(true)}>
            Excluir
          </Button>
        </PictureViewer>
        <ConfirmDialog
          open={isAsking}
          title="Excluir esta foto?"
          action="Excluir foto"
          onConfirm={async () => {}}
          onClose={() => setAsking(false)}
        />
      </>
    )
  },
  play: async ({ canvas }) => {
    const viewer = within(await canvas.findByRole('dialog', { name: 'Foto ampliada' }))
    const clock = spyOn(window, 'setTimeout')
    const stop = spyOn(window, 'clearTimeout')
    // StrictMode runs each effect twice, and clears the first timer.
    const waits = () => {
      const cleared = new Set(stop.mock.calls.map(([timer]) => timer))
      const timers = clock.mock.results.filter((_, nth) => clock.mock.calls[nth]?.[1] === slideTime)
      return timers.filter(({ value }) => !cleared.has(value)).length
    }
    await press(viewer.getByRole('button', { name: 'Apresentar as fotos' }))
    await waitFor(() => expect(waits()).toBe(1))
    await press(viewer.getByRole('button', { name: 'Excluir' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Excluir esta foto?' }))
    await waitFor(() => expect(waits()).toBe(0))
    await press(question.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(waits()).toBe(1))
    const [goOn] = clock.mock.calls.findLast(([, delay]) => delay === slideTime) ?? []
    if (typeof goOn === 'function') goOn()
    await waitFor(() => expect(viewer.getByRole('heading')).toHaveTextContent('2 de 3'))
    clock.mockRestore()
    stop.mockRestore()
  },
})

export const PaginaQueMuda = meta.story({
  ...notPictured,
  name: 'O que muda na página por baixo não faz a apresentação esperar mais',
  render: function Counting(args) {
    const [place, setPlace] = useState(0)
    const [count, setCount] = useState(0)
    return (
      <PictureViewer {...args} place={place} onGo={setPlace}>
        <Button variant="quiet" onPress={() => setCount(count + 1)}>
          {`Mudar (${count})`}
        </Button>
      </PictureViewer>
    )
  },
  play: async ({ canvas }) => {
    const viewer = within(await canvas.findByRole('dialog', { name: 'Foto ampliada' }))
    const clock = spyOn(window, 'setTimeout')
    const waits = () => clock.mock.calls.filter(([, delay]) => delay === slideTime).length
    await press(viewer.getByRole('button', { name: 'Apresentar as fotos' }))
    await waitFor(() => expect(waits()).toBeGreaterThan(0))
    const begun = waits()
    await press(viewer.getByRole('button', { name: 'Mudar (0)' }))
    await viewer.findByRole('button', { name: 'Mudar (1)' })
    await expect(waits()).toBe(begun)
    clock.mockRestore()
  },
})

import { pictures } from '@ensaio/mocks'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
import { inEveryMode, notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { VideoPlayer } from './VideoPlayer.tsx'

const meta = preview.meta({
  title: 'Primitivos/Mídia/VideoPlayer',
  component: VideoPlayer,
  args: {
    source: '/api/files/videos/4',
    type: 'video/mp4',
    name: 'Vídeo 1',
    poster: pictures.living as string | null,
    captions: '/api/files/videos/4/captions' as string | null,
    width: 1920 as number | null,
    height: 1080 as number | null,
  },
  decorators: [(Story) => <div style={{ maxWidth: 720 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Um vídeo guardado aqui, no tocador do próprio navegador. Nada do arquivo é baixado antes de tocar; o tocador pede só as partes de que precisa. Se não tocar, ele diz.\n\n**Acessibilidade.** Os comandos são os do navegador, também por teclado; as legendas começam ligadas.',
      },
    },
  },
})

const film = (canvasElement: HTMLElement) => canvasElement.querySelector('video') as HTMLVideoElement

export const ComCapa = meta.story({
  ...inEveryMode,
  name: 'Com capa e legendas',
  play: async ({ canvasElement }) => {
    const video = film(canvasElement)
    await expect(video).toHaveAttribute('preload', 'none')
    await expect(video.controls).toBe(true)
    await expect(video).toHaveAccessibleName('Vídeo 1')
    await expect(video.getAttribute('poster')).toBe(pictures.living)
    const track = video.querySelector('track')
    await expect([track?.kind, track?.srclang, track?.default]).toEqual(['captions', 'pt-BR', true])
    // Its place is known before anything of it loads.
    await expect(video.clientWidth / video.clientHeight).toBeCloseTo(16 / 9, 1)
  },
})

export const SemCapa = meta.story({
  name: 'Sem capa, sem legendas, tamanho desconhecido',
  args: { poster: null, captions: null, width: null, height: null },
  play: async ({ canvasElement }) => {
    const video = film(canvasElement)
    await expect(video.querySelector('track')).toBeNull()
    await expect(video.clientWidth / video.clientHeight).toBeCloseTo(16 / 9, 1)
  },
})

export const EmPe = meta.story({
  name: 'Em pé, no celular',
  ...onPhone,
  args: { poster: null, width: 1080, height: 1920 },
  play: async ({ canvasElement }) => {
    const video = film(canvasElement)
    await expect(video.clientHeight).toBeLessThanOrEqual(window.innerHeight * 0.75 + 1)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const NaoToca = meta.story({
  name: 'O navegador não consegue tocar',
  play: async ({ canvas, canvasElement }) => {
    const said = 'Não foi possível tocar este vídeo aqui. Baixe o arquivo para assistir.'
    await expect(canvas.queryByText(said)).toBeNull()
    fireEvent.error(film(canvasElement))
    await expect((await canvas.findByText(said)).closest('[role=alert]')).toBeVisible()
  },
})

export const TentaDeNovo = meta.story({
  ...notPictured,
  name: 'Sem rede não tocou: tenta de novo, sem recarregar a página',
  play: async ({ canvas, canvasElement }) => {
    const before = film(canvasElement)
    before.dispatchEvent(new Event('error'))
    await press(await canvas.findByRole('button', { name: 'Tentar novamente: Vídeo 1' }))
    await waitFor(() => expect(canvas.queryByText(/^Não foi possível tocar/)).toBeNull())
    // The browser fetches nothing more for a player that has given up.
    await expect(film(canvasElement)).not.toBe(before)
    await expect(document.body).not.toHaveFocus()
  },
})

export const PorTeclado = meta.story({
  ...notPictured,
  name: 'Pelo teclado: o tocador recebe o foco',
  play: async ({ canvasElement }) => {
    film(canvasElement).focus()
    await expect(film(canvasElement)).toHaveFocus()
  },
})

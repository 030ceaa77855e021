import { publicProperty, publicVideo, storedVideo } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { inEveryMode, notPicturedOn, together } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { PropertyPage } from './PropertyPage.tsx'

const meta = preview.meta({
  title: 'Componentes/Publicação/PropertyPage: vídeos por arquivo',
  component: PropertyPage,
  args: {
    property: publicProperty({ photos: [], description: '', videos: [], video_files: [publicVideo()] }),
    address: 'https://ensaio.test/imovel/pG3kq8Zt1xVb7Nc2Ry5LwA',
    year: 2026,
    houseName: 'Ensaio',
  },
  parameters: { bare: true },
})

export const Um = meta.story({
  ...together(notPicturedOn('phone'), inEveryMode),
  name: 'Um vídeo, que se baixa',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Vídeo' })).toBeVisible()
    const video = canvasElement.querySelector('video')
    await expect([video?.preload, video?.controls, video?.playsInline]).toEqual(['none', true, true])
    await expect(video?.querySelector('track')?.srclang).toBe('pt-BR')
    await expect(canvas.getByRole('link', { name: 'Baixar o vídeo 24,0 MB' })).toHaveAttribute(
      'href',
      '/api/files/videos/4/download',
    )
  },
})

export const Varios = meta.story({
  name: 'Dois, ao lado de um do YouTube; a página não oferece downloads',
  args: {
    property: publicProperty({
      photos: [],
      description: '',
      video_files: [
        publicVideo({ download_url: null }),
        publicVideo({
          id: 5,
          download_url: null,
          file: storedVideo({ file: { width: 1080, height: 1920, poster_url: null, captions_url: null } })
            .file,
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Vídeos' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Tour virtual e mais vídeos' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /Baixar o vídeo/ })).toBeNull()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

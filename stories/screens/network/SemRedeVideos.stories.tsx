import { getSession, getUser } from '@ensaio/domain'
import { photo, pictures, productItem, reply, session, storedVideo, user } from '@ensaio/mocks'
import { within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type Trial, withoutNetwork } from './lost-network.tsx'

const path = '/sessions/1042'
const given = [
  reply(getUser, () =>
    user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
  ),
  reply(getSession, () =>
    session({
      status: 4,
      products: [{ id: 4, status: 2, item: productItem(10), deliverables: [storedVideo()] }],
    }),
  ),
]

const video = new File([new Uint8Array(2000)], 'visita.mp4', { type: 'video/mp4' })
const picture = new File([Uint8Array.from(atob('/9j/2wBDAP//'), (one) => one.charCodeAt(0))], 'capa.jpg', {
  type: 'image/jpeg',
})
const captions = new File(['WEBVTT\n\n00:00.000 --> 00:02.000\nA sala.\n'], 'legendas.vtt')

/** Opens picture and captions of the video. */
const details: Pick<Trial, 'path' | 'given' | 'reach'> = {
  path,
  given,
  reach: ({ press }) => press('Capa e legendas: Vídeo'),
}

/** Chooses a file in the open dialog. */
const choose =
  (label: string, file: File): Trial['press'] =>
  async ({ user: person, screen }) =>
    person.upload(
      within(await screen.findByRole('dialog')).getByLabelText(label, { selector: 'input' }),
      file,
    )

const sphere = [
  given[0] as (typeof given)[number],
  reply(getSession, () =>
    session({
      status: 8,
      products: [
        {
          id: 2,
          status: 2,
          item: productItem(9),
          deliverables: [photo({ id: 7, width: 2400, height: 1200, url: pictures.panorama })],
        },
      ],
    }),
  ),
]

const meta = preview.meta({
  title: 'Telas/Sem rede: vídeos por arquivo e fotos em 360°',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** Cada ação da equipe com um vídeo por arquivo e uma foto em 360°: a rede some antes dela, e volta. */
export const DaEquipe = meta.story({
  name: 'Os vídeos da equipe',
  ...withoutNetwork('backoffice', {
    'enviar um vídeo': {
      call: 'videos.upload',
      path,
      given,
      press: async ({ user: person, screen }) =>
        person.upload(await screen.findByLabelText(/^Escolher vídeos/, { selector: 'input' }), video),
      again: ({ press }) => press('Tentar novamente: visita.mp4'),
      said: /Falha ao realizar upload do vídeo visita\.mp4!/,
    },
    'trocar a capa': { ...details, call: 'videos.savePoster', press: choose('Trocar capa', picture) },
    'trocar as legendas': {
      ...details,
      call: 'videos.saveCaptions',
      press: choose('Trocar legendas', captions),
    },
    'marcar uma foto em 360°': {
      call: 'photos.markPanorama',
      path,
      given: sphere,
      reach: async ({ press, screen }) => {
        await press(/^Abrir Foto 1/)
        await screen.findByRole('dialog', { name: 'Foto ampliada' })
      },
      press: ({ answer }) => answer('Abrir em 360°'),
      said: 'Não foi possível mudar a foto.',
    },
    'tirar as legendas': {
      ...details,
      call: 'videos.removeCaptions',
      press: ({ answer }) => answer('Tirar legendas'),
    },
  }),
})

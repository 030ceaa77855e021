import { getSession, getUser, type SessionStatus } from '@ensaio/domain'
import { deliverableLink, position, productItem, reply, session, user } from '@ensaio/mocks'
import { within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { openPhoto, type Trial, withoutNetwork } from './lost-network.tsx'

const path = '/sessions/1042'
const asAdmin = reply(getUser, () =>
  user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
)

/** An ensaio of a status; its visit is in the past where the status allows it. */
const standing = (status: SessionStatus) => [
  asAdmin,
  reply(getSession, () =>
    session({ status, ...(status === 2 ? { scheduled_for: '2026-11-20T11:30:00.000Z' } : {}) }),
  ),
]

const onItsDay = [
  asAdmin,
  reply(getSession, () => session({ status: 2, scheduled_for: '2026-11-20T11:30:00.000Z', arrival: null })),
]

const positioned = [asAdmin, reply(getSession, () => session({ position: position() }))]

const withVideos = [
  asAdmin,
  reply(getSession, () =>
    session({
      status: 4,
      products: [
        { id: 4, status: 2, item: productItem(10), deliverables: [deliverableLink()] },
        { id: 1, status: 2, item: productItem(7), deliverables: [] },
      ],
    }),
  ),
]

const picture = new File([Uint8Array.from(atob('/9j/2wBDAP//'), (one) => one.charCodeAt(0))], 'sala.jpg', {
  type: 'image/jpeg',
})

const unsaved: Pick<Trial, 'said' | 'again' | 'passing'> = {
  said: 'Não foi possível atualizar a sessão.',
  passing: /^Ainda não salvo$/,
  again: ({ press }) => press(/^Tentar novamente/),
}

const meta = preview.meta({
  title: 'Telas/Sem rede: o ensaio',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** Cada ação da equipe num ensaio: a rede some antes dela, e volta. */
export const DaEquipe = meta.story({
  name: 'O ensaio da equipe',
  ...withoutNetwork('backoffice', {
    'marcar como feita': {
      call: 'queue.move',
      path,
      given: standing(2),
      reach: ({ press }) => press('Marcar visita como feita'),
      press: ({ answer }) => answer('Marcar visita como feita'),
    },
    cancelar: {
      call: 'queue.cancel',
      path,
      given: standing(2),
      reach: ({ press }) => press('Cancelar ensaio'),
      press: ({ answer }) => answer('Cancelar ensaio'),
    },
    'ver os serviços': {
      call: 'serviceChanges.offers',
      path,
      given: standing(1),
      press: ({ press }) => press('Mudar o serviço'),
      again: ({ answer }) => answer('Tentar novamente'),
    },
    'mudar o serviço': {
      call: 'serviceChanges.change',
      path,
      given: standing(1),
      reach: async ({ press, answer }) => {
        await press('Mudar o serviço')
        await answer(/^Completo/, 'radio')
      },
      press: ({ answer }) => answer(/^Confirmar/),
    },
  }),
})

/** A visita: quem vai, quando, e onde. */
export const Visita = meta.story({
  name: 'A visita, para a equipe',
  ...withoutNetwork('backoffice', {
    'ver quem está livre': {
      call: 'queue.providerChoices',
      path,
      given: standing(2),
      press: ({ press }) => press('Trocar fotógrafo'),
      again: ({ answer }) => answer('Tentar novamente'),
    },
    'trocar o fotógrafo': {
      call: 'queue.assign',
      path,
      given: standing(2),
      reach: async ({ press, answer }) => {
        await press('Trocar fotógrafo')
        await answer(/^Bianca/, 'radio')
      },
      press: ({ answer }) => answer('Enviar Bianca'),
    },
    'ver quem pode ir a um encaixe': {
      call: 'queue.plan',
      path,
      given: standing(1),
      reach: async ({ press, write }) => {
        await press('Encaixar visita')
        await write(/^Dia/, '24112026')
      },
      press: ({ write }) => write(/^Horário/, '0930'),
      passing: /^Informe o dia e o horário/,
      again: ({ answer }) => answer('Tentar novamente'),
    },
    'encaixar uma visita': {
      call: 'queue.arrange',
      path,
      given: standing(1),
      reach: async ({ press, write, answer }) => {
        await press('Encaixar visita')
        await write(/^Dia/, '24112026')
        await write(/^Horário/, '0930')
        await answer(/^Bianca/, 'radio')
      },
      press: ({ answer }) => answer('Encaixar'),
    },
    'avisar que chegou': {
      call: 'queue.reportArrival',
      path,
      given: onItsDay,
      press: ({ press }) => press('Cheguei'),
    },
    'corrigir a posição do imóvel': {
      call: 'queue.setPosition',
      path,
      given: positioned,
      reach: async ({ press, write }) => {
        await press('Corrigir a posição')
        await write(/^Link do mapa/, '-23,5561; -46,6589')
      },
      press: ({ answer }) => answer('Salvar posição'),
    },
    'marcar um item como entregue': {
      call: 'queue.moveProduct',
      path,
      given: standing(4),
      reach: ({ press }) => press(/^Marcar como entregue: Fotos/),
      press: ({ answer }) => answer('Marcar como entregue'),
    },
    'mudar o contato': {
      call: 'sessions.saveContact',
      path,
      given: standing(2),
      reach: ({ write }) => write(/^Responsável/, 'Ana Prado'),
      press: ({ user }) => user.tab(),
      ...unsaved,
    },
    'mudar as informações do imóvel': {
      call: 'sessions.saveProperty',
      path,
      given: standing(2),
      reach: ({ write }) => write(/^Chaves/, 'Com o zelador'),
      press: ({ user }) => user.tab(),
      ...unsaved,
    },
    avaliar: {
      call: 'ratings.rate',
      path,
      given: standing(5),
      reach: async ({ press, screen }) => {
        const [title] = await screen.findAllByText('Avalie esse ensaio')
        title?.scrollIntoView()
        await press(/^4 estrelas/, 'radio')
      },
      press: ({ press }) => press(/^Enviar/),
    },
  }),
})

/** Arranges photos, and waits until they can be dragged: the tiles before are replaced, and a press on one would be lost. */
const arrange: NonNullable<Trial['reach']> = async ({ press, screen }) => {
  await press('Organizar')
  await screen.findByRole('button', { name: /^Foto 1 de/ })
}

/** O que a equipe envia e arruma. */
export const Material = meta.story({
  name: 'O material, para a equipe',
  ...withoutNetwork('backoffice', {
    'destacar uma foto': {
      call: 'photos.feature',
      path,
      given: standing(5),
      press: ({ press }) => press(/^Destacar Foto 2/),
      said: 'Falha ao destacar a foto!',
    },
    'mudar uma foto de lugar': {
      call: 'photos.move',
      path,
      given: standing(8),
      reach: arrange,
      press: ({ press }) => press(/^Mover para depois: Foto 1/),
      said: 'Falha ao reordenar fotos!',
    },
    'mudar o ambiente de uma foto': {
      call: 'photos.tag',
      path,
      given: standing(8),
      reach: async ({ press, screen, user }) => {
        await press('Selecionar')
        await press('Selecionar todas')
        await press(/^Ambiente da seleção/)
        await user.selectOptions(await screen.findByLabelText('Ambiente'), 'Pontualidade')
      },
      press: ({ answer }) => answer('Salvar'),
      said: 'Não foi possível mudar o ambiente.',
    },
    'excluir uma foto': {
      call: 'photos.remove',
      path,
      given: standing(8),
      reach: async (ui) => {
        await arrange(ui)
        await ui.press(/^Excluir: Foto 2/)
      },
      press: ({ answer }) => answer('Excluir foto'),
      said: 'Falha ao excluir foto!',
    },
    'enviar uma foto': {
      call: 'photos.upload',
      path,
      given: standing(8),
      press: async ({ user, screen }) =>
        user.upload(await screen.findByLabelText(/^Escolher fotos/, { selector: 'input' }), picture),
      again: ({ press }) => press(/^Tentar novamente/),
      said: 'Falha ao realizar upload da foto sala.jpg!',
    },
    'trocar uma foto': {
      call: 'photos.replace',
      path,
      given: standing(8),
      reach: async (ui) => {
        await openPhoto(ui, 'Trocar foto')
        await ui.user.upload(
          await ui.screen.findByLabelText(/^Escolher a nova/, { selector: 'input' }),
          picture,
        )
      },
      press: ({ answer }) => answer('Trocar foto'),
    },
    'baixar as fotos': {
      call: 'photos.download',
      path,
      given: standing(8),
      press: ({ press }) => press('Baixar todas'),
      again: ({ press }) => press(/^Tentar novamente: Baixar todas/),
      passing: /^Baixar todas$/,
      said: null,
    },
    'baixar uma foto num tamanho': {
      call: 'photos.file',
      path,
      given: standing(5),
      reach: async (ui) => {
        await openPhoto(ui, 'Tamanhos')
        await ui.screen.findByRole('dialog', { name: 'Baixar a foto' })
      },
      press: ({ answer }) => answer('Baixar'),
      again: ({ answer }) => answer('Tentar novamente: Baixar'),
      passing: /^Baixar$/,
    },
    'recortar uma foto': {
      call: 'photos.crop',
      path,
      given: standing(5),
      reach: async (ui) => {
        await openPhoto(ui, 'Recortar')
        await ui.press('Mover para a direita')
      },
      press: ({ answer }) => answer('Salvar'),
    },
    'acrescentar um vídeo': {
      call: 'videos.add',
      path,
      given: withVideos,
      reach: ({ write }) => write(/^URL do vídeo/, 'https://youtu.be/dQw4w9WgXcQ'),
      press: ({ press }) => press('SALVAR', 'button', /^Vídeos/),
      said: 'Falha ao salvar a URL!',
    },
    'remover um vídeo': {
      call: 'videos.remove',
      path,
      given: withVideos,
      reach: ({ press }) => press(/^Remover: /),
      press: ({ answer }) => answer('Remover vídeo'),
    },
    'salvar o tour': {
      call: 'tours.save',
      path,
      given: withVideos,
      reach: ({ write }) => write(/^URL do tour/, 'https://tour.exemplo.test/84'),
      press: ({ press }) => press('SALVAR', 'button', 'Tour virtual'),
      said: 'Falha ao salvar a URL!',
    },
    'salvar um link de entrega': {
      call: 'links.save',
      path,
      given: withVideos,
      reach: async ({ user, screen }) => {
        const card = await screen.findByRole('region', { name: 'Link de entrega: Vídeos' })
        await user.click(card.closest('details')?.querySelector('summary') as HTMLElement)
        await user.type(within(card).getByLabelText(/^Link de entrega/), 'https://drive.exemplo.test/84')
      },
      press: ({ press }) => press('SALVAR', 'button', 'Link de entrega: Vídeos'),
      said: 'Falha ao salvar a URL!',
    },
  }),
})

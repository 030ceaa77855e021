import { getSession, getUser, type SessionStatus } from '@ensaio/domain'
import { favorites, reply, session, user } from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { openPhoto, type Trial, withoutNetwork } from './lost-network.tsx'

const path = '/sessions/1042'
const asAdmin = reply(getUser, () =>
  user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
)
const standing = (status: SessionStatus) => [reply(getSession, () => session({ status }))]

/** A delivered ensaio whose client was asked for two photos. */
const choosing = (wanted: number | null) =>
  reply(getSession, () => {
    const delivered = session({ status: 5 })
    const products = delivered.products.map((one) =>
      one.id === 2 ? { ...one, favorites: favorites({ wanted }) } : one,
    )
    return { ...delivered, products }
  })

/** Answers a thread, as client or staff. */
const answer: Pick<Trial, 'reach' | 'press'> = {
  reach: async ({ press, write }) => {
    await press(/^Responder: (Sala|Foto)$/)
    await write(/^Resposta/, 'Combinado.')
  },
  press: ({ press }) => press('Enviar resposta'),
}
/** Resolves a thread. */
const resolve: Pick<Trial, 'press'> = { press: ({ press }) => press(/^Resolver: (Sala|Foto)$/) }

const meta = preview.meta({
  title: 'Telas/Sem rede: a conversa',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** O cliente comenta, responde e resolve: a rede some antes, e volta. */
export const DoCliente = meta.story({
  name: 'A conversa do cliente',
  ...withoutNetwork('portal', {
    'marcar uma favorita': {
      call: 'favorites.mark',
      path,
      given: standing(5),
      press: ({ press }) => press(/^Favoritar Foto 2/),
    },
    'enviar a escolha': {
      call: 'favorites.send',
      path,
      given: [choosing(2)],
      reach: ({ press }) => press('Enviar escolha'),
      press: ({ answer }) => answer('Enviar escolha'),
    },
    'comentar um ponto de uma foto': {
      call: 'conversation.start',
      path,
      given: standing(5),
      reach: async (ui) => {
        await openPhoto(ui, 'Comentários (2)')
        await ui.answer('Novo comentário')
        await ui.write(/^Novo comentário/, 'O quadro está torto.')
        await ui.answer('Marcar um ponto')
      },
      press: ({ answer }) => answer('Enviar comentário'),
    },
    'responder um comentário': { call: 'conversation.answer', path, given: standing(5), ...answer },
    'resolver um comentário': { call: 'conversation.resolve', path, given: standing(5), ...resolve },
  }),
})

/** O mesmo, da equipe. */
export const DaEquipe = meta.story({
  name: 'A conversa da equipe',
  ...withoutNetwork('backoffice', {
    'pedir uma escolha': {
      call: 'favorites.ask',
      path,
      given: [asAdmin, ...standing(5)],
      reach: async ({ press, write }) => {
        await press('Pedir escolha')
        await write(/^Quantas fotos/, '3')
      },
      press: ({ answer }) => answer('Pedir escolha'),
    },
    'comentar o ensaio': {
      call: 'conversation.start',
      path,
      given: [asAdmin, ...standing(4)],
      reach: async ({ press, write }) => {
        await press('Comentar o ensaio')
        await write(/^Comentário sobre o ensaio/, 'Chegamos às nove.')
      },
      press: ({ press }) => press('Enviar comentário'),
    },
    'responder um comentário': {
      call: 'conversation.answer',
      path,
      given: [asAdmin, ...standing(5)],
      ...answer,
    },
    'resolver um comentário': {
      call: 'conversation.resolve',
      path,
      given: [asAdmin, ...standing(5)],
      ...resolve,
    },
  }),
})

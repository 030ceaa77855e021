import { getSession, getUser, type SessionStatus } from '@ensaio/domain'
import { reply, session, user } from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { openPhoto, withoutNetwork } from './lost-network.tsx'

const path = '/sessions/1042'
const asAdmin = reply(getUser, () =>
  user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
)
const standing = (status: SessionStatus) => [reply(getSession, () => session({ status }))]

const meta = preview.meta({
  title: 'Telas/Sem rede: a conversa',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** O cliente comenta, responde e resolve: a rede some antes, e volta. */
export const DoCliente = meta.story({
  name: 'A conversa do cliente',
  ...withoutNetwork('portal', {
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
    'responder um comentário': {
      call: 'conversation.answer',
      path,
      given: standing(5),
      reach: async ({ press, write }) => {
        await press(/^Responder: (Sala|Foto)$/)
        await write(/^Resposta/, 'Combinado.')
      },
      press: ({ press }) => press('Enviar resposta'),
    },
    'resolver um comentário': {
      call: 'conversation.resolve',
      path,
      given: standing(5),
      press: ({ press }) => press(/^Resolver: (Sala|Foto)$/),
    },
  }),
})

/** O mesmo, da equipe. */
export const DaEquipe = meta.story({
  name: 'A conversa da equipe',
  ...withoutNetwork('backoffice', {
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
      reach: async ({ press, write }) => {
        await press(/^Responder: (Sala|Foto)$/)
        await write(/^Resposta/, 'Combinado.')
      },
      press: ({ press }) => press('Enviar resposta'),
    },
    'resolver um comentário': {
      call: 'conversation.resolve',
      path,
      given: [asAdmin, ...standing(5)],
      press: ({ press }) => press(/^Resolver: (Sala|Foto)$/),
    },
  }),
})

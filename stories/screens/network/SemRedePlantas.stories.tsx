import { getSession, getTagCategory, getUser } from '@ensaio/domain'
import { reply, session, tags, user } from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const path = '/sessions/1042'
const given = [
  reply(getUser, () =>
    user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
  ),
  reply(getSession, () => session({ status: 8 })),
  reply(getTagCategory, () => ({ tags: tags() })),
]
const plan = new File(['%PDF-1.7'], 'planta.pdf', { type: 'application/pdf' })

const meta = preview.meta({
  title: 'Telas/Sem rede: plantas',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** Cada ação da equipe numa planta: a rede some antes dela, e volta. */
export const DaEquipe = meta.story({
  name: 'As plantas da equipe',
  ...withoutNetwork('backoffice', {
    'marcar os ambientes de uma planta': {
      call: 'blueprints.markRooms',
      path,
      given,
      reach: async ({ press, answer, user: person, screen }) => {
        await press('Ver planta-78m2.png')
        await answer('Marcar ambientes')
        await answer('Marcar no meio')
        await person.selectOptions(await screen.findByRole('combobox', { name: /Ambiente 1/ }), '2')
      },
      press: ({ answer }) => answer('Salvar ambientes'),
    },
    'enviar uma planta': {
      call: 'blueprints.upload',
      path,
      given,
      press: async ({ user, screen }) =>
        user.upload(await screen.findByLabelText(/^Escolher plantas/, { selector: 'input' }), plan),
      again: ({ press }) => press(/^Tentar novamente: planta/),
    },
    'excluir uma planta': {
      call: 'blueprints.remove',
      path,
      given,
      reach: ({ press }) => press('Excluir planta-78m2.png'),
      press: ({ answer }) => answer('Excluir planta'),
    },
    'baixar as plantas': {
      call: 'blueprints.download',
      path,
      given,
      press: ({ press }) => press(/^Baixar plantas/),
      again: ({ press }) => press(/^Tentar novamente: Baixar plantas/),
      passing: /^Baixar plantas$/,
      said: null,
    },
  }),
})

import { getUser } from '@ensaio/domain'
import { reply, user } from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const meta = preview.meta({
  title: 'Telas/Sem rede: integrações',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

const manager = [reply(getUser, () => user())]
const admin = [
  reply(getUser, () =>
    user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
  ),
]

/** As integrações da empresa: a rede some antes. */
export const NoPortal = meta.story({
  ...withoutNetwork('portal', {
    'criar uma chave': {
      call: 'apiKeys.create',
      path: '/profile/systems',
      given: manager,
      reach: async ({ press, answer, write }) => {
        await press('Criar chave')
        await write(/^Nome/, 'CRM novo')
        await answer('Ler ensaios', 'checkbox')
      },
      press: ({ answer }) => answer('Criar chave'),
    },
    'revogar uma chave': {
      call: 'apiKeys.revoke',
      path: '/profile/systems',
      given: manager,
      reach: ({ press }) => press('Revogar Site'),
      press: ({ answer }) => answer('Revogar'),
    },
  }),
})

/** O mesmo na equipe, para a casa. */
export const NaEquipe = meta.story({
  ...withoutNetwork('backoffice', {
    'criar uma chave da casa': {
      call: 'houseKeys.create',
      path: '/settings/systems',
      given: admin,
      reach: async ({ press, answer, write }) => {
        await press('Criar chave')
        await write(/^Nome/, 'BI')
        await answer('Ler financeiro', 'checkbox')
      },
      press: ({ answer }) => answer('Criar chave'),
    },
    'revogar uma chave da casa': {
      call: 'houseKeys.revoke',
      path: '/settings/systems',
      given: admin,
      reach: ({ press }) => press('Revogar Site'),
      press: ({ answer }) => answer('Revogar'),
    },
  }),
})

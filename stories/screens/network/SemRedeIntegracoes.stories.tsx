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
    'trocar o endereço dos portais': {
      call: 'listingFeed.create',
      path: '/profile/systems',
      given: manager,
      reach: ({ press }) => press('Trocar endereço'),
      press: ({ answer }) => answer('Trocar endereço'),
    },
    'desligar os portais': {
      call: 'listingFeed.end',
      path: '/profile/systems',
      given: manager,
      reach: ({ press }) => press('Desligar'),
      press: ({ answer }) => answer('Desligar'),
    },
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
    'avisar um sistema': {
      call: 'webhooks.add',
      path: '/profile/systems',
      given: manager,
      reach: async ({ press, write }) => {
        await press('Avisar um sistema')
        await write(/^Endereço/, 'https://erp.example/ensaio')
      },
      press: ({ answer }) => answer('Criar endereço'),
    },
    'mudar os avisos': {
      call: 'webhooks.change',
      path: '/profile/systems',
      given: manager,
      reach: ({ press }) => press('Mudar: https://crm.horizonte.com.br/ensaio'),
      press: ({ answer }) => answer('Salvar'),
    },
    'trocar a chave de assinatura': {
      call: 'webhooks.renewSecret',
      path: '/profile/systems',
      given: manager,
      reach: ({ press }) => press('Trocar chave: https://crm.horizonte.com.br/ensaio'),
      press: ({ answer }) => answer('Trocar chave'),
    },
    'remover um endereço': {
      call: 'webhooks.remove',
      path: '/profile/systems',
      given: manager,
      reach: ({ press }) => press('Remover: https://crm.horizonte.com.br/ensaio'),
      press: ({ answer }) => answer('Remover'),
    },
    'enviar um aviso de novo': {
      call: 'webhooks.replay',
      path: '/profile/systems',
      given: manager,
      reach: ({ press }) => press('Entregas: https://crm.horizonte.com.br/ensaio'),
      press: ({ answer }) => answer(/^Enviar de novo: Visita remarcada/),
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
    'avisar um sistema da casa': {
      call: 'houseWebhooks.add',
      path: '/settings/systems',
      given: admin,
      reach: async ({ press, write }) => {
        await press('Avisar um sistema')
        await write(/^Endereço/, 'https://erp.example/ensaio')
      },
      press: ({ answer }) => answer('Criar endereço'),
    },
    'mudar os avisos da casa': {
      call: 'houseWebhooks.change',
      path: '/settings/systems',
      given: admin,
      reach: ({ press }) => press('Mudar: https://crm.horizonte.com.br/ensaio'),
      press: ({ answer }) => answer('Salvar'),
    },
    'trocar a chave de assinatura da casa': {
      call: 'houseWebhooks.renewSecret',
      path: '/settings/systems',
      given: admin,
      reach: ({ press }) => press('Trocar chave: https://crm.horizonte.com.br/ensaio'),
      press: ({ answer }) => answer('Trocar chave'),
    },
    'remover um endereço da casa': {
      call: 'houseWebhooks.remove',
      path: '/settings/systems',
      given: admin,
      reach: ({ press }) => press('Remover: https://crm.horizonte.com.br/ensaio'),
      press: ({ answer }) => answer('Remover'),
    },
    'enviar um aviso de novo da casa': {
      call: 'houseWebhooks.replay',
      path: '/settings/systems',
      given: admin,
      reach: ({ press }) => press('Entregas: https://crm.horizonte.com.br/ensaio'),
      press: ({ answer }) => answer(/^Enviar de novo: Visita remarcada/),
    },
  }),
})

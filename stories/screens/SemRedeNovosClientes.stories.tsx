import { getUser } from '@ensaio/domain'
import { reply, user } from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const given = [
  reply(getUser, () =>
    user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
  ),
]

const meta = preview.meta({
  title: 'Telas/Sem rede: novos clientes',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** Aceitar, responder, recusar, criar e mudar empresas: a rede some antes de cada ação, e volta. */
export const NovosClientes = meta.story({
  ...withoutNetwork('backoffice', {
    'a busca de novos clientes': {
      call: 'leads.search',
      path: '/leads',
      given,
      reach: ({ write }) => write('Buscar novos clientes', 'Serra'),
      press: ({ user: pressed }) => pressed.keyboard('{Enter}'),
      again: ({ press }) => press('Tentar novamente'),
    },
    'aceitar uma empresa': {
      call: 'leads.accept',
      path: '/leads/7',
      given,
      reach: ({ press }) => press('Aceitar empresa'),
      press: ({ answer }) => answer('Aceitar e convidar'),
    },
    'responder por e-mail': {
      call: 'leads.answer',
      path: '/leads/7',
      given,
      reach: ({ write }) => write(/^Responder por e-mail/, 'Podemos ligar?'),
      press: ({ press }) => press('Enviar mensagem'),
    },
    'recusar uma empresa': {
      call: 'leads.decline',
      path: '/leads/7',
      given,
      reach: async ({ press, write }) => {
        await press('Recusar')
        await write(/^Motivo/, 'Fora da nossa área')
      },
      press: ({ answer }) => answer('Recusar empresa'),
    },
    'criar uma empresa': {
      call: 'companies.add',
      path: '/companies',
      given,
      reach: async ({ press, write }) => {
        await press('Nova empresa')
        await write(/^Empresa/, 'Leste Imóveis')
        await write(/^Nome do contato/, 'Rita Lobo')
        await write(/^Telefone/, '11912345678')
        await write(/^E-mail/, 'rita@leste.test')
      },
      press: ({ answer }) => answer('Criar e convidar'),
    },
    'editar uma empresa': {
      call: 'companies.change',
      path: '/companies/2',
      given,
      reach: async ({ press, write }) => {
        await press('Editar empresa')
        await write(/^Empresa/, 'Prisma Casa')
      },
      press: ({ answer }) => answer('Salvar'),
    },
    'desativar uma empresa': {
      call: 'companies.change',
      path: '/companies/2',
      given,
      reach: ({ press }) => press('Desativar empresa'),
      press: ({ answer }) => answer('Desativar'),
    },
  }),
})

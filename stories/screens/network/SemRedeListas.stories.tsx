import { getUser } from '@ensaio/domain'
import { reply, user } from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const meta = preview.meta({
  title: 'Telas/Sem rede: listas em CSV',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

const given = [
  reply(getUser, () =>
    user({ scope: 'admin', name: 'Helena Prado', email: 'equipe@demo.test', client: null }),
  ),
]

/** As listas da equipe: a rede some antes de cada download, e volta. */
export const DaEquipe = meta.story({
  ...withoutNetwork('backoffice', {
    'baixar os ensaios': {
      call: 'queue.exportList',
      path: '/?fila=all',
      given,
      press: ({ press }) => press('Baixar CSV: Ensaios'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Ensaios'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'baixar os clientes': {
      call: 'companies.exportList',
      path: '/companies',
      given,
      press: ({ press }) => press('Baixar CSV: Clientes'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Clientes'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'baixar as pessoas de um cliente': {
      call: 'companies.exportPeople',
      path: '/companies/2',
      given,
      press: ({ press }) => press('Baixar CSV: Pessoas'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Pessoas'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'baixar os pagamentos de um cliente': {
      call: 'companies.exportPayments',
      path: '/companies/2',
      given,
      press: ({ press }) => press('Baixar CSV: Pagamentos'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Pagamentos'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'baixar os novos clientes': {
      call: 'leads.exportList',
      path: '/leads',
      given,
      press: ({ press }) => press('Baixar CSV: Novos clientes'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Novos clientes'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'baixar a caixa de saída': {
      call: 'mails.exportList',
      path: '/outbox',
      given,
      press: ({ press }) => press('Baixar CSV: Caixa de saída'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Caixa de saída'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'baixar a equipe': {
      call: 'team.exportList',
      path: '/team',
      given,
      press: ({ press }) => press('Baixar CSV: Equipe'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Equipe'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'baixar os fotógrafos': {
      call: 'providers.exportList',
      path: '/agenda/roster',
      given,
      press: ({ press }) => press('Baixar CSV: Fotógrafos'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Fotógrafos'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'baixar os serviços': {
      call: 'catalogue.exportList',
      path: '/services',
      given,
      press: ({ press }) => press('Baixar CSV: Serviços e preços'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Serviços e preços'),
      passing: /^Baixar CSV$/,
      said: null,
    },
    'baixar os cupons': {
      call: 'staffCoupons.exportList',
      path: '/services',
      given,
      press: ({ press }) => press('Baixar CSV: Cupons'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Cupons'),
      passing: /^Baixar CSV$/,
      said: null,
    },
  }),
})

/** Os ensaios da empresa. */
export const NoPortal = meta.story({
  ...withoutNetwork('portal', {
    'baixar os ensaios': {
      call: 'sessions.exportList',
      path: '/sessions',
      given: [reply(getUser, () => user())],
      press: ({ press }) => press('Baixar CSV: Ensaios'),
      again: ({ press }) => press('Tentar novamente: Baixar CSV: Ensaios'),
      passing: /^Baixar CSV$/,
      said: null,
    },
  }),
})

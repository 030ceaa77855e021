import { getCompany, getSecurity, getUser, listProviders, listTeam, login } from '@ensaio/domain'
import {
  companyPerson,
  reply,
  securedSecurity,
  staffCompanyDetail,
  staffProvider,
  team,
  user,
} from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const given = [
  reply(getUser, () =>
    user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
  ),
]

const meta = preview.meta({
  title: 'Telas/Sem rede: a conta',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

const client = [reply(getUser, () => user())]

/** A segurança da própria conta, no portal. */
export const SegurancaNoPortal = meta.story({
  ...withoutNetwork('portal', {
    'entrar com o código': {
      call: 'account.enterCode',
      path: '/login',
      given: [
        reply(getUser, null),
        reply(login, { scope: 'client', first_login: false, challenge: 'desafio' }),
      ],
      reach: async ({ press, write, screen }) => {
        await write(/^E-mail/, 'pessoa@demo.test')
        await write(/^Senha/, 'ensaio123')
        await press('Entrar')
        await screen.findByLabelText(/^Código/)
        await write(/^Código/, '123456')
      },
      press: ({ press }) => press('Confirmar'),
    },
    'ligar a verificação em duas etapas': {
      call: 'security.start',
      path: '/profile/security',
      given: client,
      reach: async ({ press, write }) => {
        await press('Ligar')
        await write(/^Sua senha/, 'ensaio123')
      },
      press: ({ answer }) => answer('Continuar'),
    },
    'confirmar a verificação em duas etapas': {
      call: 'security.confirm',
      path: '/profile/security',
      given: client,
      reach: async ({ press, write, answer, screen }) => {
        await press('Ligar')
        await write(/^Sua senha/, 'ensaio123')
        await answer('Continuar')
        await screen.findByRole('dialog', { name: 'Leia o código QR' })
        await write(/^Código do aplicativo/, '123456')
      },
      press: ({ answer }) => answer('Ligar'),
    },
    'gerar outros códigos': {
      call: 'security.renewCodes',
      path: '/profile/security',
      given: [...client, reply(getSecurity, () => securedSecurity())],
      reach: async ({ press, write }) => {
        await press('Gerar outros códigos')
        await write(/^Sua senha/, 'ensaio123')
      },
      press: ({ answer }) => answer('Gerar códigos'),
    },
    'desligar a verificação em duas etapas': {
      call: 'security.turnOff',
      path: '/profile/security',
      given: [...client, reply(getSecurity, () => securedSecurity())],
      reach: async ({ press, write }) => {
        await press('Desligar')
        await write(/^Sua senha/, 'ensaio123')
      },
      press: ({ answer }) => answer('Desligar'),
    },
    'mudar os próprios dados': {
      call: 'security.saveData',
      path: '/profile/security',
      given: client,
      reach: async ({ press, write }) => {
        await press('Editar dados')
        await write(/^Nome/, 'Bia Reis')
      },
      press: ({ answer }) => answer('Salvar'),
    },
    'trocar o e-mail': {
      call: 'security.changeEmail',
      path: '/profile/security',
      given: client,
      reach: async ({ press, write }) => {
        await press('Trocar e-mail')
        await write(/^Novo e-mail/, 'nova@casa.test')
        await write(/^Sua senha/, 'ensaio123')
      },
      press: ({ answer }) => answer('Enviar link'),
    },
    'confirmar um novo e-mail': {
      call: 'security.confirmEmail',
      path: '/email/Zk3vT9qLw8RrY2mNc5Xb7A',
      given: [reply(getUser, null)],
      press: ({ press }) => press('Confirmar e-mail'),
    },
    'desligar lembretes': {
      call: 'mailPreferences.save',
      path: '/profile/mails',
      given: client,
      press: ({ press }) => press('Lembretes da visita', 'switch'),
    },
    'desligar lembretes pelo link': {
      call: 'mailPreferences.saveLinked',
      path: '/mails/Zk3vT9qLw8RrY2mNc5Xb7A',
      given: [reply(getUser, null)],
      press: ({ press }) => press('Lembretes da visita', 'switch'),
    },
    'sair de um aparelho': {
      call: 'security.endLogin',
      path: '/profile/security',
      given: client,
      press: ({ press }) => press(/^Sair de Safari no iOS/),
    },
    'sair dos outros aparelhos': {
      call: 'security.endOtherLogins',
      path: '/profile/security',
      given: client,
      reach: ({ press }) => press('Sair dos outros'),
      press: ({ answer }) => answer('Sair dos outros'),
    },
  }),
})

/** A segurança da própria conta e da casa, na mesa de trabalho. */
export const SegurancaNaMesa = meta.story({
  ...withoutNetwork('backoffice', {
    'entrar com o código': {
      call: 'account.enterCode',
      path: '/login',
      given: [
        reply(getUser, null),
        reply(login, { scope: 'admin', first_login: false, challenge: 'desafio' }),
      ],
      reach: async ({ press, write, screen }) => {
        await write(/^E-mail/, 'pessoa@demo.test')
        await write(/^Senha/, 'ensaio123')
        await press('Entrar')
        await screen.findByLabelText(/^Código/)
        await write(/^Código/, '123456')
      },
      press: ({ press }) => press('Confirmar'),
    },
    'ligar a verificação em duas etapas': {
      call: 'security.start',
      path: '/profile/security',
      given,
      reach: async ({ press, write }) => {
        await press('Ligar')
        await write(/^Sua senha/, 'ensaio123')
      },
      press: ({ answer }) => answer('Continuar'),
    },
    'confirmar a verificação em duas etapas': {
      call: 'security.confirm',
      path: '/profile/security',
      given,
      reach: async ({ press, write, answer, screen }) => {
        await press('Ligar')
        await write(/^Sua senha/, 'ensaio123')
        await answer('Continuar')
        await screen.findByRole('dialog', { name: 'Leia o código QR' })
        await write(/^Código do aplicativo/, '123456')
      },
      press: ({ answer }) => answer('Ligar'),
    },
    'gerar outros códigos': {
      call: 'security.renewCodes',
      path: '/profile/security',
      given: [...given, reply(getSecurity, () => securedSecurity())],
      reach: async ({ press, write }) => {
        await press('Gerar outros códigos')
        await write(/^Sua senha/, 'ensaio123')
      },
      press: ({ answer }) => answer('Gerar códigos'),
    },
    'desligar a verificação em duas etapas': {
      call: 'security.turnOff',
      path: '/profile/security',
      given: [...given, reply(getSecurity, () => securedSecurity())],
      reach: async ({ press, write }) => {
        await press('Desligar')
        await write(/^Sua senha/, 'ensaio123')
      },
      press: ({ answer }) => answer('Desligar'),
    },
    'mudar os próprios dados': {
      call: 'security.saveData',
      path: '/profile/security',
      given,
      reach: async ({ press, write }) => {
        await press('Editar dados')
        await write(/^Nome/, 'Bia Reis')
      },
      press: ({ answer }) => answer('Salvar'),
    },
    'trocar o e-mail': {
      call: 'security.changeEmail',
      path: '/profile/security',
      given,
      reach: async ({ press, write }) => {
        await press('Trocar e-mail')
        await write(/^Novo e-mail/, 'nova@casa.test')
        await write(/^Sua senha/, 'ensaio123')
      },
      press: ({ answer }) => answer('Enviar link'),
    },
    'confirmar um novo e-mail': {
      call: 'security.confirmEmail',
      path: '/email/Zk3vT9qLw8RrY2mNc5Xb7A',
      given: [reply(getUser, null)],
      press: ({ press }) => press('Confirmar e-mail'),
    },
    'desligar lembretes': {
      call: 'mailPreferences.save',
      path: '/profile/mails',
      given,
      press: ({ press }) => press('Lembretes da visita', 'switch'),
    },
    'sair de um aparelho': {
      call: 'security.endLogin',
      path: '/profile/security',
      given,
      press: ({ press }) => press(/^Sair de Safari no iOS/),
    },
    'sair dos outros aparelhos': {
      call: 'security.endOtherLogins',
      path: '/profile/security',
      given,
      reach: ({ press }) => press('Sair dos outros'),
      press: ({ answer }) => answer('Sair dos outros'),
    },
    'corrigir o e-mail de um convite da equipe': {
      call: 'team.correctEmail',
      path: '/team',
      given,
      reach: async ({ press, write }) => {
        await press('Corrigir e-mail: Regina Couto')
        await write(/^E-mail/, 'regina@certo.test')
      },
      press: ({ answer }) => answer('Corrigir e convidar'),
    },
    'corrigir o e-mail de um convite de cliente': {
      call: 'companies.correctEmail',
      path: '/companies/1',
      given: [
        ...given,
        reply(getCompany, () => {
          const company = staffCompanyDetail()
          return { ...company, people: company.people.map((one) => ({ ...one, is_invited: true })) }
        }),
      ],
      reach: async ({ press, write }) => {
        await press(/^Corrigir e-mail/)
        await write(/^E-mail/, 'pessoa@certo.test')
      },
      press: ({ answer }) => answer('Corrigir e convidar'),
    },
    'desligar as duas etapas de uma pessoa de uma empresa': {
      call: 'companies.resetSecondStep',
      path: '/companies/1',
      given: [
        ...given,
        reply(getCompany, () => staffCompanyDetail({ people: [companyPerson({ has_second_step: true })] })),
      ],
      reach: ({ press }) => press('Editar Caio Fontes'),
      press: ({ answer }) => answer('Desligar as duas etapas'),
    },
    'desligar as duas etapas de um fotógrafo': {
      call: 'providers.resetSecondStep',
      path: '/agenda/roster',
      given: [...given, reply(listProviders, () => [staffProvider({ has_second_step: true })])],
      reach: ({ press }) => press('Editar Rafael Nogueira'),
      press: ({ answer }) => answer('Desligar as duas etapas'),
    },
    'desligar as duas etapas de outra pessoa': {
      call: 'team.resetSecondStep',
      path: '/team',
      given: [...given, reply(listTeam, () => team().map((one) => ({ ...one, has_second_step: true })))],
      reach: ({ press }) => press('Editar Otávio Lins'),
      press: ({ answer }) => answer('Desligar as duas etapas'),
    },
    'exigir a verificação em duas etapas': {
      call: 'houseSecurity.requireSecondStep',
      path: '/settings/security',
      given,
      press: ({ press }) => press(/^Exigir verificação/, 'switch'),
    },
  }),
})

import {
  emptyDraft,
  getOnboarding,
  getPublicSession,
  getUser,
  moveOnboarding,
  type OnboardingStep,
  status,
} from '@ensaio/domain'
import { availability, companyMember, onboarding, publicSession, reply, user } from '@ensaio/mocks'
import preview from '#storybook/preview.tsx'
import { withoutNetwork } from './lost-network.tsx'

const outside = [reply(getUser, null)]
const token = 'Zk3vT9qLw8RrY2mNc5Xb7A'

const [date = '', [hour] = []] = Object.entries(availability()).find(([, times]) => times.length > 0) ?? []
const chosen = {
  ...emptyDraft(),
  date,
  hour: hour ?? null,
  owner: { name: 'Paulo Siqueira', phone: '(11) 91234-5678', email: 'paulo@horizonte.test' },
  keys: 'Na portaria',
}

const booked = {
  status: status.scheduled,
  scheduled_for: '2026-11-27T13:30:00.000Z',
  provider_name: 'Rafael',
}

const firstAccessAt = (step: OnboardingStep) => [
  reply(getUser, () => user({ first_login: true })),
  reply(getOnboarding, () => onboarding({ step })),
  reply(moveOnboarding, () => onboarding({ step })),
]

/** The last onboarding step, with these people already saved. */
const naming = (isWholeTeam: boolean) => [
  reply(getOnboarding, () =>
    onboarding({
      step: 'users',
      users: [companyMember({ is_me: isWholeTeam, finances_manager: true, operation_manager: isWholeTeam })],
    }),
  ),
  ...firstAccessAt('users'),
]

const meta = preview.meta({
  title: 'Telas/Sem rede: a chegada',
  tags: ['!autodocs'],
  parameters: { bare: true },
})

/** De fora: entrar, recuperar o acesso, o pré-cadastro. */
export const DeFora = meta.story({
  ...withoutNetwork('portal', {
    entrar: {
      call: 'account.login',
      path: '/login',
      given: outside,
      reach: async ({ write }) => {
        await write(/^E-mail/, 'pospago@demo.test')
        await write(/^Senha/, 'ensaio123')
      },
      press: ({ press }) => press('Entrar'),
      again: async ({ answer, press }) => {
        await answer('Entendi!')
        await press('Entrar')
      },
      said: 'Erro no login!',
    },
    'recuperar o acesso': {
      call: 'account.recover',
      path: '/login/recover',
      given: outside,
      reach: ({ write }) => write(/^E-mail/, 'pospago@demo.test'),
      press: ({ press }) => press('Próximo'),
    },
    'enviar o pré-cadastro': {
      call: 'registration.register',
      path: '/pre-cadastro',
      given: outside,
      reach: async ({ write }) => {
        await write(/^Nome/, 'Mariana Duarte')
        await write(/^Telefone/, '11987654321')
        await write(/^E-mail/, 'mariana@empresa.test')
        await write(/^Empresa/, 'Construtora Nova')
        await write(/^Cidade/, 'São Paulo')
        await write(/funcionários/, '12')
      },
      press: ({ press }) => press('Enviar pré-cadastro'),
    },
  }),
})

/** Do link: marcar a visita, e avisar que não pode recebê-la. */
export const DoLink = meta.story({
  name: 'Do link: marcar a visita e avisar que não pode',
  ...withoutNetwork('portal', {
    marcar: {
      call: 'scheduling.book',
      path: `/calendar/${token}/confirmacao`,
      given: outside,
      kept: { [`ensaio:agendamento:${token}`]: JSON.stringify(chosen) },
      press: ({ press }) => press('Confirmar agendamento'),
      again: async ({ answer, press }) => {
        await answer('Entendi')
        await press('Confirmar agendamento')
      },
      said: 'Erro!',
    },
    'avisar que não pode': {
      call: 'scheduling.reportUnable',
      path: `/calendar/${token}`,
      given: [...outside, reply(getPublicSession, () => publicSession(booked))],
      reach: async ({ press, write }) => {
        await press('Não posso')
        await write(/^O que aconteceu/, 'Viagem')
      },
      press: ({ press }) => press('Avisar que não posso'),
    },
    'deixar um período preferido': {
      call: 'scheduling.leavePreferredPeriod',
      path: `/calendar/${token}`,
      given: outside,
      reach: async ({ press, answer }) => {
        await press('Nenhum horário serve?')
        await answer('segunda-feira', 'checkbox')
      },
      press: ({ answer }) => answer('Deixar preferência'),
    },
    'responder que está pronto': {
      call: 'scheduling.answerPreparedness',
      path: `/calendar/${token}`,
      given: [...outside, reply(getPublicSession, () => publicSession(booked))],
      reach: async ({ press, write }) => {
        await press('Sim, está pronto', 'radio')
        await write(/^Recado/, 'O portão fica aberto.')
      },
      press: ({ press }) => press('Responder'),
    },
    'pedir outro dia, com um recado': {
      call: 'scheduling.answerPreparedness',
      path: `/calendar/${token}/outro-dia`,
      given: [...outside, reply(getPublicSession, () => publicSession(booked))],
      reach: ({ write }) => write(/^Recado/, 'A pintura atrasou.'),
      press: ({ press }) => press('Escolher outro dia'),
    },
  }),
})

/** O primeiro acesso, passo a passo. */
export const PrimeiroAcesso = meta.story({
  ...withoutNetwork('portal', {
    começar: {
      call: 'onboarding.reach',
      path: '/onboard/welcome',
      given: firstAccessAt('welcome'),
      press: ({ press }) => press(/^(Começar|Próximo|Vamos lá|Continuar)/),
    },
    'a senha': {
      call: 'account.setPassword',
      path: '/onboard/password',
      given: firstAccessAt('password'),
      reach: async ({ write, press }) => {
        await write(/^Senha/, 'segredo1')
        await write(/^Repita/, 'segredo1')
        await press(/^Li e concordo/, 'checkbox')
      },
      press: ({ press }) => press('Próximo'),
    },
    'a empresa': {
      call: 'onboarding.setUpCompany',
      path: '/onboard/company',
      given: firstAccessAt('company'),
      reach: async ({ write, screen }) => {
        await write(/^CNPJ/, '12ABC34501DE35')
        await write(/^Razão social/, 'Construtora Nova Ltda.')
        await write(/^CEP/, '01305100')
        await screen.findByDisplayValue('Rua Augusta')
        await write(/^Número/, '1500')
      },
      press: ({ press }) => press('Próximo'),
    },
    'nomear alguém': {
      call: 'onboarding.addMember',
      path: '/onboard/users',
      given: naming(false),
      reach: ({ press }) => press('Eu sou o responsável operacional', 'checkbox'),
      press: ({ press }) => press('Concluir cadastro'),
    },
    concluir: {
      call: 'onboarding.finish',
      path: '/onboard/users',
      given: naming(true),
      press: ({ press }) => press('Concluir cadastro'),
    },
    'mais tarde': {
      call: 'onboarding.skip',
      path: '/onboard/company',
      given: firstAccessAt('company'),
      press: ({ press }) => press('Mais Tarde'),
    },
  }),
})

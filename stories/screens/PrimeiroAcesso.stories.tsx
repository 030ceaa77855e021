import { addCompanyMember, getOnboarding, getUser, moveOnboarding } from '@ensaio/domain'
import { companyMember, onboarding, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from './PortalAt.tsx'

const meta = preview.meta({
  title: 'Telas/Primeiro acesso',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/onboard/welcome' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user({ first_login: true })),
      reply(getOnboarding, () => onboarding({ step: 'users' })),
      reply(moveOnboarding, () => onboarding({ step: 'users' })),
      reply(addCompanyMember, () => companyMember()),
    )
  },
})

export const BoasVindas = meta.story({
  name: 'Boas-vindas',
  beforeEach({ msw }) {
    msw.use(reply(getOnboarding, () => onboarding({ step: 'welcome' })))
  },
  tags: ['spec:2-onboard-welcome'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
})

export const Senha = meta.story({
  ...notPictured,
  beforeEach({ msw }) {
    msw.use(reply(getOnboarding, () => onboarding({ step: 'password' })))
  },
  tags: ['spec:2-onboard-password'],
  args: { path: '/onboard/password' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
})

export const Empresa = meta.story({
  ...notPicturedOn('phone'),
  beforeEach({ msw }) {
    msw.use(reply(getOnboarding, () => onboarding({ step: 'company' })))
  },
  tags: ['spec:2-onboard-company'],
  args: { path: '/onboard/company' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^CNPJ/)
  },
})

export const EmpresaNoCelular = meta.story({
  name: 'Empresa no celular',
  beforeEach({ msw }) {
    msw.use(reply(getOnboarding, () => onboarding({ step: 'company' })))
  },
  args: { path: '/onboard/company' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^CNPJ/)
  },
})

export const Equipe = meta.story({
  ...notPictured,
  tags: ['spec:2-onboard-users'],
  args: { path: '/onboard/users' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
})

/** Toda entrada leva ao primeiro passo que falta, também de um que já passou. */
export const EntradaAntiga = meta.story({
  name: 'Pelo endereço das boas-vindas, o passo que falta',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Quem é quem na empresa' })
  },
})

/** Quem é convidado por uma empresa já cadastrada só escolhe a senha. */
export const Convidado = meta.story({
  name: 'Convidado: boas-vindas e senha',
  beforeEach({ msw }) {
    msw.use(reply(getOnboarding, () => onboarding({ step: 'welcome', steps: ['welcome', 'password'] })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/já está no Ensaio\. Falta só a sua senha/)
    await expect(canvas.queryByText('Empresa')).toBeNull()
  },
})

/** Retoma de onde parou: um passo que ainda não foi alcançado leva ao que foi. */
export const Retomado = meta.story({
  name: 'Retomado de onde parou',
  args: { path: '/onboard/users' },
  beforeEach({ msw }) {
    msw.use(reply(getOnboarding, () => onboarding({ step: 'password' })))
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Senha|^Nova senha/)
  },
})

/** Quem não está no primeiro acesso volta à lista. */
export const JaPassou = meta.story({
  ...notPictured,
  name: 'Para quem já passou por ele',
  tags: ['spec:2-onboard-once'],
  beforeEach({ msw }) {
    msw.use(reply(getUser, () => user()))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })
  },
})

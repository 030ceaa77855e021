import {
  type ClientRole,
  getOnboarding,
  getSecurity,
  getUser,
  listPeople,
  setUpCompany,
} from '@ensaio/domain'
import { company, companyMember, companyPeople, hang, onboarding, refuse, reply, user } from '@ensaio/mocks'
import { expect, within } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from './PortalAt.tsx'

const known = onboarding({
  is_finished: true,
  company: {
    identification: '12ABC34501DE35',
    corporate_name: 'Horizonte Incorporadora e Construtora Ltda.',
    address: {
      postal_code: '01305100',
      street: 'Rua Augusta',
      number: '1500',
      neighborhood: 'Consolação',
      city: 'São Paulo',
      state: 'SP',
    },
    logo_url: null,
  },
  users: [companyMember()],
})

const meta = preview.meta({
  title: 'Telas/Conta e empresa',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/profile/company' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getOnboarding, () => known),
      reply(setUpCompany, () => company()),
    )
  },
})

export const Senha = meta.story({
  ...notPicturedOn('phone'),
  name: 'Cadastre sua senha',
  tags: ['spec:2-password'],
  args: { path: '/profile' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cadastre sua senha' })
  },
})

/** O que "Mais Tarde" deixou de fora se completa aqui. */
export const Empresa = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Razão social/ })).toHaveValue(
      'Horizonte Incorporadora e Construtora Ltda.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await canvas.findByText('Salvo com sucesso!')
  },
})

export const EmpresaNoCelular = meta.story({
  name: 'Empresa no celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Razão social/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const EmpresaEsperando = meta.story({
  name: 'Empresa esperando',
  beforeEach({ msw }) {
    msw.use(hang(getOnboarding))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Empresa e logo' })
  },
})

export const EmpresaComFalha = meta.story({
  name: 'Empresa com falha',
  beforeEach({ msw }) {
    msw.use(refuse(getOnboarding, 'internal', 'Não foi possível ler o cadastro.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível ler o cadastro.')
  },
})

export const Pessoas = meta.story({
  args: { path: '/profile/people' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Caio Fontes')
    await canvas.findByText(/Mariana Duarte · 529\.982\.247-25/)
    // Unknown functions may stay empty.
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await canvas.findByText('Salvo com sucesso!')
  },
})

export const PessoasNoCelular = meta.story({
  name: 'Pessoas no celular',
  args: { path: '/profile/people' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText(/Mariana Duarte · /)
    await canvas.findByText('Caio Fontes')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Um convite que foi ao endereço errado, e uma pessoa que perdeu o celular. */
export const PessoasSemCelular = meta.story({
  ...notPictured,
  args: { path: '/profile/people' },
  beforeEach({ msw }) {
    msw.use(
      reply(listPeople, () => companyPeople().map((one) => ({ ...one, has_second_step: !one.is_invited }))),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corrigir e-mail: Lívia Rocha' }))
    const correction = within(await canvas.findByRole('dialog'))
    await userEvent.clear(correction.getByRole('textbox'))
    await userEvent.type(correction.getByRole('textbox'), 'livia@certo.test')
    await userEvent.click(correction.getByRole('button', { name: 'Corrigir e convidar' }))
    await canvas.findByText('Convite enviado para livia@certo.test.')
    await userEvent.click(canvas.getByRole('button', { name: 'Editar Caio Fontes' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Caio Fontes' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Desligar as duas etapas' }))
    await canvas.findByText('Caio Fontes entra agora só com a senha.')
  },
})

export const PessoasEsperando = meta.story({
  name: 'Pessoas esperando',
  args: { path: '/profile/people' },
  beforeEach({ msw }) {
    msw.use(hang(getOnboarding), hang(listPeople))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Pessoas' })
  },
})

export const PessoasComFalha = meta.story({
  name: 'Pessoas com falha',
  args: { path: '/profile/people' },
  beforeEach({ msw }) {
    msw.use(
      refuse(getOnboarding, 'internal', 'Não foi possível ler o cadastro.'),
      refuse(listPeople, 'internal', 'Não foi possível ler as pessoas.'),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível ler as pessoas.')
    await canvas.findByText('Não foi possível ler o cadastro.')
  },
})

/** A verificação em duas etapas, o e-mail e onde a conta está aberta. */
export const Seguranca = meta.story({
  ...notPicturedOn('phone'),
  name: 'Segurança',
  args: { path: '/profile/security' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Segurança', level: 1 })
    await canvas.findByText('Safari no iOS')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const SegurancaNoCelular = meta.story({
  name: 'Segurança no celular',
  ...onPhone,
  args: { path: '/profile/security' },
  play: async ({ canvas }) => {
    await canvas.findByText('Safari no iOS')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const SegurancaEsperando = meta.story({
  name: 'Segurança esperando',
  args: { path: '/profile/security' },
  beforeEach({ msw }) {
    msw.use(hang(getSecurity))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Segurança', level: 1 })
  },
})

export const SegurancaComFalha = meta.story({
  name: 'Segurança com falha',
  args: { path: '/profile/security' },
  beforeEach({ msw }) {
    msw.use(
      refuse(getSecurity, 'unavailable', 'O serviço está fora do ar. Tente novamente em alguns minutos.'),
    )
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /Tentar novamente/ }))[0]).toBeVisible()
  },
})

/** O link que chega ao novo e-mail. */
export const NovoEmail = meta.story({
  name: 'Novo e-mail',
  args: { path: '/email/Zk3vT9qLw8RrY2mNc5Xb7A' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar e-mail' }))
    await canvas.findByText(/você entra com/)
  },
})

export const NovoEmailNoCelular = meta.story({
  name: 'Novo e-mail no celular',
  ...onPhone,
  args: { path: '/email/Zk3vT9qLw8RrY2mNc5Xb7A' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirmar e-mail' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Dados = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/profile/data' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Baixar todos os dados' })
    await expect(canvas.getByRole('heading', { name: 'Dados da empresa', level: 1 })).toBeVisible()
  },
})

export const DadosNoCelular = meta.story({
  name: 'Dados no celular',
  args: { path: '/profile/data' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Baixar todos os dados' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

const as = (client_role: ClientRole) => reply(getUser, () => user({ client_role }))

/** Quem não é da gestão troca a própria senha, e mais nada; o endereço leva à lista. */
export const SemGestao = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pedidos: só a própria senha',
  args: { path: '/profile' },
  beforeEach({ msw }) {
    msw.use(as('orders'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cadastre sua senha' })
    const places = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(places).toContain('Criar ensaio')
    for (const closed of ['Extrato', 'Empresa e logo', 'Pessoas']) await expect(places).not.toContain(closed)
  },
})

export const PessoasSemGestao = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pessoas, sem o papel: leva à lista',
  args: { path: '/profile/people' },
  beforeEach({ msw }) {
    msw.use(as('finance'))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })).toBeVisible()
    const places = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(places).toContain('Extrato')
    await expect(places).not.toContain('Criar ensaio')
  },
})

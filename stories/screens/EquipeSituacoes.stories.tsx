import {
  getCompany,
  getMail,
  getStatus,
  getUser,
  listCatalogue,
  listCompanyPayments,
  searchCompanies,
  searchMails,
} from '@ensaio/domain'
import { hang, refuse, reply, user } from '@ensaio/mocks'
import { expect, screen, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from './BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
const failure = 'O serviço está fora do ar. Tente novamente em alguns minutos.'

const meta = preview.meta({
  title: 'Telas/Equipe: celular, espera e falha',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/companies' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, admin))
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** The message of every list of the back office that could not be loaded. */
const failedAtFirst = async ({ canvas }: { canvas: { findByRole: FindByRole } }) => {
  await expect(await canvas.findByRole('button', { name: /Tentar novamente/ })).toBeVisible()
}
type FindByRole = (role: 'button', by: { name: RegExp }) => Promise<HTMLElement>

export const ClientesNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Clientes', level: 1 })
    await isWithinThePage()
  },
})

export const ClientesEsperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(searchCompanies))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Clientes', level: 1 })
  },
})

export const ClientesComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(searchCompanies, 'unavailable', failure))
  },
  play: failedAtFirst,
})

export const UmClienteNoCelular = meta.story({
  args: { path: '/companies/1' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('Ajustar crédito')
    await isWithinThePage()
  },
})

export const UmClienteEsperando = meta.story({
  args: { path: '/companies/1' },
  beforeEach({ msw }) {
    msw.use(hang(getCompany))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Todos os clientes' })
  },
})

export const UmClienteComFalha = meta.story({
  args: { path: '/companies/1' },
  beforeEach({ msw }) {
    msw.use(refuse(getCompany, 'unavailable', failure))
  },
  play: failedAtFirst,
})

export const PagamentosDeUmCliente = meta.story({
  name: 'Pagamentos de um cliente, um devolvido agora',
  args: { path: '/companies/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Devolver .*12\/11\/2026$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Devolver pagamento' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Desistiu')
    await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }))
    await canvas.findByText(/R\$ 300,00 devolvidos.*Desistiu/)
  },
})

export const PagamentosEsperando = meta.story({
  ...notPictured,
  args: { path: '/companies/1' },
  beforeEach({ msw }) {
    msw.use(hang(listCompanyPayments))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ajustar crédito')
    await canvas.findByRole('heading', { name: 'Pagamentos' })
  },
})

export const PagamentosComFalha = meta.story({
  ...notPictured,
  args: { path: '/companies/1' },
  beforeEach({ msw }) {
    msw.use(refuse(listCompanyPayments, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ajustar crédito')
    await canvas.findByText('Não foi possível carregar os pagamentos')
  },
})

export const ServicosNoCelular = meta.story({
  name: 'Serviços no celular',
  args: { path: '/services' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Novo serviço' })
    await isWithinThePage()
  },
})

export const ServicosEsperando = meta.story({
  name: 'Serviços esperando',
  args: { path: '/services' },
  beforeEach({ msw }) {
    msw.use(hang(listCatalogue))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Serviços e preços', level: 1 })
  },
})

export const ServicosComFalha = meta.story({
  name: 'Serviços com falha',
  args: { path: '/services' },
  beforeEach({ msw }) {
    msw.use(refuse(listCatalogue, 'unavailable', failure))
  },
  play: failedAtFirst,
})

export const CaixaDeSaidaNoCelular = meta.story({
  name: 'Caixa de saída no celular',
  args: { path: '/outbox' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Caixa de saída', level: 1 })
    await isWithinThePage()
  },
})

export const CaixaDeSaidaEsperando = meta.story({
  name: 'Caixa de saída esperando',
  args: { path: '/outbox' },
  beforeEach({ msw }) {
    msw.use(hang(searchMails))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Caixa de saída', level: 1 })
  },
})

export const CaixaDeSaidaComFalha = meta.story({
  name: 'Caixa de saída com falha',
  args: { path: '/outbox' },
  beforeEach({ msw }) {
    msw.use(refuse(searchMails, 'unavailable', failure))
  },
  play: failedAtFirst,
})

export const UmaMensagemNoCelular = meta.story({
  args: { path: '/outbox/1' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await isWithinThePage()
  },
})

export const UmaMensagemEsperando = meta.story({
  args: { path: '/outbox/1' },
  beforeEach({ msw }) {
    msw.use(hang(getMail))
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: 'Caixa de saída' }))[0]).toBeVisible()
  },
})

export const UmaMensagemComFalha = meta.story({
  args: { path: '/outbox/1' },
  beforeEach({ msw }) {
    msw.use(refuse(getMail, 'unavailable', failure))
  },
  play: failedAtFirst,
})

export const SenhaNoCelular = meta.story({
  args: { path: '/profile/password' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cadastre sua senha' })
    await isWithinThePage()
  },
})

export const EntrarNoCelular = meta.story({
  args: { path: '/login' },
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(reply(getUser, () => null))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Faça seu login' })
    await isWithinThePage()
  },
})

export const RecuperarNoCelular = meta.story({
  name: 'Recuperar acesso, no celular',
  args: { path: '/login/recover' },
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(reply(getUser, () => null))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^E-mail/), 'helena@demo.test')
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }))
    await canvas.findByRole('heading', { name: /Confira o seu e-mail/ })
  },
})

export const SituacaoEsperando = meta.story({
  name: 'Situação esperando',
  args: { path: '/status' },
  beforeEach({ msw }) {
    msw.use(hang(getStatus))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Situação', level: 1 })
  },
})

export const SituacaoComFalha = meta.story({
  name: 'Situação com falha',
  args: { path: '/status' },
  beforeEach({ msw }) {
    msw.use(refuse(getStatus, 'unavailable', failure))
  },
  play: failedAtFirst,
})

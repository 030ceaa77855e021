import { getOnboarding, getReceipt, getUser, searchPrices } from '@ensaio/domain'
import { hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from './PortalAt.tsx'

const signedOut = () => reply(getUser, () => null)
const atFirstAccess = () => reply(getUser, () => user({ first_login: true }))

const meta = preview.meta({
  title: 'Telas/Celular, espera e falha',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/sessions/add' },
  parameters: { bare: true },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

export const InicioEsperandoOsPrecos = meta.story({
  name: 'Página inicial, esperando os preços',
  args: { path: '/' },
  beforeEach({ msw }) {
    msw.use(signedOut(), hang(searchPrices))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
})

export const PreCadastroEsperandoOsPrecos = meta.story({
  name: 'Pré-cadastro, esperando os preços',
  args: { path: '/pre-cadastro' },
  beforeEach({ msw }) {
    msw.use(signedOut(), hang(searchPrices))
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Empresa|Nome da empresa/)
  },
})

export const PreCadastroSemPrecos = meta.story({
  name: 'Pré-cadastro, sem os preços',
  args: { path: '/pre-cadastro' },
  beforeEach({ msw }) {
    msw.use(signedOut(), refuse(searchPrices, 'internal', 'Não foi possível ler os preços.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^Empresa|Nome da empresa/)
  },
})

export const ObrigadoNoCelular = meta.story({
  name: 'Pré-cadastro: obrigado, no celular',
  args: { path: '/pre-cadastro/obrigado' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByText('Verifique seu e-mail para acessar a plataforma')
    await isWithinThePage()
  },
})

export const ErroNoCelular = meta.story({
  name: 'Pré-cadastro: erro, no celular',
  args: { path: '/pre-cadastro/erro' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /equipe|vendas/i })
    await isWithinThePage()
  },
})

export const RecuperarNoCelular = meta.story({
  name: 'Recuperar acesso, no celular',
  args: { path: '/login/recover' },
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(signedOut())
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText(/^E-mail/)
    await isWithinThePage()
  },
})

export const RecuperarEnviado = meta.story({
  name: 'Recuperar acesso: enviado, no celular',
  tags: ['spec:2-recover-done'],
  args: { path: '/login/recover/done' },
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(signedOut())
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Confira o seu e-mail/ })
  },
})

export const EscolherOServico = meta.story({
  name: 'Criar ensaio: o serviço, no celular',
  tags: ['spec:2-order-service'],
  ...onPhone,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('radio')).length).toBeGreaterThan(1)
    await isWithinThePage()
  },
})

export const EnderecoDesconhecido = meta.story({
  ...notPictured,
  name: 'Endereço desconhecido, para quem entrou',
  tags: ['spec:2-signed-in-unknown'],
  args: { path: '/qualquer/coisa' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })
  },
})

export const ReciboNoCelular = meta.story({
  args: { path: '/statement/pay_7Hq2mXc4T3' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Recibo de pagamento' })
    await isWithinThePage()
  },
})

export const ReciboEsperando = meta.story({
  ...notPictured,
  args: { path: '/statement/pay_7Hq2mXc4T3' },
  beforeEach({ msw }) {
    msw.use(hang(getReceipt))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('main')
  },
})

export const ReciboComFalha = meta.story({
  args: { path: '/statement/pay_7Hq2mXc4T3' },
  beforeEach({ msw }) {
    msw.use(refuse(getReceipt, 'internal', 'Não foi possível ler o recibo.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível ler o recibo.')
  },
})

export const SenhaNoCelular = meta.story({
  args: { path: '/profile/password' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cadastre sua senha' })
    await isWithinThePage()
  },
})

export const PrimeiroAcessoEsperando = meta.story({
  args: { path: '/onboard/company' },
  beforeEach({ msw }) {
    msw.use(atFirstAccess(), hang(getOnboarding))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('main')
  },
})

export const PrimeiroAcessoComFalha = meta.story({
  args: { path: '/onboard/company' },
  beforeEach({ msw }) {
    msw.use(
      atFirstAccess(),
      refuse(getOnboarding, 'internal', 'Não foi possível abrir o seu primeiro acesso.'),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

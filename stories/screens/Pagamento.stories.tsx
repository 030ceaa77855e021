import { getStatement, getUser } from '@ensaio/domain'
import { company, hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt, storageWith } from './PortalAt.tsx'

const prepaid = () => user({ client: company({ payment_plan: 1, credit: { balance: 391 } }) })

const meta = preview.meta({
  title: 'Telas/Pagamento e extrato',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/payment?servico=1&area=150&cidade=S%C3%A3o+Paulo' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, prepaid))
  },
})

export const Pagamento = meta.story({
  tags: ['spec:2-payment'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Pagamento', level: 1 })
    await canvas.findByRole('button', { name: 'Pagar R$ 399,00' })
  },
})

export const PagamentoNoCelular = meta.story({
  name: 'Pagamento no celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Pagar/ })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Depois de uma recarga, quem espera o banco continua sabendo disso. */
export const EmAnalise = meta.story({
  name: 'Com um pagamento em análise',
  args: { storage: storageWith({ 'ensaio:pagamento': '"pay_7Hq2mXc4Tz"' }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/em análise no banco/)
  },
})

/** Só o que falta para o ensaio pedido (D25). */
export const SoOQueFalta = meta.story({
  name: 'Só o que falta',
  args: { path: '/payment?servico=1&area=78&cidade=S%C3%A3o+Paulo&falta=sim' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pagar R$ 8,00' })
  },
})

/** Só para empresas pré-pagas. */
export const ParaPosPagas = meta.story({
  name: 'Para quem paga por fatura',
  tags: ['spec:2-payment-only-prepaid'],
  beforeEach({ msw }) {
    msw.use(reply(getUser, () => user()))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })
  },
})

export const Extrato = meta.story({
  args: { path: '/statement' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Extrato', level: 1 })
    await canvas.findByRole('link', { name: 'Ver ensaio (Ensaio na Rua Augusta, 1500)' })
  },
})

export const ExtratoNoCelular = meta.story({
  name: 'Extrato no celular',
  args: { path: '/statement' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ver ensaio (Ensaio na Rua Augusta, 1500)' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const ExtratoEsperando = meta.story({
  name: 'Extrato esperando',
  args: { path: '/statement' },
  beforeEach({ msw }) {
    msw.use(hang(getStatement))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Extrato', level: 1 })
  },
})

export const ExtratoComFalha = meta.story({
  name: 'Extrato com falha',
  args: { path: '/statement' },
  beforeEach({ msw }) {
    msw.use(refuse(getStatement, 'internal', 'Não foi possível ler o extrato.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível ler o extrato.')
  },
})

export const Recibo = meta.story({
  args: { path: '/statement/pay_7Hq2mXc4T3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Recibo de pagamento' })
  },
})

export const Senha = meta.story({
  name: 'Cadastre sua senha',
  tags: ['spec:2-password'],
  args: { path: '/profile' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cadastre sua senha' })
  },
})

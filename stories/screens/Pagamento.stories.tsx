import { type BodyOutput, getStatement, getUser, searchPrices } from '@ensaio/domain'
import { company, hang, quotedPrice, refuse, reply, statement, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
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
    await expect(canvas.queryByRole('button', { name: /^Pagar/ })).toBeNull()
    await canvas.findByRole('button', { name: 'Fazer outro pagamento mesmo assim' })
  },
})

/** Só o que falta para o ensaio pedido. */
export const SoOQueFalta = meta.story({
  name: 'Só o que falta',
  args: { path: '/payment?servico=1&area=78&cidade=S%C3%A3o+Paulo&areas=78&falta=sim' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pagar R$ 8,00' })
  },
})

/** Unidades de tamanhos diferentes: cada uma pelo seu preço, menos o que a empresa já tem. */
export const TamanhosDiferentes = meta.story({
  name: 'Só o que falta, de tamanhos diferentes',
  args: {
    path: '/payment?servico=1&area=200&cidade=S%C3%A3o+Paulo&areas=78,200,78&unidades=3&falta=sim',
  },
  beforeEach({ msw }) {
    const priceOf = async ({ request }: { request: Request }) => {
      const { filter } = (await request.json()) as BodyOutput<typeof searchPrices>
      const isLarge = filter.type === 'quote' && (filter.area ?? 0) > 150
      return quotedPrice({ name: 'Tour virtual', final_price: isLarge ? 519 : 399 })
    }
    msw.use(reply(searchPrices, priceOf))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pagar R$ 926,00' })
    await expect(canvas.getByText('2 unidades de 78 m²')).toBeVisible()
    await expect(canvas.getByText('1 unidade de 200 m²')).toBeVisible()
  },
})

/** Só para empresas pré-pagas. */
export const ParaPosPagas = meta.story({
  ...notPictured,
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
    await expect(canvas.getByRole('link', { name: 'Comprar crédito' })).toHaveAttribute('href', '/payment')
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

export const ExtratoPosPago = meta.story({
  name: 'Extrato de quem paga por fatura',
  args: { path: '/statement' },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user()),
      reply(getStatement, () => statement({ account: 'invoice', balance: -907 })),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total em fatura', { selector: 'p' })).toHaveTextContent('R$ 907,00')
    await expect(canvas.queryByRole('link', { name: 'Comprar crédito' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Extrato' })).toHaveAttribute('aria-current', 'page')
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

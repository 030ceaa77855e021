import {
  type BodyOutput,
  getOpenPix,
  getPayment,
  getReceipt,
  getStatement,
  getUser,
  payByPix,
  searchPrices,
} from '@ensaio/domain'
import {
  company,
  hang,
  paymentOutcome,
  pixOutcome,
  quotedPrice,
  receipt,
  refuse,
  reply,
  statement,
  user,
} from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
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
    // A code or card payment that waits goes on waiting.
    msw.use(
      reply(getUser, prepaid),
      reply(getPayment, () => pixOutcome()),
    )
  },
})

export const Pagamento = meta.story({
  ...notPicturedOn('phone'),
  tags: ['spec:2-payment'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Pagamento', level: 1 })
    await canvas.findByRole('button', { name: 'Pagar R$\u00a0399,00' })
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

export const PagamentoComCupom = meta.story({
  name: 'Pagamento de um pedido com cupom',
  args: { path: '/payment?servico=1&area=150&cidade=S%C3%A3o+Paulo&areas=78&cupom=NATAL10&volta=confirm' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pagar R$\u00a0359,10' })
    await expect(canvas.getByText('Cupom NATAL10')).toBeVisible()
  },
})

export const PixFormulario = meta.story({
  name: 'PIX: nome e documento, já preenchidos',
  beforeEach({ msw }) {
    const payer = { ...prepaid(), client: company({ payment_plan: 1, identification: '12345678000195' }) }
    msw.use(reply(getUser, () => payer))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Pagar R$\u00a0399,00' })
    await userEvent.click(await canvas.findByRole('radio', { name: 'PIX' }))
    await canvas.findByRole('button', { name: 'Gerar código PIX de R$\u00a0399,00' })
    await expect(canvas.getByRole('textbox', { name: 'CPF ou CNPJ' })).toHaveValue('12.345.678/0001-95')
    await expect(canvas.queryByRole('textbox', { name: 'Número do cartão' })).toBeNull()
  },
})

export const PixCodigo = meta.story({
  ...notPicturedOn('phone'),
  name: 'PIX: o código, e de volta ao cartão',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Pagar R$\u00a0399,00' })
    await userEvent.click(await canvas.findByRole('radio', { name: 'PIX' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'CPF ou CNPJ' }), '52998224725')
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar código PIX de R$\u00a0399,00' }))
    await canvas.findByRole('img', { name: 'Código QR do PIX de R$\u00a0399,00' })
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar de outra forma' }))
    await expect(canvas.getByRole('textbox', { name: 'CPF ou CNPJ' })).toHaveValue('529.982.247-25')
    await userEvent.click(canvas.getByRole('button', { name: 'Ver código' }))
    await canvas.findByRole('img', { name: 'Código QR do PIX de R$\u00a0399,00' })
  },
})

const holder = { name: 'Nome impresso no cartão' }

export const CartaoDigitado = meta.story({
  ...notPictured,
  name: 'O cartão e o PIX digitados ficam enquanto se olha o outro, ou o código',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', holder), 'MARIANA DUARTE')
    await userEvent.click(await canvas.findByRole('radio', { name: 'PIX' }))
    await expect(canvas.queryByRole('textbox', holder)).toBeNull()
    await userEvent.type(await canvas.findByRole('textbox', { name: 'CPF ou CNPJ' }), '52998224725')
    await userEvent.click(canvas.getByRole('radio', { name: 'Cartão' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'PIX' }))
    await expect(canvas.getByRole('textbox', { name: 'CPF ou CNPJ' })).toHaveValue('529.982.247-25')
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar código PIX de R$\u00a0399,00' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pagar de outra forma' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Cartão' }))
    await expect(canvas.getByRole('textbox', holder)).toHaveValue('MARIANA DUARTE')
  },
})

let found: PromiseWithResolvers<{ open: ReturnType<typeof pixOutcome> }>

export const PixAchadoAoDigitar = meta.story({
  name: 'PIX achado enquanto se digita o cartão: um aviso',
  beforeEach({ msw }) {
    found = Promise.withResolvers()
    msw.use(reply(getOpenPix, () => found.promise))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', holder), 'MARIANA')
    found.resolve({ open: pixOutcome() })
    await canvas.findByText('Um código PIX espera o pagamento.')
    await expect(canvas.getByRole('textbox', holder)).toHaveFocus()
    await expect(canvas.getByRole('textbox', holder)).toHaveValue('MARIANA')
  },
})

/** Quem recarrega ou volta encontra o código que ainda vale. */
export const PixAchadoDeNovo = meta.story({
  name: 'PIX achado de novo, no celular',
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(reply(getOpenPix, { open: pixOutcome() }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'Código QR do PIX de R$\u00a0399,00' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** O pagamento chega sozinho, e leva ao pedido. */
export const PixPago = meta.story({
  ...notPictured,
  name: 'PIX pago: a página segue sozinha',
  beforeEach({ msw }) {
    msw.use(
      reply(getOpenPix, { open: pixOutcome() }),
      reply(getPayment, () => paymentOutcome()),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Pague com PIX' })
    // Coming back into view asks at once.
    document.dispatchEvent(new Event('visibilitychange'))
    await canvas.findByText(/Crédito recebido/)
  },
})

export const PixVencido = meta.story({
  ...notPictured,
  name: 'PIX vencido: outro código com um toque',
  beforeEach({ msw }) {
    const over = { expires_at: '2026-11-20T15:00:00.000Z' }
    msw.use(
      reply(payByPix, () => pixOutcome(over), { once: true }),
      hang(getPayment),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Pagar R$\u00a0399,00' })
    await userEvent.click(await canvas.findByRole('radio', { name: 'PIX' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'CPF ou CNPJ' }), '52998224725')
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar código PIX de R$\u00a0399,00' }))
    await canvas.findByRole('heading', { name: 'Este código PIX venceu' })
    await userEvent.click(canvas.getByRole('button', { name: 'Gerar novo código' }))
    await canvas.findByRole('img', { name: 'Código QR do PIX de R$\u00a0399,00' })
  },
})

export const PixEsperando = meta.story({
  ...notPictured,
  name: 'Enquanto não se sabe do PIX, o cartão já serve',
  beforeEach({ msw }) {
    msw.use(hang(getOpenPix))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pagar R$\u00a0399,00' })
    await expect(canvas.queryByRole('radio', { name: 'PIX' })).toBeNull()
  },
})

export const PixComFalha = meta.story({
  ...notPictured,
  name: 'Sem resposta sobre o PIX, só cartão',
  beforeEach({ msw }) {
    msw.use(refuse(getOpenPix, 'internal', 'Não foi possível ler o PIX.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pagar R$\u00a0399,00' })
    await expect(canvas.queryByRole('radio', { name: 'PIX' })).toBeNull()
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
    await canvas.findByRole('button', { name: 'Pagar R$\u00a08,00' })
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
    await canvas.findByRole('button', { name: 'Pagar R$\u00a0926,00' })
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
  ...notPicturedOn('phone'),
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
  ...notPicturedOn('phone'),
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
  ...notPicturedOn('phone'),
  args: { path: '/statement/pay_7Hq2mXc4T3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Recibo de pagamento' })
  },
})

export const ReciboDePix = meta.story({
  ...notPictured,
  name: 'Recibo de um PIX',
  args: { path: '/statement/pay_7Hq2mXc4T3' },
  beforeEach({ msw }) {
    msw.use(reply(getReceipt, () => receipt({ method: 'pix' })))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Pago por PIX\./)
  },
})

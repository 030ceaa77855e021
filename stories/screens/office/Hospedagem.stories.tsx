import {
  type BodyOutput,
  Failure,
  formatDate,
  getHosting,
  getOpenPix,
  getPayment,
  getSession,
  getUser,
  listHostings,
  payByCard,
  renewHosting,
} from '@ensaio/domain'
import {
  company,
  cut,
  hang,
  hosting,
  paymentOutcome,
  pixOutcome,
  refuse,
  reply,
  session,
  user,
} from '@ensaio/mocks'
import { expect, screen } from 'storybook/test'
import { isAnnounced } from '#storybook/announced.ts'
import { fill } from '#storybook/card-form.ts'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'
import { PortalAt, storageWith } from '../PortalAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
const renewals: string[] = []
const failure = 'O serviço está fora do ar. Tente novamente em alguns minutos.'

const meta = preview.meta({
  title: 'Telas/Equipe: hospedagem',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/hosting' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, admin))
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

export const Vencendo = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hospedagem', level: 1 })
    await canvas.findAllByText('Prisma Imóveis')
    await isWithinThePage()
  },
})

export const VencendoNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findAllByText('Prisma Imóveis')
    await isWithinThePage()
  },
})

export const Esperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(listHostings))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hospedagem', level: 1 })
  },
})

export const ComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(listHostings, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Tentar novamente/ })).toBeVisible()
  },
})

/** O cliente paga com cartão ou PIX o crédito que falta para renovar. */
export const PagarARenovacao = meta.story({
  render: () => <PortalAt path="/payment?hospedagem=1042&meses=6" />,
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user({ client: company({ payment_plan: 1, credit: { balance: 100 } }) })),
      reply(getSession, () => session({ status: 5 })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Renovação da hospedagem' })
    await canvas.findAllByText('Hospedagem por 6 meses')
    await isWithinThePage()
  },
})

const renewal = { session_id: 1042, months: 6 } as const

/** O crédito de um PIX para outra coisa não renova nada. */
export const PixDeOutraCompra = meta.story({
  ...notPictured,
  name: 'Um PIX para um ensaio espera: nem aparece aqui, nem renova a hospedagem quando é pago',
  render: () => <PortalAt path="/payment?hospedagem=1042&meses=6" />,
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user({ client: company({ payment_plan: 1, credit: { balance: 100 } }) })),
      reply(getSession, () => session({ status: 5 })),
      reply(getHosting, () => hosting({ balance: 100 })),
      reply(getOpenPix, { open: pixOutcome() }),
      reply(getPayment, () => pixOutcome()),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Hospedagem por 6 meses')
    await expect(await canvas.findByRole('radio', { name: 'PIX' })).toBeEnabled()
    await expect(canvas.queryByRole('heading', { name: 'Pague com PIX' })).toBeNull()
  },
})

/** Um cartão em análise, passado antes para comprar crédito, é aprovado enquanto esta página está aberta. */
export const CartaoDeOutraCompra = meta.story({
  ...notPictured,
  name: 'Um cartão passado para outra coisa é aprovado: o crédito é dito, e nada se renova',
  render: () => (
    <PortalAt
      path="/payment?hospedagem=1042&meses=6"
      storage={storageWith({ 'ensaio:pagamento': '"pay_7Hq2mXc4Tz"' })}
    />
  ),
  beforeEach({ msw }) {
    renewals.length = 0
    msw.use(
      reply(getUser, () => user({ client: company({ payment_plan: 1, credit: { balance: 100 } }) })),
      reply(getSession, () => session({ status: 5 })),
      reply(getHosting, () => hosting({ balance: 100 })),
      reply(getPayment, () => paymentOutcome()),
      reply(renewHosting, ({ request }) => {
        renewals.push(request.url)
        return session({ status: 5 })
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Hospedagem por 6 meses')
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(
      await screen.findByText('Pagamento aprovado: o valor está no crédito da empresa.'),
    ).toBeVisible()
    await expect(renewals).toEqual([])
    await expect(canvas.getByRole('heading', { name: 'Renovação da hospedagem' })).toBeVisible()
  },
})

/** Recusado, ele é dito, e esta página segue como estava. */
export const CartaoDeOutraCompraRecusado = meta.story({
  ...notPictured,
  name: 'Um cartão passado para outra coisa é recusado: é dito, e aqui ainda se paga',
  render: CartaoDeOutraCompra.input.render,
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user({ client: company({ payment_plan: 1, credit: { balance: 100 } }) })),
      reply(getSession, () => session({ status: 5 })),
      reply(getHosting, () => hosting({ balance: 100 })),
      reply(getPayment, () => paymentOutcome({ status: 7, message: 'O banco recusou o cartão.' })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Hospedagem por 6 meses')
    document.dispatchEvent(new Event('visibilitychange'))
    await isAnnounced(await screen.findByText('O banco recusou o cartão.'), 'alert')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await canvas.findByRole('button', { name: /^Pagar/ })
  },
})

/** E ao contrário: o cartão da renovação é aprovado enquanto se compra crédito. */
export const CartaoDaRenovacao = meta.story({
  ...notPictured,
  name: 'O cartão de uma renovação é aprovado na página do crédito: é dito, sem falar de crédito',
  render: () => (
    <PortalAt path="/payment" storage={storageWith({ 'ensaio:pagamento': '"pay_7Hq2mXc4Tz"' })} />
  ),
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user({ client: company({ payment_plan: 1, credit: { balance: 100 } }) })),
      reply(getPayment, () => paymentOutcome({ hosting: renewal })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Fazer outro pagamento mesmo assim' })
    document.dispatchEvent(new Event('visibilitychange'))
    await isAnnounced(await screen.findByText('Pagamento aprovado.'))
    await expect(canvas.getByRole('heading', { name: 'Pagamento', level: 1 })).toBeVisible()
    await canvas.findByRole('button', { name: /^Pagar/ })
  },
})

/** O dinheiro chega, e a nossa API já renovou: a página só conta. */
export const RenovacaoPaga = meta.story({
  ...notPictured,
  name: 'PIX pago: a hospedagem já foi renovada, e não se pede de novo',
  render: () => <PortalAt path="/payment?hospedagem=1042&meses=6" />,
  beforeEach({ msw }) {
    const renewed = hosting().offers.find(({ months }) => months === 6)?.until
    msw.use(
      reply(getUser, () => user({ client: company({ payment_plan: 1, credit: { balance: 100 } }) })),
      reply(getSession, () => session({ status: 5 })),
      reply(getHosting, () => hosting(), { once: true }),
      reply(getHosting, () => hosting({ until: renewed ?? '' })),
      refuse(renewHosting, 'transition_refused', 'A hospedagem mudou enquanto você decidia.'),
      reply(getOpenPix, { open: { ...pixOutcome(), hosting: renewal } }),
      reply(getPayment, () => paymentOutcome({ hosting: renewal })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Pague com PIX' })
    await canvas.findAllByText('Hospedagem por 6 meses')
    // Coming back into view asks at once.
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(
      await screen.findByText(/^Pagamento aprovado\. Hospedagem renovada: no ar até/),
    ).toBeVisible()
  },
})

const renewed = hosting().offers.find(({ months }) => months === 6)?.until ?? ''
const prepaid = reply(getUser, () => user({ client: company({ payment_plan: 1, credit: { balance: 100 } }) }))

/** O cartão foi cobrado e a hospedagem renovada, mas a resposta se perdeu: de novo, é o mesmo pagamento. */
export const RespostaPerdida = meta.story({
  ...notPictured,
  name: 'A resposta do cartão se perde: pagar de novo é o mesmo pagamento, do mesmo valor',
  render: () => <PortalAt path="/payment?hospedagem=1042&meses=6" />,
  beforeEach({ msw }) {
    msw.use(
      prepaid,
      reply(getSession, () => session({ status: 5 })),
      reply(getHosting, () => hosting({ balance: 100 }), { once: true }),
      reply(getHosting, () => hosting({ until: renewed, balance: 0 })),
      cut(payByCard, { once: true }),
      reply(payByCard, async ({ request }) => {
        const { Products } = (await request.json()) as BodyOutput<typeof payByCard>
        if (Products[0]?.UnitPrice !== 49) throw new Failure('invalid', 'Outro valor foi cobrado.')
        return paymentOutcome({ hosting: { ...renewal, until: renewed } })
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Pagar R$\u00a049,00' })
    await fill(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^Pagar/ }))
    await screen.findByText(/nunca é cobrado duas vezes/)
    await userEvent.click(screen.getByRole('button', { name: 'Entendi' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pagar R$\u00a049,00' }))
    await screen.findByText(/^Pagamento aprovado\. Hospedagem renovada: no ar até/)
  },
})

/** Quem volta depois vê a próxima renovação na página; a que foi paga já aconteceu. */
export const RenovadaAntesDeVoltar = meta.story({
  ...notPictured,
  name: 'A página abre de novo depois da renovação paga: conta o que valeu, e não renova outra vez',
  render: () => (
    <PortalAt
      path="/payment?hospedagem=1042&meses=6"
      storage={storageWith({ 'ensaio:pagamento': '"pay_7Hq2mXc4Tz"' })}
    />
  ),
  beforeEach({ msw }) {
    msw.use(
      prepaid,
      reply(getSession, () => session({ status: 5 })),
      reply(getHosting, () => hosting({ until: renewed, balance: 0 })),
      refuse(renewHosting, 'payment_required', 'O crédito não basta.'),
      reply(getPayment, () => paymentOutcome({ hosting: { ...renewal, until: renewed } })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Hospedagem por 6 meses')
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(
      await screen.findByText(`Pagamento aprovado. Hospedagem renovada: no ar até ${formatDate(renewed)}.`),
    ).toBeVisible()
  },
})

/** O preço mudou antes do dinheiro: nada se renova sem perguntar. */
export const PagaENaoRenovada = meta.story({
  ...notPictured,
  name: 'O dinheiro chega e a renovação mudou: o valor fica no crédito, e nada se renova sozinho',
  render: RenovadaAntesDeVoltar.input.render,
  beforeEach({ msw }) {
    renewals.length = 0
    msw.use(
      prepaid,
      reply(getSession, () => session({ status: 5 })),
      reply(getHosting, () => hosting({ balance: 149 })),
      reply(getPayment, () => paymentOutcome({ hosting: { ...renewal, until: renewed } })),
      reply(renewHosting, ({ request }) => {
        renewals.push(request.url)
        return session({ status: 5 })
      }),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Hospedagem por 6 meses')
    document.dispatchEvent(new Event('visibilitychange'))
    await expect(await screen.findByText(/O que não foi usado está no crédito da empresa\.$/)).toBeVisible()
    await expect(renewals).toEqual([])
  },
})

import {
  getHosting,
  getOpenPix,
  getPayment,
  getSession,
  getUser,
  listHostings,
  renewHosting,
} from '@ensaio/domain'
import {
  company,
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
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'
import { PortalAt } from '../PortalAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
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
      reply(getOpenPix, { open: pixOutcome() }),
      reply(getPayment, () => paymentOutcome()),
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

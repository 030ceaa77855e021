import { getSession, getUser, listHostings } from '@ensaio/domain'
import { company, hang, refuse, reply, session, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
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

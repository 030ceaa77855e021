import { getMonthlyStatement, getStatement, getUser, listMonthlyStatements } from '@ensaio/domain'
import { hang, monthlyStatements, refuse, reply, statement, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from './PortalAt.tsx'

const failure = 'O serviço está fora do ar. Tente novamente em alguns minutos.'

const meta = preview.meta({
  title: 'Telas/Fechamentos',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/statement' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user()),
      reply(getStatement, () => statement({ account: 'invoice', balance: -907 })),
      reply(listMonthlyStatements, () => monthlyStatements()),
    )
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** O extrato de quem paga por fatura, com os meses fechados. */
export const NoExtrato = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Outubro de 2026' })
    await expect(link).toHaveAttribute('href', '/statements/3')
    await isWithinThePage()
  },
})

export const NoExtratoNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Outubro de 2026' })
    await isWithinThePage()
  },
})

export const NoExtratoComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(listMonthlyStatements, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível carregar os fechamentos')
  },
})

/** Um mês fechado, para imprimir ou salvar. */
export const UmMes = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/statements/3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Fechamento de outubro de 2026' })
    await isWithinThePage()
  },
})

export const UmMesNoCelular = meta.story({
  args: { path: '/statements/3' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Fechamento de outubro de 2026' })
    await isWithinThePage()
  },
})

export const UmMesEsperando = meta.story({
  args: { path: '/statements/3' },
  beforeEach({ msw }) {
    msw.use(hang(getMonthlyStatement))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Voltar ao extrato' })
  },
})

export const UmMesComFalha = meta.story({
  args: { path: '/statements/3' },
  beforeEach({ msw }) {
    msw.use(refuse(getMonthlyStatement, 'not_found', 'Não encontramos este fechamento.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não encontramos este fechamento.')
  },
})

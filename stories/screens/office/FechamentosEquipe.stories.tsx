import { getStaffStatement, getUser, listOpenStatements } from '@ensaio/domain'
import { hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const meta = preview.meta({
  title: 'Telas/Equipe: fechamentos',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/statements' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () =>
        user({
          ...{ scope: 'admin', role: 'finance', client: null },
          name: 'Rita Campos',
          email: 'rita@demo.test',
        }),
      ),
    )
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** As faturas em aberto de todos os clientes, e a planilha da contabilidade. */
export const EmAberto = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Fechamentos', level: 1 })
    await canvas.findByRole('link', { name: 'Vista Mar Incorporadora' })
    await canvas.findByRole('button', { name: 'Baixar movimentos' })
    await isWithinThePage()
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Vista Mar Incorporadora' })
    await isWithinThePage()
  },
})

export const Esperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(listOpenStatements))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Fechamentos', level: 1 })
  },
})

export const ComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(
      refuse(
        listOpenStatements,
        'unavailable',
        'O serviço está fora do ar. Tente novamente em alguns minutos.',
      ),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível carregar os fechamentos')
  },
})

/** O mês de um cliente, para imprimir ou baixar. */
export const UmMes = meta.story({
  ...notPicturedOn('phone'),
  name: 'Um mês',
  args: { path: '/statements/3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Fechamento de outubro de 2026' })
    await expect(canvas.getByRole('link', { name: 'Abrir o cliente' })).toHaveAttribute(
      'href',
      '/companies/1',
    )
    await isWithinThePage()
  },
})

export const UmMesNoCelular = meta.story({
  name: 'Um mês, no celular',
  ...onPhone,
  args: { path: '/statements/3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Fechamento de outubro de 2026' })
    await isWithinThePage()
  },
})

export const UmMesEsperando = meta.story({
  name: 'Um mês, esperando',
  args: { path: '/statements/3' },
  beforeEach({ msw }) {
    msw.use(hang(getStaffStatement))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Todos os fechamentos' })
  },
})

export const UmMesComFalha = meta.story({
  name: 'Um mês, com falha',
  args: { path: '/statements/3' },
  beforeEach({ msw }) {
    msw.use(refuse(getStaffStatement, 'not_found', 'Não encontramos este fechamento.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não encontramos este fechamento.')
  },
})

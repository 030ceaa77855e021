import { getStaffNumbers, getUser, searchCompanies } from '@ensaio/domain'
import { companyPage, hang, refuse, reply, user } from '@ensaio/mocks'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const meta = preview.meta({
  title: 'Telas/Equipe: números',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/numbers' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () =>
        user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
      ),
    )
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** Os números da casa, das últimas doze semanas. */
export const Numeros = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('listbox', { name: 'Visitas por semana' })
    await expect(canvas.getByRole('link', { name: 'Números' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('combobox', { name: 'Período' })).toHaveDisplayValue('Últimas 12 semanas')
    await isWithinThePage()
  },
})

export const NumerosNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('listbox', { name: 'Receita por semana' })
    await isWithinThePage()
  },
})

export const NumerosFiltrados = meta.story({
  name: 'Filtros no endereço, e um cliente escolhido',
  ...notPictured,
  args: { path: '/numbers?de=2026-09-01&ate=2026-09-30&cidade=Porto+Alegre' },
  beforeEach({ msw }) {
    msw.use(reply(searchCompanies, () => companyPage()))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('listbox', { name: 'Visitas por semana' })
    await expect(canvas.getByRole('textbox', { name: 'De' })).toHaveValue('01-09-2026')
    await expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveValue('Porto Alegre')
    await userEvent.click(canvas.getByRole('button', { name: 'Escolher um cliente' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const [first] = companyPage().companies
    await userEvent.click(await dialog.findByRole('button', { name: first?.name ?? '' }))
    await canvas.findByRole('button', { name: 'Remover filtro Cliente: Prisma Imóveis' })
    const visits = within(canvas.getByRole('region', { name: 'Visitas' }))
    await expect(visits.getAllByRole('option')).toHaveLength(5)
    await userEvent.click(visits.getByRole('button', { name: 'Baixar CSV: Visitas' }))
    await waitFor(() => expect(visits.getByText('Arquivo baixado.')).toHaveRole('status'))
  },
})

export const NumerosEsperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(getStaffNumbers))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Números', level: 1 })
  },
})

export const NumerosFalhou = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(getStaffNumbers, 'internal', 'O serviço está em manutenção.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('O serviço está em manutenção.')
  },
})

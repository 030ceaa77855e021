import {
  getSettings,
  getUser,
  listCatalogue,
  listCities,
  listCoupons,
  listPeople,
  listProviders,
  listTeam,
  savePriceTable,
} from '@ensaio/domain'
import {
  catalogueService,
  companyPerson,
  coupon,
  keptSettings,
  refuse,
  reply,
  staffCity,
  staffProvider,
  teamMember,
  user,
} from '@ensaio/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { BackofficeAt } from '../BackofficeAt.tsx'
import { PortalAt } from '../PortalAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
/** Has somebody else changed what the page shows? */
let isChanged = false
const now = <Value,>(before: Value, after: Value) => (isChanged ? after : before)
const name = () => now('Antes', 'Depois')

const meta = preview.meta({
  title: 'Telas/Equipe: de volta à aba',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/team' },
  parameters: { bare: true, ...notPictured.parameters },
  beforeEach({ msw }) {
    isChanged = false
    const { settings } = keptSettings()
    msw.use(
      reply(getUser, admin),
      reply(listTeam, () => [teamMember({ name: name() })]),
      reply(listProviders, () => [staffProvider({ name: name() })]),
      reply(listCatalogue, () => [catalogueService({ name: name() })]),
      reply(listCoupons, () => [coupon({ code: name().toUpperCase() })]),
      reply(getSettings, () => keptSettings({ settings: { ...settings, horizon_days: now(60, 45) } })),
      reply(listCities, () => [staffCity({ travel_minutes: now(30, 45) })]),
    )
  },
})

function comeBack() {
  isChanged = true
  window.dispatchEvent(new Event('focus'))
}

/** Quem volta à aba não muda o que já não existe. */
export const Equipe = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Antes')
    comeBack()
    await canvas.findByText('Depois')
  },
})

export const Fotografos = meta.story({
  name: 'Fotógrafos',
  args: { path: '/agenda/roster' },
  play: async ({ canvas }) => {
    await canvas.findByText('Antes')
    comeBack()
    await canvas.findByText('Depois')
  },
})

export const ServicosECupons = meta.story({
  name: 'Serviços e cupons',
  args: { path: '/services' },
  play: async ({ canvas }) => {
    for (const text of ['Antes', 'ANTES']) await canvas.findByText(text)
    comeBack()
    for (const text of ['Depois', 'DEPOIS']) await canvas.findByText(text)
  },
})

export const TabelaDePrecos = meta.story({
  name: 'Tabela de preços que outra pessoa mudou',
  args: { path: '/services' },
  beforeEach({ msw }) {
    msw.use(refuse(savePriceTable, 'transition_refused', 'Outra pessoa mudou estes preços.'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tabela de preços: Antes' }))
    isChanged = true
    const dialog = within(screen.getByRole('dialog'))
    const price = dialog.getByRole('textbox', { name: 'Todas as cidades, até 150 m²' })
    await userEvent.clear(price)
    await userEvent.type(price, '520')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar preços' }))
    await dialog.findByText('Outra pessoa mudou estes preços.')
    await expect(price).toHaveValue('R$ 520,00')
    await canvas.findByText('Depois')
  },
})

export const PrazosETaxas = meta.story({
  name: 'Prazos e taxas: o que se digitou fica',
  args: { path: '/settings' },
  play: async ({ canvas, userEvent }) => {
    const horizon = await canvas.findByRole('textbox', { name: /^Agenda aberta/ })
    const notice = canvas.getByRole('textbox', { name: /^Antecedência/ })
    await userEvent.clear(notice)
    await userEvent.type(notice, '7')
    comeBack()
    await waitFor(() => expect(horizon).toHaveValue('45'))
    await expect(notice).toHaveValue('7')
  },
})

export const HorariosDeUmaCidade = meta.story({
  name: 'Horários de uma cidade',
  args: { path: `/settings/cities/${staffCity().id}` },
  play: async ({ canvas }) => {
    const travel = await canvas.findByRole('textbox', { name: /^Deslocamento/ })
    comeBack()
    await waitFor(() => expect(travel).toHaveValue('45'))
  },
})

export const PessoasDaEmpresa = meta.story({
  name: 'Pessoas da empresa, no portal',
  render: () => <PortalAt path="/profile/people" />,
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => user()),
      reply(listPeople, () => [companyPerson({ name: name() })]),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Antes')
    comeBack()
    await canvas.findByText('Depois')
  },
})

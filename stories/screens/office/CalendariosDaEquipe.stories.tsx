import { getCalendarFeed, getCityCalendarFeed, getUser, listProviders } from '@ensaio/domain'
import { calendarFeed, hang, newCalendarFeed, refuse, reply, staffProviders, user } from '@ensaio/mocks'
import { expect, within } from 'storybook/test'
import { press } from '#storybook/keyboard.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

const asPhotographer = [
  reply(getUser, () =>
    user({ scope: 'provider', name: 'Caio Brandão', email: 'fotografo@demo.test', client: null }),
  ),
  reply(listProviders, () => staffProviders().slice(0, 1)),
]

const meta = preview.meta({
  title: 'Telas/Equipe: visitas no calendário',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/agenda' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () =>
        user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
      ),
    )
  },
})

/** Cada cidade tem o seu endereço; o que acabou de aparecer é só o da cidade escolhida. */
export const DaCidade = meta.story({
  name: 'Da cidade escolhida',
  args: { path: '/agenda' },
  beforeEach({ msw }) {
    msw.use(
      reply(getCityCalendarFeed, ({ request }) =>
        new URL(request.url).searchParams.get('city') === 'São Paulo' ? null : calendarFeed(),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const paulo = within(await canvas.findByRole('region', { name: 'Visitas de São Paulo no calendário' }))
    await press(await paulo.findByRole('button', { name: 'Criar endereço' }))
    await paulo.findByText(newCalendarFeed().address)
    const cities = within(canvas.getByRole('group', { name: 'Cidade' }))
    await userEvent.click(cities.getByRole('button', { name: 'Porto Alegre' }))
    const other = within(await canvas.findByRole('region', { name: 'Visitas de Porto Alegre no calendário' }))
    await expect(await other.findByText('Endereço criado em 02/10/2026.')).toBeVisible()
    await expect(canvas.queryByText(newCalendarFeed().address)).toBeNull()
  },
})

/** Quem fotografa põe as próprias visitas no calendário do celular. */
export const DeQuemFotografa = meta.story({
  name: 'De quem fotografa, no celular',
  ...onPhone,
  args: { path: '/agenda' },
  beforeEach({ msw }) {
    msw.use(...asPhotographer)
  },
  play: async ({ canvas }) => {
    const mine = within(await canvas.findByRole('region', { name: 'Minhas visitas no calendário' }))
    await press(await mine.findByRole('button', { name: 'Criar endereço' }))
    await expect(await mine.findByText(/visits\.ics$/)).toBeVisible()
    await isWithinThePage()
  },
})

export const Esperando = meta.story({
  args: { path: '/agenda' },
  beforeEach({ msw }) {
    msw.use(hang(getCityCalendarFeed), hang(getCalendarFeed))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Visitas de São Paulo no calendário' })
  },
})

export const ComFalha = meta.story({
  name: 'Com falha: o resto da agenda fica',
  args: { path: '/agenda' },
  beforeEach({ msw }) {
    msw.use(
      ...asPhotographer,
      refuse(getCalendarFeed, 'unavailable', 'O serviço está fora do ar.'),
      refuse(getCityCalendarFeed, 'unavailable', 'O serviço está fora do ar.'),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText('O serviço está fora do ar.')
    await canvas.findByRole('heading', { name: 'Feriados', level: 2 })
  },
})

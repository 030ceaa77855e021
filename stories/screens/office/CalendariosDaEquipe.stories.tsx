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

/** Finds a section by its heading first: asking the whole agenda for a role, again and again, takes longer than the section. */
async function sectionOf(canvas: ReturnType<typeof within>, name: string) {
  await canvas.findByText(name)
  return within(canvas.getByRole('region', { name }))
}

const meta = preview.meta({
  title: 'Telas/Equipe: visitas no calendário',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/agenda/roster' },
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
  args: { path: '/agenda/roster' },
  beforeEach({ msw }) {
    msw.use(
      reply(getCityCalendarFeed, ({ request }) =>
        new URL(request.url).searchParams.get('city') === 'São Paulo' ? null : calendarFeed(),
      ),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const paulo = await sectionOf(canvas, 'Visitas de São Paulo no calendário')
    await press(await paulo.findByRole('button', { name: 'Criar endereço' }))
    await paulo.findByText(newCalendarFeed().address)
    const cities = within(canvas.getByRole('group', { name: 'Cidade' }))
    await userEvent.click(cities.getByRole('button', { name: 'Porto Alegre' }))
    const other = await sectionOf(canvas, 'Visitas de Porto Alegre no calendário')
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
    const mine = await sectionOf(canvas, 'Minhas visitas no calendário')
    await press(await mine.findByRole('button', { name: 'Criar endereço' }))
    await expect(await mine.findByText(/visits\.ics$/)).toBeVisible()
    await isWithinThePage()
  },
})

export const Esperando = meta.story({
  args: { path: '/agenda/roster' },
  beforeEach({ msw }) {
    msw.use(hang(getCityCalendarFeed), hang(getCalendarFeed))
  },
  play: async ({ canvas }) => {
    await sectionOf(canvas, 'Visitas de São Paulo no calendário')
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

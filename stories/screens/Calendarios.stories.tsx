import { getCalendarFeed, getUser } from '@ensaio/domain'
import { hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { press } from '#storybook/keyboard.ts'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from './PortalAt.tsx'

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

const meta = preview.meta({
  title: 'Telas/Visitas no calendário',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/profile/calendar' },
  parameters: { bare: true },
})

/** As visitas da empresa no calendário de quem está na conta. */
export const Desligado = meta.story({
  args: { path: '/profile/calendar' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Calendário', level: 1 })
    await expect(await canvas.findByRole('button', { name: 'Criar endereço' })).toBeVisible()
    await isWithinThePage()
  },
})

export const AcabouDeCriar = meta.story({
  ...notPicturedOn('phone'),
  name: 'Acabou de criar',
  args: { path: '/profile/calendar' },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Criar endereço' }))
    await expect(await canvas.findByText(/visits\.ics$/)).toBeVisible()
    await expect(canvas.getByText('Ligado')).toBeVisible()
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
  args: { path: '/profile/calendar' },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: 'Criar endereço' }))
    await expect(await canvas.findByText(/visits\.ics$/)).toBeVisible()
    await isWithinThePage()
  },
})

export const Esperando = meta.story({
  args: { path: '/profile/calendar' },
  beforeEach({ msw }) {
    msw.use(hang(getCalendarFeed))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Calendário', level: 1 })
  },
})

export const ComFalha = meta.story({
  name: 'Com falha',
  args: { path: '/profile/calendar' },
  beforeEach({ msw }) {
    msw.use(refuse(getCalendarFeed, 'unavailable', 'O serviço está fora do ar.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('O serviço está fora do ar.')
  },
})

/** Quem só lê os ensaios também os põe no próprio calendário. */
export const DeQuemSoLe = meta.story({
  ...notPictured,
  name: 'De quem só lê',
  args: { path: '/profile/calendar' },
  beforeEach({ msw }) {
    msw.use(reply(getUser, () => user({ client_role: 'reader' })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Criar endereço' })).toBeVisible()
  },
})

import { getNumbers, getUser } from '@ensaio/domain'
import { hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from '../PortalAt.tsx'

const meta = preview.meta({
  title: 'Telas/Números da empresa',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/numbers' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, () => user()))
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** O que a empresa lê dos próprios números, no portal. */
export const Numeros = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('listbox', { name: 'Gastos por semana' })
    await expect(canvas.queryByText('Carga dos fotógrafos')).toBeNull()
    await isWithinThePage()
  },
})

export const NumerosNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('listbox', { name: 'Visitas por semana' })
    await isWithinThePage()
  },
})

export const NumerosEsperando = meta.story({
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(hang(getNumbers))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Números', level: 1 })
  },
})

export const NumerosFalhou = meta.story({
  ...onPhone,
  beforeEach({ msw }) {
    msw.use(refuse(getNumbers, 'internal', 'O serviço está em manutenção.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('O serviço está em manutenção.')
  },
})

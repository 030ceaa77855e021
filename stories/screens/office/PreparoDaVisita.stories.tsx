import { getUser, listPreparations } from '@ensaio/domain'
import { hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
const failure = 'O serviço está fora do ar. Tente novamente em alguns minutos.'

const meta = preview.meta({
  title: 'Telas/Equipe: preparo da visita',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/settings/preparation' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, admin))
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** As listas por tipo de imóvel. */
export const Listas = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Casa' })).toHaveAttribute(
      'href',
      '/settings/preparation/house',
    )
    await expect(canvas.getByRole('link', { name: 'Preparo da visita' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await isWithinThePage()
  },
})

export const ListasNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Casa' })
    await isWithinThePage()
  },
})

export const ListasEsperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(listPreparations))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Configurações', level: 1 })
  },
})

export const ListasComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(listPreparations, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

/** As linhas de uma lista. */
export const Lista = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/settings/preparation/house' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Linha 1' })).toHaveValue(
      'Tire os carros da garagem e da frente da casa.',
    )
    await isWithinThePage()
  },
})

export const ListaNoCelular = meta.story({
  ...onPhone,
  args: { path: '/settings/preparation/house' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Linha 1' })
    await isWithinThePage()
  },
})

export const ListaEsperando = meta.story({
  args: { path: '/settings/preparation/house' },
  beforeEach({ msw }) {
    msw.use(hang(listPreparations))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Lista' })
  },
})

export const ListaComFalha = meta.story({
  args: { path: '/settings/preparation/house' },
  beforeEach({ msw }) {
    msw.use(refuse(listPreparations, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

export const ListaInexistente = meta.story({
  args: { path: '/settings/preparation/boat' },
  play: async ({ canvas }) => {
    await canvas.findByText('Esta lista não existe.')
  },
})

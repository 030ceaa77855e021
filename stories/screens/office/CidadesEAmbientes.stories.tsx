import { getUser, listCities, listTags } from '@ensaio/domain'
import { hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
const failure = 'O serviço está fora do ar. Tente novamente em alguns minutos.'

const meta = preview.meta({
  title: 'Telas/Equipe: cidades e ambientes',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/settings/cities' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, admin))
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** As cidades em que há ensaios. */
export const Cidades = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/settings/cities' },
  play: async ({ canvas }) => {
    await canvas.findByText('Manaus (AM)')
    await expect(canvas.getByRole('link', { name: 'Cidades' })).toHaveAttribute('aria-current', 'page')
    await isWithinThePage()
  },
})

export const CidadesNoCelular = meta.story({
  ...onPhone,
  args: { path: '/settings/cities' },
  play: async ({ canvas }) => {
    await canvas.findByText('Manaus (AM)')
    await isWithinThePage()
  },
})

export const CidadesEsperando = meta.story({
  args: { path: '/settings/cities' },
  beforeEach({ msw }) {
    msw.use(hang(listCities))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Configurações', level: 1 })
  },
})

export const CidadesComFalha = meta.story({
  args: { path: '/settings/cities' },
  beforeEach({ msw }) {
    msw.use(refuse(listCities, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

/** A que horas começam as visitas de uma cidade. */
export const HorariosDaCidade = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/settings/cities/1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Horários em São Paulo' })
    await expect(canvas.getByRole('link', { name: 'Cidades' })).toHaveAttribute('aria-current', 'page')
    await isWithinThePage()
  },
})

export const HorariosDaCidadeNoCelular = meta.story({
  ...onPhone,
  args: { path: '/settings/cities/1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Horários em São Paulo' })
    await isWithinThePage()
  },
})

export const HorariosDaCidadeEsperando = meta.story({
  args: { path: '/settings/cities/1' },
  beforeEach({ msw }) {
    msw.use(hang(listCities))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Configurações', level: 1 })
  },
})

export const HorariosDaCidadeComFalha = meta.story({
  args: { path: '/settings/cities/1' },
  beforeEach({ msw }) {
    msw.use(refuse(listCities, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

/** Os ambientes das fotos e as palavras das avaliações. */
export const Ambientes = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/settings/rooms' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Salvar palavras' })
    await isWithinThePage()
  },
})

export const AmbientesNoCelular = meta.story({
  ...onPhone,
  args: { path: '/settings/rooms' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Salvar palavras' })
    await isWithinThePage()
  },
})

export const AmbientesEsperando = meta.story({
  args: { path: '/settings/rooms' },
  beforeEach({ msw }) {
    msw.use(hang(listTags))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Configurações', level: 1 })
  },
})

export const AmbientesComFalha = meta.story({
  args: { path: '/settings/rooms' },
  beforeEach({ msw }) {
    msw.use(refuse(listTags, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /Tentar novamente/ })
  },
})

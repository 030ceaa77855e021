import {
  checkSetUpLink,
  getFirstSteps,
  getSettings,
  getUser,
  listCities,
  listTags,
  listTeam,
} from '@ensaio/domain'
import { firstSteps, hang, refuse, reply, user } from '@ensaio/mocks'
import { expect, screen } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from './BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
const failure = 'O serviço está fora do ar. Tente novamente em alguns minutos.'

const meta = preview.meta({
  title: 'Telas/Equipe: a casa',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/settings' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, admin))
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** O que os administradores decidem para a casa toda. */
export const Configuracoes = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Configurações', level: 1 })
    await expect(canvas.getByRole('link', { name: 'Prazos e taxas' })).toHaveAttribute('aria-current', 'page')
    await canvas.findByRole('button', { name: 'Salvar prazos e taxas' })
    await isWithinThePage()
  },
})

export const ConfiguracoesNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Salvar prazos e taxas' })
    await isWithinThePage()
  },
})

export const ConfiguracoesEsperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(getSettings))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Configurações', level: 1 })
  },
})

export const ConfiguracoesComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(getSettings, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

/** As cidades em que há ensaios. */
export const Cidades = meta.story({
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

/** A primeira página de uma casa nova. */
export const PrimeirosPassos = meta.story({
  args: { path: '/' },
  beforeEach({ msw }) {
    msw.use(reply(getFirstSteps, () => firstSteps()))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Primeiros passos' })
    await isWithinThePage()
  },
})

export const PrimeirosPassosNoCelular = meta.story({
  ...onPhone,
  args: { path: '/' },
  beforeEach({ msw }) {
    msw.use(reply(getFirstSteps, () => firstSteps()))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Primeiros passos' })
    await isWithinThePage()
  },
})

/** Quem trabalha na casa. */
export const Equipe = meta.story({
  args: { path: '/team' },
  play: async ({ canvas }) => {
    await canvas.findByText('Otávio Lins')
    await isWithinThePage()
  },
})

export const EquipeNoCelular = meta.story({
  ...onPhone,
  args: { path: '/team' },
  play: async ({ canvas }) => {
    await canvas.findByText('Otávio Lins')
    await isWithinThePage()
  },
})

export const EquipeEsperando = meta.story({
  args: { path: '/team' },
  beforeEach({ msw }) {
    msw.use(hang(listTeam))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Equipe', level: 1 })
  },
})

export const EquipeComFalha = meta.story({
  args: { path: '/team' },
  beforeEach({ msw }) {
    msw.use(refuse(listTeam, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Tentar novamente/ })).toBeVisible()
  },
})

/** A primeira conta de uma instalação nova. */
export const PrimeiraConta = meta.story({
  args: { path: '/setup/Zk3vT9qLw8RrY2mNc5Xb7A' },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Comece por você', level: 1 })
    await isWithinThePage()
  },
})

export const PrimeiraContaNoCelular = meta.story({
  ...onPhone,
  args: { path: '/setup/Zk3vT9qLw8RrY2mNc5Xb7A' },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Comece por você', level: 1 })
    await isWithinThePage()
  },
})

export const PrimeiraContaEsperando = meta.story({
  args: { path: '/setup/Zk3vT9qLw8RrY2mNc5Xb7A' },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null), hang(checkSetUpLink))
  },
  play: async () => {
    await screen.findByText('Carregando…')
  },
})

export const PrimeiraContaSemLink = meta.story({
  args: { path: '/setup/Zk3vT9qLw8RrY2mNc5Xb7A' },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, null),
      refuse(
        checkSetUpLink,
        'not_found',
        'Este link já foi usado ou expirou. Reinicie o servidor para receber outro, ou entre com a sua conta.',
      ),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Este link não abriu')
  },
})

import {
  checkSetUpLink,
  getFirstSteps,
  getHouseBrand,
  getHouseSecurity,
  getSecurity,
  getSettings,
  getUser,
  listTeam,
} from '@ensaio/domain'
import { firstSteps, hang, refuse, reply, security, user } from '@ensaio/mocks'
import { expect, screen } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
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
  beforeEach: ({ msw }) => msw.use(reply(getUser, admin)),
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** O que os administradores decidem para a casa toda. */
export const Configuracoes = meta.story({
  ...notPicturedOn('phone'),
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

/** O nome, o logo, as cores e os contatos da casa. */
export const Marca = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/settings/brand' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Salvar casa e marca' })
    await expect(canvas.getByRole('link', { name: 'Casa e marca' })).toHaveAttribute('aria-current', 'page')
    await isWithinThePage()
  },
})

export const MarcaNoCelular = meta.story({
  ...onPhone,
  args: { path: '/settings/brand' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Salvar casa e marca' })
    await isWithinThePage()
  },
})

export const MarcaEsperando = meta.story({
  args: { path: '/settings/brand' },
  beforeEach({ msw }) {
    msw.use(hang(getHouseBrand))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Configurações', level: 1 })
  },
})

export const MarcaComFalha = meta.story({
  args: { path: '/settings/brand' },
  beforeEach({ msw }) {
    msw.use(refuse(getHouseBrand, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

/** A primeira página de uma casa nova. */
export const PrimeirosPassos = meta.story({
  ...notPicturedOn('phone'),
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
  ...notPicturedOn('phone'),
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
  ...notPicturedOn('phone'),
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
  ...notPicturedOn('desktop'),
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

/** O que a casa exige de quem é da administração. */
export const SegurancaDaCasa = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/settings/security' },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: /Exigir verificação/ })
    await isWithinThePage()
  },
})

export const SegurancaDaCasaNoCelular = meta.story({
  ...onPhone,
  args: { path: '/settings/security' },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: /Exigir verificação/ })
    await isWithinThePage()
  },
})

export const SegurancaDaCasaEsperando = meta.story({
  args: { path: '/settings/security' },
  beforeEach({ msw }) {
    msw.use(hang(getHouseSecurity))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Configurações', level: 1 })
  },
})

export const SegurancaDaCasaComFalha = meta.story({
  args: { path: '/settings/security' },
  beforeEach({ msw }) {
    msw.use(refuse(getHouseSecurity, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

/** Quem precisa ligar a verificação em duas etapas chega aqui, de onde quer que venha. */
export const PrecisaDeDuasEtapas = meta.story({
  args: { path: '/team' },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => ({ ...admin(), needs_second_step: true })),
      reply(getSecurity, () => security({ second_step: { since: null, codes_left: 0, is_required: true } })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/ligue para continuar/)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Segurança')
    await expect(canvas.queryByRole('button', { name: 'Trocar e-mail' })).toBeNull()
  },
})

/** A verificação em duas etapas, o e-mail e onde a conta está aberta. */
export const Seguranca = meta.story({
  ...notPicturedOn('phone'),
  name: 'Segurança',
  args: { path: '/profile/security' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Segurança', level: 1 })
    await canvas.findByText('Safari no iOS')
    await isWithinThePage()
  },
})

export const SegurancaNoCelular = meta.story({
  name: 'Segurança no celular',
  ...onPhone,
  args: { path: '/profile/security' },
  play: async ({ canvas }) => {
    await canvas.findByText('Safari no iOS')
    await isWithinThePage()
  },
})

export const SegurancaEsperando = meta.story({
  name: 'Segurança esperando',
  args: { path: '/profile/security' },
  beforeEach({ msw }) {
    msw.use(hang(getSecurity))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Segurança', level: 1 })
  },
})

export const SegurancaComFalha = meta.story({
  name: 'Segurança com falha',
  args: { path: '/profile/security' },
  beforeEach({ msw }) {
    msw.use(refuse(getSecurity, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: /Tentar novamente/ }))[0]).toBeVisible()
  },
})

/** O link que chega ao novo e-mail. */
export const NovoEmail = meta.story({
  name: 'Novo e-mail',
  args: { path: '/email/Zk3vT9qLw8RrY2mNc5Xb7A' },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmar e-mail' }))
    await canvas.findByText(/você entra com/)
  },
})

export const NovoEmailNoCelular = meta.story({
  name: 'Novo e-mail no celular',
  ...onPhone,
  args: { path: '/email/Zk3vT9qLw8RrY2mNc5Xb7A' },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Confirmar e-mail' })
    await isWithinThePage()
  },
})

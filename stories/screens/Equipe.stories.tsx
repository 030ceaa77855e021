import {
  getSession,
  getStatus,
  getUser,
  listProviders,
  queueLabels,
  type SessionStatus,
  searchQueue,
} from '@ensaio/domain'
import {
  hang,
  queuedSession,
  queuePage,
  refuse,
  reply,
  session,
  staffProviders,
  troubledStatus,
  user,
} from '@ensaio/mocks'
import { expect, userEvent, within } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onDesk, onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from './BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
const photographer = () =>
  user({ scope: 'provider', name: 'Caio Brandão', email: 'fotografo@demo.test', client: null })

const meta = preview.meta({
  title: 'Telas/Equipe',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, admin))
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** As filas de trabalho: o que é de hoje primeiro. */
export const Filas = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })
    for (const label of Object.values(queueLabels))
      await canvas.findByRole('link', { name: new RegExp(label) })
    await isWithinThePage()
  },
})

export const FilasNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /A entregar/ })
    await isWithinThePage()
  },
})

export const FilaEsperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(searchQueue))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })
  },
})

export const FilaComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(searchQueue, 'unavailable', 'Não foi possível carregar os ensaios.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

/** O ensaio como a equipe o vê, em cada situação. */
export const OEnsaio = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/sessions/1042' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'O que fazer agora' })
    await canvas.findByRole('heading', { name: 'Histórico' })
    await isWithinThePage()
  },
})

const inStatus = (status: SessionStatus) =>
  reply(getSession, () => {
    const hasVisit = status !== 1 && status !== 3
    return session({ status, scheduled_for: hasVisit ? session().scheduled_for : null })
  })

export const NaoAgendado = meta.story({
  name: 'O ensaio: não agendado',
  args: { path: '/sessions/1042' },
  beforeEach({ msw }) {
    msw.use(inStatus(1))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'O que fazer agora' })
  },
})

export const Cancelado = meta.story({
  name: 'O ensaio: cancelado',
  args: { path: '/sessions/1042' },
  beforeEach({ msw }) {
    msw.use(inStatus(3))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'O que fazer agora' })
  },
})

export const EntregaPendente = meta.story({
  name: 'O ensaio: entrega pendente',
  args: { path: '/sessions/1042' },
  beforeEach({ msw }) {
    msw.use(inStatus(4))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'O que fazer agora' })
  },
})

export const Entregue = meta.story({
  name: 'O ensaio: entregue',
  args: { path: '/sessions/1042' },
  beforeEach({ msw }) {
    msw.use(inStatus(5))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'O que fazer agora' })
  },
})

export const ClienteAusente = meta.story({
  name: 'O ensaio: cliente ausente',
  args: { path: '/sessions/1042' },
  beforeEach({ msw }) {
    msw.use(inStatus(6))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'O que fazer agora' })
  },
})

export const FotografoAusente = meta.story({
  name: 'O ensaio: fotógrafo ausente',
  args: { path: '/sessions/1042' },
  beforeEach({ msw }) {
    msw.use(inStatus(7))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'O que fazer agora' })
  },
})

export const EmRevisao = meta.story({
  name: 'O ensaio: em revisão',
  args: { path: '/sessions/1042' },
  beforeEach({ msw }) {
    msw.use(inStatus(8))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'O que fazer agora' })
  },
})

export const OEnsaioNoCelular = meta.story({
  ...onPhone,
  args: { path: '/sessions/1042' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'O que fazer agora' })
    await isWithinThePage()
  },
})

export const Agenda = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/agenda/roster' },
  play: async ({ canvas }) => {
    for (const name of ['Capacidade', 'Fotógrafos', 'Feriados']) {
      await canvas.findByRole('heading', { name, level: 2 })
    }
    await canvas.findAllByText('08h30')
  },
})

export const AgendaNoCelular = meta.story({
  args: { path: '/agenda/roster' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Capacidade' })
    await isWithinThePage()
  },
})

/** Quem fotografa encontra os próprios dias, e nada do escritório. */
export const MinhaAgenda = meta.story({
  args: { path: '/agenda' },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, photographer),
      reply(listProviders, () => staffProviders().slice(0, 1)),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Minha agenda', level: 1 })
    await expect(canvas.queryByRole('heading', { name: 'Capacidade' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Clientes' })).toBeNull()
  },
})

export const Clientes = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/companies' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Clientes', level: 1 })
  },
})

export const UmCliente = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/companies/1' },
  play: async ({ canvas }) => {
    await canvas.findByText('Ajustar crédito')
  },
})

export const Servicos = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/services' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Serviços e preços', level: 1 })
    await canvas.findByRole('button', { name: 'Novo serviço' })
  },
})

export const CaixaDeSaida = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/outbox' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Caixa de saída', level: 1 })
  },
})

/** Os lugares menos usados da administração, com o da página marcado. */
export const MaisLugares = meta.story({
  args: { path: '/outbox' },
  ...onDesk,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais' }))
    await expect(canvas.getByRole('link', { name: 'Caixa de saída', current: 'page' })).toBeVisible()
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThan(72)
    await userEvent.click(canvas.getByRole('link', { name: 'Situação' }))
    await canvas.findByRole('heading', { name: 'Situação', level: 1 })
    await expect(canvas.queryByRole('link', { name: 'Caixa de saída' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Mais' }))
  },
})

export const UmaMensagem = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/outbox/1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
})

export const Entrar = meta.story({
  ...notPicturedOn('phone'),
  beforeEach({ msw }) {
    msw.use(reply(getUser, () => null))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Faça seu login' })
    await expect(canvas.queryByText(/Cadastre-se|pré-cadastro/i)).toBeNull()
  },
})

/** Da fila à visita feita, passo a passo. */
export const DaFilaAVisitaFeita = meta.story({
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /Rua|Avenida|Alameda/ })
    if (!first) throw new Error('The queue shows no ensaio.')
    await userEvent.click(first)
    const moves = within(await canvas.findByRole('region', { name: 'O que fazer agora' }))
    await expect((await moves.findAllByRole('button')).length).toBeGreaterThan(0)
  },
})

/** Como o produto anda: filas, tarefas, banco, arquivos e pagamentos. */
export const Situacao = meta.story({
  name: 'Situação',
  args: { path: '/status' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Situação', level: 1 })
    await canvas.findByText('Tudo funciona.')
    await isWithinThePage()
  },
})

export const SituacaoComProblemas = meta.story({
  name: 'Situação: com problemas',
  ...onPhone,
  args: { path: '/status' },
  beforeEach({ msw }) {
    msw.use(reply(getStatus, () => troubledStatus()))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ver não enviadas' }))
    await canvas.findByRole('heading', { name: 'Caixa de saída', level: 1 })
    await expect(await canvas.findByRole('button', { name: /Não enviado/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await isWithinThePage()
  },
})

export const SituacaoDeUmFotografo = meta.story({
  name: 'Situação: não é para fotógrafos',
  args: { path: '/status' },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, photographer),
      reply(searchQueue, () => queuePage('all', { sessions: [queuedSession()] })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })
    await canvas.findByRole('region', { name: /^10h30 · Rua Augusta/ })
    await expect(canvas.queryByRole('link', { name: 'Situação' })).toBeNull()
  },
})

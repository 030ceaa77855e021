import { getFirstSteps, getUser, listCatalogue, listCities } from '@ensaio/domain'
import { firstSteps, hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const meta = preview.meta({
  title: 'Telas/Equipe: primeiros passos',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/first-steps' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () =>
        user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null }),
      ),
      reply(getFirstSteps, () => firstSteps()),
    )
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** Continua no primeiro passo que falta. */
export const Continua = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Fotógrafos', level: 1 })
    await isWithinThePage()
  },
})

export const ContinuaNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Fotógrafos', level: 1 })
    await isWithinThePage()
  },
})

export const Esperando = meta.story({
  ...notPictured,
  beforeEach({ msw }) {
    msw.use(hang(getFirstSteps))
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Fotógrafos', level: 1 })).toBeNull()
  },
})

export const ComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(getFirstSteps, 'unavailable', 'O serviço está fora do ar.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

/** A casa e a marca: salva e segue para as cidades. */
export const Casa = meta.story({
  args: { path: '/first-steps/brand' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar e continuar' }))
    await canvas.findByRole('heading', { name: 'Cidades e horários', level: 1 })
    await canvas.findByText('Cidades atendidas')
  },
})

/** Sem serviços ainda: três pacotes prontos. */
export const Servicos = meta.story({
  name: 'Serviços',
  args: { path: '/first-steps/services' },
  beforeEach({ msw }) {
    msw.use(reply(listCatalogue, () => []))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Pacotes prontos' })
    await isWithinThePage()
  },
})

export const ServicosNoCelular = meta.story({
  name: 'Serviços no celular',
  ...onPhone,
  args: { path: '/first-steps/services' },
  beforeEach({ msw }) {
    msw.use(reply(listCatalogue, () => []))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Criar serviços' }))
    await canvas.findByRole('heading', { name: 'Completo' })
    await isWithinThePage()
  },
})

/** Os horários de uma cidade, sem sair dos primeiros passos. */
export const Horarios = meta.story({
  ...notPicturedOn('phone'),
  name: 'Horários de uma cidade',
  args: { path: '/first-steps/cities/1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cidades e horários', level: 1 })
    await isWithinThePage()
  },
})

export const HorariosNoCelular = meta.story({
  name: 'Horários de uma cidade no celular',
  ...onPhone,
  args: { path: '/first-steps/cities/1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cidades e horários', level: 1 })
    await isWithinThePage()
  },
})

export const HorariosEsperando = meta.story({
  name: 'Horários de uma cidade, esperando',
  args: { path: '/first-steps/cities/1' },
  beforeEach({ msw }) {
    msw.use(hang(listCities))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cidades e horários', level: 1 })
  },
})

export const HorariosComFalha = meta.story({
  name: 'Horários de uma cidade, com falha',
  args: { path: '/first-steps/cities/1' },
  beforeEach({ msw }) {
    msw.use(refuse(listCities, 'unavailable', 'O serviço está fora do ar.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

export const ServicosEsperando = meta.story({
  name: 'Serviços, esperando',
  args: { path: '/first-steps/services' },
  beforeEach({ msw }) {
    msw.use(hang(listCatalogue))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Serviços e preços', level: 1 })
  },
})

export const ServicosComFalha = meta.story({
  name: 'Serviços, com falha',
  args: { path: '/first-steps/services' },
  beforeEach({ msw }) {
    msw.use(refuse(listCatalogue, 'unavailable', 'O serviço está fora do ar.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

export const Emails = meta.story({
  name: 'Teste de e-mails',
  args: { path: '/first-steps/mails' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar e-mail de teste' }))
    await canvas.findByText(/aceitou a mensagem/)
  },
})

export const Pagamentos = meta.story({
  name: 'Teste de pagamentos',
  args: { path: '/first-steps/payments' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Testar pagamentos' }))
    await canvas.findByText(/são de verdade/)
  },
})

/** O fim, com o que ainda falta. */
export const Fim = meta.story({
  args: { path: '/first-steps/done' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ainda faltam passos', level: 1 })
    await canvas.findByRole('heading', { name: 'Primeiros passos' })
  },
})

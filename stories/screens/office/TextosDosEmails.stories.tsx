import { getUser, listMailTexts, previewMailText } from '@ensaio/domain'
import { hang, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const admin = () => user({ scope: 'admin', name: 'Helena Prado', email: 'admin@demo.test', client: null })
const failure = 'O serviço está fora do ar. Tente novamente em alguns minutos.'

const meta = preview.meta({
  title: 'Telas/Equipe: textos dos e-mails',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/settings/mails' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, admin))
  },
})

const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** Os e-mails cujo texto a administração muda. */
export const Textos = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ensaio entregue' })).toHaveAttribute(
      'href',
      '/settings/mails/delivered',
    )
    await expect(canvas.getByRole('link', { name: 'Textos dos e-mails' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await isWithinThePage()
  },
})

export const TextosNoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ensaio entregue' })
    await isWithinThePage()
  },
})

export const TextosEsperando = meta.story({
  beforeEach({ msw }) {
    msw.use(hang(listMailTexts))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Configurações', level: 1 })
  },
})

export const TextosComFalha = meta.story({
  beforeEach({ msw }) {
    msw.use(refuse(listMailTexts, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
  },
})

/** O texto de um e-mail, ao lado de como ele chega. */
export const Texto = meta.story({
  ...notPicturedOn('phone'),
  args: { path: '/settings/mails/delivered' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ensaio entregue' })
    await canvas.findByRole('heading', { name: /^Suas fotos chegaram: Rua Augusta/ })
    await isWithinThePage()
  },
})

export const TextoNoCelular = meta.story({
  ...onPhone,
  args: { path: '/settings/mails/delivered' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Suas fotos chegaram: Rua Augusta/ })
    await isWithinThePage()
  },
})

export const TextoEsperando = meta.story({
  args: { path: '/settings/mails/delivered' },
  beforeEach({ msw }) {
    msw.use(hang(previewMailText))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Assunto/)).toHaveValue('Suas fotos chegaram')
  },
})

export const TextoComFalha = meta.story({
  args: { path: '/settings/mails/delivered' },
  beforeEach({ msw }) {
    msw.use(refuse(previewMailText, 'unavailable', failure))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Tentar novamente/ })
    await expect(canvas.getByLabelText(/^Assunto/)).toHaveValue('Suas fotos chegaram')
  },
})

import { getMailPreferences, getUser } from '@ensaio/domain'
import { hang, mailPreferences, refuse, reply, user } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { BackofficeAt } from '../BackofficeAt.tsx'

const coordinator = user({ scope: 'admin', role: 'coordinator', name: 'Lia Campos', client: null })
const topics = [{ topic: 'late_deliveries' as const, is_on: true }]

const meta = preview.meta({
  title: 'Telas/Equipe: mensagens por e-mail',
  component: BackofficeAt,
  tags: ['!autodocs'],
  args: { path: '/profile/mails' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, () => coordinator),
      reply(getMailPreferences, () => mailPreferences({ email: 'lia@casa.test', topics })),
    )
  },
})

/** O que chega à coordenação. */
export const Mensagens = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Entregas atrasadas' })).toBeChecked()
  },
})

export const MensagensNoCelular = meta.story({
  name: 'Mensagens no celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Entregas atrasadas' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const MensagensEsperando = meta.story({
  name: 'Mensagens esperando',
  beforeEach({ msw }) {
    msw.use(hang(getMailPreferences))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Mensagens', level: 1 })
  },
})

export const MensagensComFalha = meta.story({
  name: 'Mensagens com falha',
  beforeEach({ msw }) {
    msw.use(refuse(getMailPreferences, 'internal', 'Não foi possível ler as escolhas.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível ler as escolhas.')
  },
})

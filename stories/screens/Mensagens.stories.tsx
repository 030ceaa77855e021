import { getLinkedMailPreferences, getMailPreferences, getUser } from '@ensaio/domain'
import { hang, refuse, reply } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from './PortalAt.tsx'

const meta = preview.meta({
  title: 'Telas/Mensagens por e-mail',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/profile/mails' },
  parameters: { bare: true },
})

const lembretes = { name: 'Lembretes da visita' }
const isWithinThePage = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** O que chega por e-mail a quem tem conta. */
export const NaConta = meta.story({
  name: 'Na conta',
  play: async ({ canvas, userEvent }) => {
    const one = await canvas.findByRole('switch', lembretes)
    await userEvent.click(one)
    await expect(await canvas.findByRole('switch', { ...lembretes, checked: false })).toBeVisible()
  },
})

export const NaContaNoCelular = meta.story({
  name: 'Na conta, no celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', lembretes)
    await isWithinThePage()
  },
})

export const NaContaEsperando = meta.story({
  name: 'Na conta, esperando',
  beforeEach({ msw }) {
    msw.use(hang(getMailPreferences))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Mensagens', level: 1 })
  },
})

export const NaContaComFalha = meta.story({
  name: 'Na conta, com falha',
  beforeEach({ msw }) {
    msw.use(refuse(getMailPreferences, 'internal', 'Não foi possível ler as escolhas.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Não foi possível ler as escolhas.')
  },
})

/** A página do link no fim de um lembrete; quem a abre não precisa de conta. */
export const PeloLink = meta.story({
  name: 'Pelo link de uma mensagem',
  args: { path: '/mails/Zk3vT9qLw8RrY2mNc5Xb7A' },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', lembretes))
    await expect(await canvas.findByRole('switch', { ...lembretes, checked: false })).toBeVisible()
    await expect(canvas.getByText('Para ma•••@horizonte.test')).toBeVisible()
  },
})

export const PeloLinkNoCelular = meta.story({
  name: 'Pelo link, no celular',
  ...onPhone,
  args: { path: '/mails/Zk3vT9qLw8RrY2mNc5Xb7A' },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', lembretes)
    await isWithinThePage()
  },
})

export const PeloLinkEsperando = meta.story({
  name: 'Pelo link, esperando',
  args: { path: '/mails/Zk3vT9qLw8RrY2mNc5Xb7A' },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null), hang(getLinkedMailPreferences))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Mensagens', level: 1 })
  },
})

export const LinkDesconhecido = meta.story({
  name: 'O link não vale',
  args: { path: '/mails/Zk3vT9qLw8RrY2mNc5Xb7A' },
  beforeEach({ msw }) {
    const unknown = 'Este link não vale. Use o de uma mensagem mais recente.'
    msw.use(reply(getUser, null), refuse(getLinkedMailPreferences, 'not_found', unknown))
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Este link não vale/)
  },
})

import { getUser, login } from '@ensaio/domain'
import { cut, refuse, reply, user } from '@ensaio/mocks'
import { expect, screen, waitFor } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from './PortalAt.tsx'

const meta = preview.meta({
  title: 'Telas/Entrar',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/login' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
})

/** O portal como quem ainda não entrou o encontra. */
export const Pronta = meta.story({
  ...notPicturedOn('phone'),
  tags: ['spec:2-login'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Faça seu login' })
  },
})

export const NoCelular = meta.story({
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Faça seu login' })
  },
})

/** O que foi digitado fica; o diálogo diz o que fazer. */
export const LoginErrado = meta.story({
  tags: ['spec:8-login-failure'],
  beforeEach({ msw }) {
    msw.use(refuse(login, 'wrong_credentials', 'E-mail ou senha não conferem.'))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/E-mail/), 'pospago@demo.test')
    await userEvent.type(canvas.getByLabelText(/^Senha/), 'errada{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Erro no login!' })
    await expect(dialog).toHaveTextContent('Por favor, confira seus dados e preencha novamente!')
    await userEvent.click(screen.getByRole('button', { name: 'Entendi!' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByLabelText(/E-mail/)).toHaveValue('pospago@demo.test')
    await expect(canvas.getByLabelText(/^Senha/)).toHaveValue('errada')
  },
})

/** O botão do e-mail "Fatura de outubro", para quem já não estava dentro: depois de entrar, o fechamento abre. */
export const DeUmEmail = meta.story({
  name: 'De um e-mail',
  ...notPictured,
  args: { path: '/statements/3' },
  beforeEach({ msw }) {
    msw.use(reply(login, { scope: 'client', first_login: false }))
  },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.type(await canvas.findByLabelText(/E-mail/), 'pospago@demo.test')
    msw.use(reply(getUser, user()))
    await userEvent.type(canvas.getByLabelText(/^Senha/), 'ensaio123{Enter}')
    await canvas.findByRole('heading', { name: 'Fechamento de outubro de 2026' })
  },
})

/** Conta da equipe: recebe a explicação e não fica dentro. */
export const OutroTipoDeConta = meta.story({
  name: 'Outro tipo de conta',
  tags: ['spec:8-wrong-account'],
  beforeEach({ msw }) {
    msw.use(reply(login, { scope: 'provider', first_login: false }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/E-mail/), 'fotografo@demo.test')
    await userEvent.type(canvas.getByLabelText(/^Senha/), 'ensaio123{Enter}')
    await screen.findByText('Você está tentando acessar a plataforma com outro tipo de conta.')
    await expect(screen.getByText('Por favor, acesse a plataforma correta deste login!')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Faça seu login' })).toBeInTheDocument()
  },
})

/** A api não responde ao abrir uma página de dentro: diz o que houve e oferece tentar de novo. */
export const ServidorForaDoAr = meta.story({
  ...notPictured,
  name: 'Servidor fora do ar',
  args: { path: '/sessions' },
  beforeEach({ msw }) {
    msw.use(cut(getUser))
  },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('Não foi possível abrir o portal', undefined, { timeout: 8000 })
    msw.use(reply(getUser, null))
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }))
    await canvas.findByRole('heading', { name: 'Faça seu login' })
  },
})

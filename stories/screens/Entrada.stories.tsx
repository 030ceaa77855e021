import { getUser, registerCompany, searchPrices } from '@ensaio/domain'
import { refuse, reply } from '@ensaio/mocks'
import { expect } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { onPhone } from '#storybook/windows.ts'
import { PortalAt } from './PortalAt.tsx'

const meta = preview.meta({
  title: 'Telas/Entrada',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
})

export const Inicio = meta.story({
  ...notPicturedOn('phone'),
  name: 'Página inicial',
  tags: ['spec:2-landing', 'spec:2-footer', 'spec:2-bar-signed-out'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'O imóvel como ele merece ser visto' })
    await expect(canvas.getByRole('link', { name: 'Pedir um ensaio' })).toHaveAttribute('href', '/login')
    await expect(canvas.getByRole('link', { name: 'Começar agora' })).toHaveAttribute('href', '/pre-cadastro')
    await canvas.findByText('R$ 399,00', { exact: false })
  },
})

export const InicioNoCelular = meta.story({
  name: 'Página inicial no celular',
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Sem a tabela de preços, a página continua vendendo. */
export const SemPrecos = meta.story({
  name: 'Sem a tabela de preços',
  beforeEach({ msw }) {
    msw.use(refuse(searchPrices, 'internal', 'Não foi possível ler os preços.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'O imóvel como ele merece ser visto' })
  },
})

export const PreCadastro = meta.story({
  ...notPicturedOn('phone'),
  name: 'Pré-cadastro',
  tags: ['spec:2-registration'],
  args: { path: '/pre-cadastro' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await canvas.findByLabelText(/^Empresa|Nome da empresa/)
    await canvas.findByText('R$ 399,00')
  },
})

export const PreCadastroNoCelular = meta.story({
  name: 'Pré-cadastro no celular',
  args: { path: '/pre-cadastro' },
  ...onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const PreCadastroObrigado = meta.story({
  name: 'Pré-cadastro: obrigado',
  tags: ['spec:2-registration-done'],
  args: { path: '/pre-cadastro/obrigado' },
  play: async ({ canvas }) => {
    await canvas.findByText('Verifique seu e-mail para acessar a plataforma')
  },
})

export const PreCadastroErro = meta.story({
  name: 'Pré-cadastro: erro',
  tags: ['spec:2-registration-failed'],
  args: { path: '/pre-cadastro/erro' },
  beforeEach({ msw }) {
    msw.use(refuse(registerCompany, 'internal', 'Não foi possível registrar.'))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /equipe|vendas/i })
  },
})

export const Recuperar = meta.story({
  ...notPicturedOn('phone'),
  name: 'Recuperar acesso',
  tags: ['spec:2-recover'],
  args: { path: '/login/recover' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^E-mail/), 'ana@empresa.com.br')
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }))
    await canvas.findByRole('heading', { name: /Confira o seu e-mail/ })
  },
})

/** Um endereço que não existe leva ao login quem está fora. */
export const EnderecoDesconhecido = meta.story({
  ...notPictured,
  name: 'Endereço desconhecido',
  tags: ['spec:2-anonymous-unknown'],
  args: { path: '/qualquer/coisa' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Faça seu login' })
  },
})

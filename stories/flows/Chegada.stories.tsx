import { followMagicLink, getOnboarding, getUser, moveOnboarding, registerCompany } from '@ensaio/domain'
import { cut, onboarding, refuse, reply, user } from '@ensaio/mocks'
import { expect, screen, type userEvent as User, within } from 'storybook/test'
import { notPictured, notPicturedOn } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { PortalAt } from '../screens/PortalAt.tsx'

const meta = preview.meta({
  title: 'Fluxos/Chegada de uma empresa',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: { bare: true },
  beforeEach({ msw }) {
    msw.use(reply(getUser, null))
  },
})

type Canvas = ReturnType<typeof within>
type Hands = ReturnType<typeof User.setup>

async function register(canvas: Canvas, hands: Hands) {
  await hands.type(await canvas.findByLabelText(/^Nome/), 'Mariana Duarte')
  await hands.type(canvas.getByLabelText(/^Telefone/), '11987654321')
  await hands.type(canvas.getByLabelText(/^E-mail/), 'mariana@empresa.test')
  await hands.type(canvas.getByLabelText(/^Empresa/), 'Construtora Nova')
  await hands.type(canvas.getByLabelText(/^Cidade/), 'São Paulo')
  await hands.type(canvas.getByLabelText(/funcionários/), '12')
  await hands.click(canvas.getByRole('button', { name: 'Enviar pré-cadastro' }))
}

/** Da página inicial ao pré-cadastro, que manda conferir o e-mail. */
export const PreCadastro = meta.story({
  ...notPictured,
  name: 'Da página inicial ao pré-cadastro',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Tenho interesse' }))
    await register(canvas, userEvent)
    await canvas.findByText('Verifique seu e-mail para acessar a plataforma')
  },
})

/** O pré-cadastro falha de vez: a página de erro leva à equipe. */
export const PreCadastroFalha = meta.story({
  ...notPictured,
  name: 'O pré-cadastro falha',
  tags: ['spec:8-registration-failure'],
  args: { path: '/pre-cadastro' },
  beforeEach({ msw }) {
    msw.use(refuse(registerCompany, 'internal', 'Não foi possível registrar.'))
  },
  play: async ({ canvas, userEvent }) => {
    await register(canvas, userEvent)
    await canvas.findByRole('link', { name: /equipe|vendas/i })
  },
})

/** O link do e-mail abre o primeiro acesso, que vai até a senha. */
export const LinkMagico = meta.story({
  ...notPictured,
  name: 'O link do e-mail abre o primeiro acesso',
  tags: ['spec:2-magic-link'],
  args: { path: '/?magictoken=um-link-de-uma-vez' },
  beforeEach({ msw }) {
    msw.use(
      reply(followMagicLink, { scope: 'client', first_login: true }),
      reply(getUser, () => user({ first_login: true })),
      reply(getOnboarding, () => onboarding()),
      reply(moveOnboarding, () => onboarding({ step: 'password' })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /Mariana/ })
    await canvas.findByRole('button', { name: 'Mais Tarde' })
  },
})

/** Um link usado outra vez diz que não vale mais, e onde pedir outro. */
export const LinkGasto = meta.story({
  ...notPicturedOn('phone'),
  name: 'O link já foi usado',
  args: { path: '/?magictoken=gasto' },
  beforeEach({ msw }) {
    msw.use(refuse(followMagicLink, 'not_found', 'Este link não vale mais.'))
  },
  play: async ({ userEvent, canvas }) => {
    await screen.findByRole('alertdialog', { name: 'Este link não vale mais' })
    await userEvent.click(screen.getByRole('button', { name: 'Pedir outro link' }))
    await expect(await canvas.findByRole('button', { name: 'Próximo' })).toBeVisible()
  },
})

const firstAccess = [
  reply(followMagicLink, { scope: 'client', first_login: true }),
  reply(getUser, () => user({ first_login: true })),
  reply(getOnboarding, () => onboarding()),
  reply(moveOnboarding, () => onboarding({ step: 'password' })),
]

async function failedLink() {
  const dialog = await screen.findByRole('alertdialog', { name: 'Não foi possível abrir o link' })
  await expect(screen.queryByText('Este link não vale mais')).toBeNull()
  return { dialog, again: within(dialog).getByRole('button', { name: 'Tentar novamente' }) }
}

/** Um link que vale, sem resposta do servidor: não diz que não vale mais. */
export const LinkSemRede = meta.story({
  name: 'Sem rede ao abrir o link',
  args: { path: '/?magictoken=um-link-de-uma-vez' },
  beforeEach({ msw }) {
    msw.use(cut(followMagicLink))
  },
  play: async () => {
    const { dialog } = await failedLink()
    await expect(dialog).toHaveAccessibleDescription(/conexão/)
  },
})

/** O mesmo link funciona na segunda vez. */
export const LinkDeNovo = meta.story({
  ...notPictured,
  name: 'Sem rede ao abrir o link: tentar novamente funciona',
  args: { path: '/?magictoken=um-link-de-uma-vez' },
  beforeEach({ msw }) {
    msw.use(cut(followMagicLink))
  },
  play: async ({ canvas, msw, userEvent }) => {
    const { again } = await failedLink()
    msw.use(...firstAccess)
    await userEvent.click(again)
    await canvas.findByRole('heading', { level: 1, name: /Mariana/ })
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

/** Aberto de novo tarde demais, o link que falhou diz que não vale mais. */
export const LinkDepoisDoLimite = meta.story({
  ...notPictured,
  name: 'Tentativas demais, depois ainda sem resposta, depois gasto',
  args: { path: '/?magictoken=um-link-de-uma-vez' },
  beforeEach({ msw }) {
    msw.use(refuse(followMagicLink, 'too_many', 'Muitas tentativas. Aguarde 15 minutos.'))
  },
  play: async ({ msw, userEvent }) => {
    const { dialog, again } = await failedLink()
    await expect(dialog).toHaveAccessibleDescription('Muitas tentativas. Aguarde 15 minutos.')
    msw.use(refuse(followMagicLink, 'internal', 'O serviço está em manutenção.'))
    await userEvent.click(again)
    await expect(await within(dialog).findByText('O serviço está em manutenção.')).toBeVisible()
    await expect(within(dialog).queryByText('Muitas tentativas. Aguarde 15 minutos.')).toBeNull()
    msw.use(refuse(followMagicLink, 'not_found', 'Este link já foi usado ou expirou. Peça um novo.'))
    await userEvent.click(again)
    await screen.findByRole('alertdialog', { name: 'Este link não vale mais' })
    await expect(screen.queryByRole('alertdialog', { name: 'Não foi possível abrir o link' })).toBeNull()
  },
})

/** O link valeu e a pessoa entrou; o que faltou foi a resposta seguinte: o link não é usado outra vez. */
export const LinkJaAberto = meta.story({
  ...notPictured,
  name: 'Sem rede logo depois do link: não o gasta outra vez',
  args: { path: '/?magictoken=um-link-de-uma-vez' },
  beforeEach({ msw }) {
    msw.use(reply(followMagicLink, { scope: 'client', first_login: true }, { once: true }), cut(getUser))
  },
  play: async ({ canvas, msw, userEvent }) => {
    const { again } = await failedLink()
    msw.use(...firstAccess, refuse(followMagicLink, 'not_found', 'Este link já foi usado.'))
    await userEvent.click(again)
    await canvas.findByRole('heading', { level: 1, name: /Mariana/ })
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

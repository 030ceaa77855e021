import { followMagicLink, getOnboarding, getUser, moveOnboarding, registerCompany } from '@ensaio/domain'
import { onboarding, refuse, reply, user } from '@ensaio/mocks'
import { expect, screen, type userEvent as User, type within } from 'storybook/test'
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

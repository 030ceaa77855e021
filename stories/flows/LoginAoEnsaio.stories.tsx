import { getSession, getUser, status, updateSession } from '@ensaio/domain'
import { refuse, reply, session } from '@ensaio/mocks'
import { expect, screen, waitFor, within } from 'storybook/test'
import { notPictured } from '#storybook/pictures.ts'
import preview from '#storybook/preview.tsx'
import { PortalAt } from '../screens/PortalAt.tsx'

const meta = preview.meta({
  title: 'Fluxos/Do login ao ensaio',
  component: PortalAt,
  tags: ['!autodocs'],
  args: { path: '/login' },
  parameters: { bare: true },
})

/** Entra, vê a lista, abre um ensaio, e AGENDAR leva ao convite. */
export const EntrarEAbrir = meta.story({
  name: 'Entrar e abrir um ensaio',
  beforeEach({ msw }) {
    msw.use(
      reply(getUser, null, { once: true }),
      reply(getSession, () => session({ status: status.notScheduled })),
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Entrar', async () => {
      await userEvent.type(await canvas.findByLabelText(/E-mail/), 'pospago@demo.test')
      await userEvent.type(canvas.getByLabelText(/^Senha/), 'ensaio123{Enter}')
      await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })
    })
    await step('Abrir um ensaio', async () => {
      const [first] = await canvas.findAllByRole('link', { name: /Rua Augusta, 1500/ })
      await userEvent.click(first as HTMLElement)
      await canvas.findByRole('heading', { level: 1, name: /Rua Augusta, 1500/ })
    })
    await step('Agendar', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'AGENDAR' }))
      await canvas.findByRole('heading', { name: 'Escolha o dia e o horário' })
    })
  },
})

/** Cancela, e a resposta troca o que está na tela. */
export const Cancelar = meta.story({
  name: 'Cancelar um ensaio',
  args: { path: '/sessions/1042' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar ensaio' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancelar este ensaio?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar ensaio' }))
    await canvas.findByText('Ensaio Cancelado')
    await expect(canvas.queryByRole('button', { name: 'Cancelar ensaio' })).toBeNull()
  },
})

/** A entrada expira no meio: entra de novo por cima da página, e o cancelamento segue. */
export const SessaoExpirada = meta.story({
  ...notPictured,
  name: 'A entrada expira no meio',
  args: { path: '/sessions/1042' },
  beforeEach({ msw }) {
    msw.use(refuse(updateSession, 'signed_out', 'Sua entrada expirou. Entre de novo.', { once: true }))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar ensaio' }))
    const question = await screen.findByRole('alertdialog', { name: 'Cancelar este ensaio?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar ensaio' }))
    const password = await screen.findByLabelText(/^Senha/)
    await userEvent.type(password, 'ensaio123{Enter}')
    await canvas.findByText('Ensaio Cancelado')
    await waitFor(() => expect(screen.queryByLabelText(/^Senha/)).toBeNull())
  },
})

/** Sair volta ao login, e a página de dentro não abre mais. */
export const Sair = meta.story({
  ...notPictured,
  args: { path: '/sessions' },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Ensaios', level: 1 })
    msw.use(reply(getUser, null))
    const menu = canvas.queryByRole('button', { name: /menu/i })
    if (menu) await userEvent.click(menu)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sair' }))
    await canvas.findByRole('heading', { name: 'O imóvel como ele merece ser visto' })
    await expect(canvas.queryByText(/Créditos/)).toBeNull()
  },
})

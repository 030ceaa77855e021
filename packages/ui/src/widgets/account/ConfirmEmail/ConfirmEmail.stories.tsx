import { createClient } from '@ensaio/client'
import { confirmEmail, Failure } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ConfirmEmail, type ConfirmEmailProps } from './ConfirmEmail.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/ConfirmEmail',
  component: ConfirmEmail,
  args: {
    onConfirm: fn<ConfirmEmailProps['onConfirm']>(async () => 'mariana@nova.test'),
    homeHref: '#conta',
  },
  parameters: {
    docs: {
      description: {
        component:
          'A página que o link enviado a um novo e-mail abre. Abrir não muda nada, porque leitores de e-mail abrem links: a troca vale quando a pessoa confirma.',
      },
    },
  },
})

export const Pergunta = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Confirme o seu novo e-mail')
    await expect(canvas.getByRole('button', { name: 'Confirmar e-mail' })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const Confirmado = meta.story({
  name: 'Confirma pelo teclado',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Confirmar e-mail' }))
    await isAnnounced(await canvas.findByText(/você entra com mariana@nova.test/))
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '#conta')
    // The button is gone; the focus stays where it was.
    await expect(document.activeElement).toContainElement(canvas.getByRole('heading', { level: 1 }))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Continuar' })).toHaveFocus()
  },
})

export const ACaminho = meta.story({
  name: 'A caminho: um segundo toque não conta',
  args: { onConfirm: fn<ConfirmEmailProps['onConfirm']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Confirmar e-mail' })
    await userEvent.dblClick(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Confirme o seu novo e-mail')
  },
})

const confirmOnce = fn<ConfirmEmailProps['onConfirm']>(async () => 'mariana@nova.test')

export const SemConexao = meta.story({
  ...notPictured,
  name: 'Sem conexão: diz, e confirma na segunda vez',
  beforeEach() {
    confirmOnce.mockRejectedValueOnce(new Failure('offline', 'Verifique a sua conexão.'))
  },
  args: { onConfirm: confirmOnce },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Confirmar e-mail' }))
    await isAnnounced(await screen.findByText('Verifique a sua conexão.'), 'alert')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Confirme o seu novo e-mail')
    await press(canvas.getByRole('button', { name: 'Confirmar e-mail' }))
    await expect(await canvas.findByText(/você entra com mariana@nova.test/)).toBeVisible()
  },
})

export const Falhou = meta.story({
  ...notPictured,
  name: 'O servidor não responde: diz que tente de novo',
  args: {
    onConfirm: fn<ConfirmEmailProps['onConfirm']>(async () => {
      throw new Error('Cut.')
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Confirmar e-mail' }))
    await expect(await screen.findByText(/^Não foi possível concluir/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Confirmar e-mail' })).toBeVisible()
  },
})

const malformed = 'Este link está incompleto. Abra de novo a mensagem que recebeu.'

export const Incompleto = meta.story({
  name: 'O link está incompleto',
  args: {
    onConfirm: fn<ConfirmEmailProps['onConfirm']>(async () => {
      throw new Failure('invalid', malformed)
    }),
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Confirmar e-mail' }))
    await isAnnounced(await canvas.findByText(malformed), 'alert')
  },
})

export const EnderecoMaisLongo = meta.story({
  name: 'O endereço mais longo',
  ...onPhone,
  args: {
    onConfirm: fn<ConfirmEmailProps['onConfirm']>(
      async () =>
        'maria.aparecida.da.conceicao.albuquerque.vasconcelos@construtora-horizonte-empreendimentos.test',
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas.getByRole('button', { name: 'Confirmar e-mail' }))
    await expect(await canvas.findByText(/vasconcelos@construtora/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

const spent = 'Este link já foi usado ou expirou. Peça outro em Segurança, nas suas configurações.'

export const JaUsado = meta.story({
  name: 'O link não vale mais',
  ...onPhone,
  render: (args) => (
    <ConfirmEmail {...args} onConfirm={async () => (await client.security.confirmEmail('usado')).email} />
  ),
  beforeEach({ msw }) {
    msw.use(refuse(confirmEmail, 'not_found', spent))
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Confirmar e-mail' }))
    await isAnnounced(await canvas.findByText(spent), 'alert')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('O e-mail não mudou')
    await expect(canvas.getByText('Este link não vale mais')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Continuar' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '#conta')
  },
})

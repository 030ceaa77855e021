import { createClient } from '@ensaio/client'
import { Failure, type FailureCode, recoverAccount } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce, emailField, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { RecoverDone } from './RecoverDone.tsx'
import { RecoverForm, type RecoverFormProps } from './RecoverForm.tsx'

const client = createClient({ baseUrl: '/api' })

function refusing(code: FailureCode, message: string) {
  return fn<RecoverFormProps['onRecover']>(async () => {
    throw new Failure(code, message)
  })
}

const meta = preview.meta({
  title: 'Componentes/Conta/RecoverForm',
  component: RecoverForm,
  args: { onRecover: fn<RecoverFormProps['onRecover']>(async () => null), onDone: fn(), backHref: '#login' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Pede o link para entrar de novo. Toda resposta abaixo de 500 termina em `onDone`, para que ninguém descubra quais e-mails têm conta; sem conexão ou com o servidor fora, diz o porquê e o e-mail fica.',
      },
    },
  },
})

async function ask(canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) {
  await write(canvas.getByRole('textbox', { name: 'E-mail' }), 'Ana@Empresa.com.br')
  await press(canvas.getByRole('button', { name: 'Próximo' }))
}

export const Vazio = meta.story({
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(canvas.getByRole('heading', { level: 1, name: 'Recupere seu acesso' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '#login')
    await hasAttributes(email, { ...emailField, autocomplete: 'username', 'aria-required': 'true' })
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription('Informe o e-mail.'))
    await expect(email).toHaveFocus()
    await userEvent.type(email, 'ana@empresa')
    await waitFor(() => expect(email).toHaveAccessibleDescription(/e-mail válido/))
    await expect(args.onRecover).not.toHaveBeenCalled()
  },
})

export const Enviado = meta.story({
  name: 'Enviado',
  play: async ({ canvas, args }) => {
    await ask(canvas)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await calledOnce(args.onRecover, 'ana@empresa.com.br')
  },
})

export const ACaminho = meta.story({
  name: 'A caminho: um segundo Enter não pede outro',
  args: { onRecover: fn<RecoverFormProps['onRecover']>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await ask(canvas)
    const next = canvas.getByRole('button', { name: 'Próximo' })
    await waitFor(() => expect(next).toHaveAttribute('aria-busy', 'true'))
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onRecover).toHaveBeenCalledOnce()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

export const SemOQueFazerDepois = meta.story({
  ...notPictured,
  name: 'Sem quem mostre o fim: nada falha',
  args: { onDone: undefined },
  play: async ({ canvas, args }) => {
    await ask(canvas)
    await waitFor(() => expect(args.onRecover).toHaveBeenCalledOnce())
    await expect(screen.queryByText(/^Não foi possível/)).toBeNull()
  },
})

export const Desconexo = meta.story({
  ...notPictured,
  name: 'Sem resposta alguma: diz, e não termina',
  args: {
    onRecover: fn<RecoverFormProps['onRecover']>(async () => {
      throw new Error('Cut.')
    }),
  },
  play: async ({ canvas, args }) => {
    await ask(canvas)
    await isAnnounced(await screen.findByText(/^Não foi possível concluir/), 'alert')
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

export const Desconhecido = meta.story({
  ...notPictured,
  name: 'E-mail sem conta: termina igual',
  args: { onRecover: refusing('not_found', 'Não há conta com este e-mail.') },
  play: async ({ canvas, args }) => {
    await ask(canvas)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(canvas.queryByText(/Não há conta/)).toBeNull()
  },
})

export const PedidosDemais = meta.story({
  ...notPictured,
  name: 'Pedidos demais: termina igual',
  args: { onRecover: refusing('too_many', 'Muitas tentativas.') },
  play: Desconhecido.input.play,
})

export const SemConexao = meta.story({
  name: 'Sem conexão: diz, e o e-mail fica',
  args: { onRecover: refusing('offline', 'Sem conexão. Verifique a sua internet.') },
  play: async ({ canvas, args }) => {
    await ask(canvas)
    await expect(await canvas.findByText('Sem conexão. Verifique a sua internet.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('Ana@Empresa.com.br')
    await expect(args.onDone).not.toHaveBeenCalled()
  },
})

export const Obrigado = meta.story({
  name: 'Obrigado',
  render: () => <RecoverDone loginHref="#login" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Obrigado/)
    await expect(canvas.getByRole('link', { name: 'Voltar ao login' })).toHaveAttribute('href', '#login')
  },
})

export const ObrigadoSemEndereco = meta.story({
  ...notPictured,
  name: 'Obrigado, com o login de sempre',
  render: () => <RecoverDone />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login')
  },
})

export const NoCelular = meta.story({
  name: 'No celular',
  ...onPhone,
})

export const PelaRede = meta.story({
  name: 'Pela rede: em manutenção, depois enviado',
  beforeEach({ msw }) {
    msw.use(refuse(recoverAccount, 'unavailable', 'O serviço está em manutenção.', { once: true }))
  },
  args: { onRecover: fn<RecoverFormProps['onRecover']>(client.account.recover) },
  play: async ({ canvas, args }) => {
    await ask(canvas)
    await expect(await canvas.findByText('O serviço está em manutenção.')).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
    const next = canvas.getByRole('button', { name: 'Próximo' })
    await waitFor(() => expect(next).not.toHaveAttribute('aria-busy'))
    await press(next)
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
})

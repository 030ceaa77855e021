import { createClient } from '@ensaio/client'
import { signInWithCode } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, type within } from 'storybook/test'
import { calledOnce, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/LoginForm: duas etapas',
  component: LoginForm,
  args: {
    onLogin: fn<LoginFormProps['onLogin']>(async () => 'signed-in'),
    recoverHref: '#recover',
    signUpHref: '#pre-cadastro',
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getByLabelText'>

function email(canvas: Canvas) {
  return canvas.getByRole('textbox', { name: /E-mail/ })
}

function password(canvas: Canvas) {
  return canvas.getByLabelText(/^Senha/)
}

async function fill(canvas: Canvas) {
  await write(email(canvas), 'Pospago@demo.test')
  await write(password(canvas), 'ensaio123')
}

const half: LoginFormProps['onLogin'] = async () => 'code-needed'

async function reachCode(canvas: Canvas): Promise<HTMLElement> {
  await fill(canvas)
  await press(canvas.getByRole('button', { name: 'Entrar' }))
  return waitFor(() => canvas.getByRole('textbox', { name: /^Código/ }))
}

export const Codigo = meta.story({
  name: 'Duas etapas, pelo teclado: o código do aplicativo',
  args: { onLogin: fn(half), onCode: fn<NonNullable<LoginFormProps['onCode']>>(async () => null) },
  play: async ({ canvas, args }) => {
    const code = await reachCode(canvas)
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.paste('123 456')
    await press(canvas.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => calledOnce(args.onCode, '123456'))
    await expect(canvas.getByRole('form', { name: 'Verificação em duas etapas' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Digite o código')
    await expect(code).toHaveAttribute('aria-required', 'true')
    // A code of the app costs none.
    await expect(screen.queryByText(/códigos? de recuperação\.$/)).toBeNull()
  },
})

export const CodigoCompacto = meta.story({
  name: 'Duas etapas num diálogo: sem título, e vazio',
  args: { compact: true, asksCode: true, onCode: fn<NonNullable<LoginFormProps['onCode']>>(async () => 1) },
  play: async ({ canvas, args }) => {
    const code = await canvas.findByRole('textbox', { name: /^Código/ })
    await expect(canvas.queryByRole('heading')).toBeNull()
    await press(canvas.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(code).toBeInvalid())
    await expect(code).toHaveFocus()
    await expect(args.onCode).not.toHaveBeenCalled()
    await userEvent.keyboard('123456{Enter}')
    await expect(await screen.findByText('Você tem mais 1 código de recuperação.')).toBeVisible()
  },
})

export const CodigoSemQuemConfira = meta.story({
  ...notPictured,
  name: 'Sem quem confira o código, fica na senha',
  args: { onLogin: fn(half) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await press(canvas.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledOnce())
    await expect(password(canvas)).toHaveValue('ensaio123')
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

export const CodigoACaminho = meta.story({
  name: 'Duas etapas, a caminho: o código vai uma vez',
  args: {
    asksCode: true,
    onCode: fn<NonNullable<LoginFormProps['onCode']>>(() => new Promise(() => {})),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Código/ }), '123456{Enter}{Enter}')
    const confirm = canvas.getByRole('button', { name: 'Confirmar' })
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(confirm)
    await expect(args.onCode).toHaveBeenCalledOnce()
  },
})

export const UltimoCodigo = meta.story({
  ...notPictured,
  name: 'Duas etapas: o último código de recuperação',
  args: { compact: true, asksCode: true, onCode: fn<NonNullable<LoginFormProps['onCode']>>(async () => 0) },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Código/ })
    await userEvent.keyboard('123456{Enter}')
    await expect(await screen.findByText(/^Este era o seu último código/)).toBeVisible()
  },
})

export const CodigoDeRecuperacao = meta.story({
  name: 'Duas etapas: um código de recuperação',
  args: { onLogin: fn(half), onCode: fn<NonNullable<LoginFormProps['onCode']>>(async () => 7) },
  play: async ({ canvas, args }) => {
    await userEvent.type(await reachCode(canvas), '123')
    await userEvent.click(canvas.getByRole('button', { name: 'Usar um código de recuperação' }))
    const code = canvas.getByRole('textbox', { name: /^Código de recuperação/ })
    await expect(code).toHaveValue('')
    await expect(canvas.getByText(/^Use um dos códigos que você guardou/)).toBeVisible()
    await hasAttributes(code, {
      autocomplete: 'off',
      autocapitalize: 'none',
      spellcheck: 'false',
      inputmode: null,
      'aria-required': 'true',
    })
    await waitFor(() => expect(code).toHaveFocus())
    // And back.
    await userEvent.keyboard('abc')
    await userEvent.click(canvas.getByRole('button', { name: 'Usar o código do aplicativo' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Código' })).toHaveFocus())
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await userEvent.click(canvas.getByRole('button', { name: 'Usar um código de recuperação' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /recuperação/ })).toHaveFocus())
    await userEvent.keyboard('K7M2-p9x4-rat7-3ncd')
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar' }))
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('k7m2p9x4rat73ncd'))
    await expect(await screen.findByText('Você tem mais 7 códigos de recuperação.')).toBeVisible()
  },
})

export const CodigoErrado = meta.story({
  name: 'Duas etapas: código errado, e o tempo que acaba',
  args: {
    asksCode: true,
    onCode: async (code) => (await client.account.enterCode('desafio', code)).codes_left,
  },
  beforeEach({ msw }) {
    const wrong = 'Este código não confere.'
    msw.use(
      refuse(signInWithCode, 'invalid', wrong, { once: true, fields: { code: wrong } }),
      refuse(signInWithCode, 'not_found', 'O tempo para digitar o código acabou. Entre novamente.'),
    )
  },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('textbox', { name: /^Código/ })
    await userEvent.type(code, '000000{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription('Este código não confere.'))
    await expect(code).toHaveValue('000000')
    await expect(code).toHaveFocus()
    await userEvent.type(code, '{Enter}')
    await expect(await screen.findByText(/O tempo para digitar o código acabou/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Senha/)).toBeInTheDocument()
  },
})

export const CodigoNoCelular = meta.story({
  name: 'Duas etapas no celular',
  ...onPhone,
  args: { asksCode: true, onCode: async () => null },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Código/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(email(canvas)).toHaveAccessibleDescription('Informe o e-mail.'))
  },
})

import { createClient } from '@ensaio/client'
import { Failure, login } from '@ensaio/domain'
import { cut, refuse, reply } from '@ensaio/mocks'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

const client = createClient({ baseUrl: '/api' })

const signIn: LoginFormProps['onLogin'] = async (credentials) =>
  (await client.account.login(credentials)).scope === 'client' ? 'signed-in' : 'wrong-account'

const meta = preview.meta({
  title: 'Componentes/Conta/LoginForm',
  component: LoginForm,
  args: {
    onLogin: fn<LoginFormProps['onLogin']>(async () => 'signed-in'),
    recoverHref: '#recover',
    signUpHref: '#pre-cadastro',
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'Entra na plataforma. `onLogin` responde `signed-in` ou `wrong-account`; qualquer rejeição abre o aviso e o que foi digitado fica. Dois Enter mandam um pedido só. Gerenciadores de senha e colar funcionam. Com `code-needed`, o formulário pede o código da segunda etapa, ou um de recuperação. `compact` é para dentro de um diálogo.',
      },
    },
  },
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

export const Vazio = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Faça seu login' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    const required = { 'aria-required': 'true' }
    await hasAttributes(email(canvas), {
      ...required,
      type: 'email',
      autocomplete: 'username',
      autocapitalize: 'none',
      spellcheck: 'false',
    })
    await hasAttributes(password(canvas), { ...required, autocomplete: 'current-password' })
    await expect(canvasElement.querySelector(':focus')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Esqueci minha senha' })).toHaveAttribute(
      'href',
      '#recover',
    )
    const signUp = canvas.getByRole('link', { name: 'Faça seu pré-cadastro (abre em outra aba)' })
    await hasAttributes(signUp, { href: '#pre-cadastro', target: '_blank' })
  },
})

export const SoOLogin = meta.story({
  name: 'Sem recuperação nem pré-cadastro, com o e-mail preenchido',
  args: { recoverHref: undefined, signUpHref: undefined, email: 'pospago@demo.test' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(email(canvas)).toHaveValue('pospago@demo.test')
    await expect(email(canvas)).not.toHaveFocus()
    await expect(password(canvas)).not.toHaveFocus()
  },
})

export const CamposVazios = meta.story({
  name: 'Sem preencher: mensagens nos campos',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
    await waitFor(() => expect(email(canvas)).toHaveAccessibleDescription('Informe o e-mail.'))
    await expect(password(canvas)).toHaveAccessibleDescription('Informe a senha.')
    await expect(email(canvas)).toHaveFocus()
    await userEvent.type(email(canvas), 'pospago')
    await waitFor(() => expect(email(canvas)).toHaveAccessibleDescription(/e-mail válido/))
    await userEvent.type(email(canvas), '@demo.test')
    await waitFor(() => expect(email(canvas)).toBeValid())
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
})

let answer: (outcome: 'signed-in') => void = () => {}

export const DoisEnter = meta.story({
  name: 'Dois Enter, um pedido',
  args: {
    onLogin: fn<LoginFormProps['onLogin']>(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    ),
  },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await userEvent.type(password(canvas), '{Enter}{Enter}')
    const button = canvas.getByRole('button', { name: 'Entrar' })
    await waitFor(() => expect(args.onLogin).toHaveBeenCalled())
    await userEvent.type(password(canvas), '{Enter}')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    answer('signed-in')
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(args.onLogin).toHaveBeenCalledOnce()
    await expect(args.onLogin).toHaveBeenCalledWith({ email: 'pospago@demo.test', password: 'ensaio123' })
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

export const MostraSenha = meta.story({
  name: 'Mostra a senha, e aceita colar',
  play: async ({ canvas }) => {
    await userEvent.click(password(canvas))
    await userEvent.paste('ensaio123')
    await expect(password(canvas)).toHaveValue('ensaio123')
    await expect(password(canvas)).toHaveAttribute('type', 'password')
    const show = canvas.getByRole('button', { name: 'Mostrar senha' })
    await userEvent.click(show)
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(password(canvas)).toHaveAttribute('type', 'text')
    await userEvent.click(show)
    await expect(password(canvas)).toHaveAttribute('type', 'password')
  },
})

export const ErroNoLogin = meta.story({
  name: 'Erro no login: o que foi digitado fica',
  args: {
    onLogin: fn<LoginFormProps['onLogin']>(async () => {
      throw new Failure('wrong_credentials', 'E-mail ou senha incorretos.')
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.keyboard('{Enter}')
    const warning = await canvas.findByRole('alertdialog', { name: 'Erro no login!' })
    await expect(warning).toHaveAccessibleDescription('Por favor, confira seus dados e preencha novamente!')
    await expect(canvas.queryByText('E-mail ou senha incorretos.')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi!' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(email(canvas)).toHaveValue('Pospago@demo.test')
    await expect(password(canvas)).toHaveValue('ensaio123')
    await expect(password(canvas)).toHaveFocus()
  },
})

export const MuitasTentativas = meta.story({
  name: 'Muitas tentativas: diz até quando esperar',
  args: {
    onLogin: fn<LoginFormProps['onLogin']>(async () => {
      throw new Failure('too_many', 'Muitas tentativas. Espere 5 minutos e tente de novo.')
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('alertdialog', { name: 'Erro no login!' })
    await expect(canvas.getByText('Muitas tentativas. Espere 5 minutos e tente de novo.')).toBeVisible()
  },
})

export const Recusado = meta.story({
  ...notPictured,
  name: 'Recusado sem outra razão: só as palavras de sempre',
  args: {
    onLogin: fn<LoginFormProps['onLogin']>(async () => {
      throw new Failure('invalid', 'Confira os dados.')
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.keyboard('{Enter}')
    const warning = within(await canvas.findByRole('alertdialog', { name: 'Erro no login!' }))
    await expect(warning.queryByText('Confira os dados.')).toBeNull()
    await expect(warning.getAllByRole('paragraph').map((one) => one.textContent)).toEqual([
      'Por favor, confira seus dados e preencha novamente!',
    ])
  },
})

export const FalhaSemRazao = meta.story({
  ...notPictured,
  name: 'Uma falha sem razão conhecida, dispensada pelo teclado',
  args: {
    onLogin: fn<LoginFormProps['onLogin']>(async () => {
      throw new Error('Cut.')
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.keyboard('{Enter}')
    const warning = await canvas.findByRole('alertdialog', { name: 'Erro no login!' })
    await expect(within(warning).queryByText('Cut.')).toBeNull()
    await fireEvent(warning, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
  },
})

export const OutroTipoDeConta = meta.story({
  name: 'Outro tipo de conta',
  args: { onLogin: fn<LoginFormProps['onLogin']>(async () => 'wrong-account') },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.keyboard('{Enter}')
    const warning = await canvas.findByRole('alertdialog', {
      name: 'Você está tentando acessar a plataforma com outro tipo de conta.',
    })
    await expect(warning).toHaveAccessibleDescription('Por favor, acesse a plataforma correta deste login!')
    await expect(canvas.queryByText('Por favor, confira seus dados e preencha novamente!')).toBeNull()
  },
})

export const Compacto = meta.story({
  args: { compact: true, email: 'pospago@demo.test' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /pré-cadastro/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Esqueci minha senha' })).toBeVisible()
    await waitFor(() => expect(password(canvas)).toHaveFocus())
  },
})

export const CompactoSemEmail = meta.story({
  name: 'Compacto, sem e-mail: começa por ele',
  args: { compact: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(email(canvas)).toHaveFocus())
  },
})

export const Celular = meta.story({
  name: 'No celular, com um e-mail longo',
  ...onPhone,
  args: { email: 'maximiliano.albuquerque.de.vasconcelos@incorporadora-do-litoral-norte.com.br' },
})

export const PelaRede = meta.story({
  ...notPictured,
  name: 'Pela rede: recusado, depois aceito',
  beforeEach({ msw }) {
    msw.use(refuse(login, 'wrong_credentials', 'E-mail ou senha incorretos.', { once: true }))
  },
  args: { onLogin: fn(signIn) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('alertdialog', { name: 'Erro no login!' })
    await press(canvas.getByRole('button', { name: 'Entendi!' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await write(password(canvas), '{Enter}')
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledTimes(2))
    const button = canvas.getByRole('button', { name: 'Entrar' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

export const PelaRedeDaEquipe = meta.story({
  ...notPictured,
  name: 'Pela rede: conta da equipe',
  beforeEach({ msw }) {
    msw.use(reply(login, { scope: 'admin', first_login: false }))
  },
  args: { onLogin: fn(signIn) },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('alertdialog', { name: /outro tipo de conta/ })).toBeVisible()
  },
})

export const SemConexao = meta.story({
  name: 'Sem conexão: diz que é a conexão',
  beforeEach({ msw }) {
    msw.use(cut(login))
  },
  args: { onLogin: fn(signIn) },
  play: async ({ canvas }) => {
    await fill(canvas)
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('alertdialog', { name: 'Erro no login!' })
    await expect(canvas.getByText(/Verifique a sua conexão/)).toBeVisible()
  },
})

import { Failure } from '@ensaio/domain'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce, emailField, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { FirstAdministratorForm, type FirstAdministratorFormProps } from './FirstAdministratorForm.tsx'

type Create = FirstAdministratorFormProps['onCreate']
type Canvas = {
  getByRole: (role: string, options: { name: string }) => HTMLElement
  getByLabelText: (label: RegExp) => HTMLElement
}

const meta = preview.meta({
  title: 'Componentes/Conta/FirstAdministratorForm',
  component: FirstAdministratorForm,
  args: { onCreate: fn<Create>(async () => null) },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A primeira conta de uma instalação nova, aberta pelo link que o servidor mostra ao começar. Um erro mostra o porquê no campo, e nada do que foi digitado se perde.',
      },
    },
  },
})

const passwordOf = (canvas: Canvas) => canvas.getByLabelText(/^Senha/)

async function fill(canvas: Canvas) {
  await write(canvas.getByRole('textbox', { name: 'Nome' }), 'Helena Prado')
  await write(canvas.getByRole('textbox', { name: 'E-mail' }), 'Helena@Exemplo.com.br')
  await write(passwordOf(canvas), 'lua-cheia-no-telhado')
  await press(canvas.getByRole('button', { name: 'Criar conta e entrar' }))
}

export const Vazio = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Comece por você')
    const required = { 'aria-required': 'true' }
    await hasAttributes(canvas.getByRole('textbox', { name: 'Nome' }), { ...required, autocomplete: 'name' })
    await hasAttributes(canvas.getByRole('textbox', { name: 'E-mail' }), {
      ...required,
      ...emailField,
      autocomplete: 'username',
    })
    await hasAttributes(passwordOf(canvas), { ...required, autocomplete: 'new-password', type: 'password' })
    await userEvent.click(canvas.getByRole('button', { name: 'Criar conta e entrar' }))
    const name = canvas.getByRole('textbox', { name: 'Nome' })
    await waitFor(() => expect(name).toHaveAccessibleDescription('Informe o seu nome.'))
    await expect(name).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
      'Informe o e-mail.',
    )
    await expect(passwordOf(canvas)).toHaveAccessibleDescription(/pelo menos seis caracteres/)
    await expect(args.onCreate).not.toHaveBeenCalled()
  },
})

export const PeloTeclado = meta.story({
  name: 'Pelo teclado, no celular',
  ...onPhone,
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await waitFor(() =>
      calledOnce(args.onCreate, {
        name: 'Helena Prado',
        email: 'helena@exemplo.com.br',
        password: 'lua-cheia-no-telhado',
      }),
    )
  },
})

export const ACaminho = meta.story({
  name: 'A caminho: um segundo Enter não cria outra',
  args: { onCreate: fn<Create>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    const send = canvas.getByRole('button', { name: 'Criar conta e entrar' })
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'))
    await userEvent.type(passwordOf(canvas), '{Enter}')
    await userEvent.click(send)
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
})

const common = 'Esta senha está entre as mais usadas, e seria adivinhada logo. Escolha outra.'

export const Recusada = meta.story({
  ...notPicturedOn('phone'),
  name: 'A senha é recusada: tudo fica',
  args: {
    onCreate: fn<Create>(async () => {
      throw new Failure('invalid', common, { password: common })
    }),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await waitFor(() => expect(passwordOf(canvas)).toHaveAccessibleDescription(new RegExp(common)))
    await expect(canvas.getByRole('textbox', { name: 'Nome' })).toHaveValue('Helena Prado')
    await expect(passwordOf(canvas)).toHaveValue('lua-cheia-no-telhado')
    await expect(passwordOf(canvas)).toHaveFocus()
  },
})

export const SemRede = meta.story({
  ...notPictured,
  name: 'A rede falha: tudo fica',
  args: {
    onCreate: fn<Create>(async () => {
      throw new Failure('offline', 'Você está sem conexão. Tente de novo quando ela voltar.')
    }),
  },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await isAnnounced(await canvas.findByText(/sem conexão/), 'alert')
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveValue('Helena@Exemplo.com.br')
    const send = canvas.getByRole('button', { name: 'Criar conta e entrar' })
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
    await press(send)
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledTimes(2))
  },
})

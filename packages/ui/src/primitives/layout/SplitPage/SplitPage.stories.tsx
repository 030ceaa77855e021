import { createClient } from '@ensaio/client'
import { pictures } from '@ensaio/mocks'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { LoginForm } from '../../../widgets/account/LoginForm/LoginForm.tsx'
import { SplitPage } from './SplitPage.tsx'

const client = createClient({ baseUrl: '/api' })
const seen = fn()

async function signIn(credentials: { email: string; password: string }) {
  const { scope } = await client.account.login(credentials)
  seen(scope)
  return scope === 'client' ? ('signed-in' as const) : ('wrong-account' as const)
}

const meta = preview.meta({
  title: 'Primitivos/Layout/SplitPage',
  component: SplitPage,
  args: {
    picture: { src: pictures.living, alt: '' },
    children: (
      <LoginForm
        onLogin={signIn}
        recoverHref="/login/recover"
        signUpHref="/pre-cadastro"
        email="pospago@demo.test"
      />
    ),
  },
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'Uma página de um só formulário ao lado de uma fotografia: metade e metade na mesa, uma faixa acima no celular. `alt` vazio quando a foto só dá o clima.\n\n**Acessibilidade.** Com `alt` vazio, a foto não é lida; o formulário vem depois dela na ordem de leitura.',
      },
    },
  },
})

export const Login = meta.story({
  name: 'Login ao lado da foto, pela rede',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Senha/), 'ensaio123{Enter}')
    await waitFor(() => expect(seen).toHaveBeenCalledWith('client'))
    // Decorative: not read.
    await expect(canvas.queryByRole('img')).toBeNull()
  },
  beforeEach() {
    seen.mockClear()
  },
})

export const Celular = meta.story({
  ...onPhone,
  args: { picture: { src: pictures.living, alt: 'Sala de estar com vista para a cidade.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Sala de estar com vista para a cidade.')
    await expect(canvas.getByRole('img')).toHaveAttribute('src', pictures.living)
  },
})

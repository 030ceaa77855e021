import { createClient } from '@ensaio/client'
import { login, searchSessions } from '@ensaio/domain'
import { refuse, reply, sessionPage } from '@ensaio/mocks'
import { type ComponentProps, useMemo, useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { calledOnce } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Button } from '../../../primitives/action/Button/Button.tsx'
import { Field } from '../../../primitives/form/Field/Field.tsx'
import { TextInput } from '../../../primitives/input/TextInput/TextInput.tsx'
import { Stack } from '../../../primitives/layout/Layout/Layout.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { SignInAgainDialog } from './SignInAgainDialog.tsx'

type Props = ComponentProps<typeof SignInAgainDialog>

const client = createClient({ baseUrl: '/api' })

/** A form whose user was signed out while typing, wired as in an app: the refused call is sent again. */
function FormOfAnApp() {
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<number>()
  const decide = useRef<(isBack: boolean) => void>(() => {})
  const asking = useMemo(
    () =>
      client.whenSignedOut(
        () =>
          new Promise((resolve) => {
            decide.current = resolve
            setOpen(true)
          }),
      ),
    [],
  )
  function settle(isBack: boolean) {
    setOpen(false)
    decide.current(isBack)
  }
  return (
    <Stack>
      <Field label="Endereço">
        <TextInput defaultValue="Rua Augusta" />
      </Field>
      <Button onPress={async () => setFound((await asking.sessions.search({})).total_sessions)}>
        Buscar
      </Button>
      {found !== undefined && <Text>{`${found} ensaios`}</Text>}
      <SignInAgainDialog
        open={open}
        email="pospago@demo.test"
        onLogin={async (credentials) => {
          await client.account.login(credentials)
          settle(true)
          return 'signed-in'
        }}
        onClose={() => settle(false)}
      />
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Componentes/Conta/SignInAgainDialog',
  component: SignInAgainDialog,
  args: {
    open: true,
    email: 'pospago@demo.test',
    onLogin: fn<Props['onLogin']>(async () => 'signed-in'),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          'O acesso expirou no meio de um formulário: pede a senha por cima da página, sem perder nada. Quando `onLogin` responde `signed-in`, feche e repita o pedido recusado (`client.whenSignedOut`); `onClose` é a desistência. O foco começa na senha.',
      },
    },
  },
})

export const Aberto = meta.story({
  ...notPicturedOn('phone'),
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Entre novamente para continuar' })
    await expect(dialog).toHaveAccessibleDescription(/Nada do que você digitou foi perdido/)
    await expect(canvas.getByRole('textbox', { name: /E-mail/ })).toHaveValue('pospago@demo.test')
    await waitFor(() => expect(canvas.getByLabelText(/^Senha/)).toHaveFocus())
  },
})

export const Fechado = meta.story({
  ...notPictured,
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})

export const Entra = meta.story({
  ...notPictured,
  name: 'Entra com a senha, e então com o código',
  args: {
    onLogin: fn<Props['onLogin']>(async () => 'code-needed'),
    onCode: fn<NonNullable<Props['onCode']>>(async () => null),
  },
  play: async ({ canvas, args }) => {
    await write(canvas.getByLabelText(/^Senha/), 'ensaio123{Enter}')
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Código/ }), '123456{Enter}')
    await calledOnce(args.onLogin, { email: 'pospago@demo.test', password: 'ensaio123' })
    await waitFor(() => calledOnce(args.onCode, '123456'))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const Celular = meta.story({
  name: 'No celular',
  ...onPhone,
})

export const Desiste = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onLogin).not.toHaveBeenCalled()
  },
})

function expired() {
  return refuse(searchSessions, 'signed_out', 'Entre novamente para continuar.', { once: true })
}

export const PelaRede = meta.story({
  name: 'Pela rede: erra a senha, entra e o pedido continua',
  beforeEach({ msw }) {
    msw.use(
      expired(),
      refuse(login, 'wrong_credentials', 'E-mail ou senha incorretos.', { once: true }),
      reply(searchSessions, sessionPage({ total_sessions: 12 })),
    )
  },
  render: () => <FormOfAnApp />,
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', { name: 'Endereço' })
    await write(address, '{End}, 1500')
    await press(canvas.getByRole('button', { name: 'Buscar' }))
    const dialog = within(await canvas.findByRole('dialog'))
    const password = dialog.getByLabelText(/^Senha/)
    await write(password, 'errada{Enter}')
    await canvas.findByRole('alertdialog', { name: 'Erro no login!' })
    await press(canvas.getByRole('button', { name: 'Entendi!' }))
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await expect(password).toHaveValue('errada')
    await expect(password).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}ensaio123{Enter}')
    await expect(await canvas.findByText('12 ensaios')).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(address).toHaveValue('Rua Augusta, 1500')
  },
})

import { createClient } from '@ensaio/client'
import { longestPassword, setPassword } from '@ensaio/domain'
import { cut, refuse } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { hasAttributes } from '#storybook/assertions'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx'

const client = createClient({ baseUrl: '/api' })
const meta = preview.meta({
  title: 'Componentes/Conta/NewPasswordForm: perfil',
  component: NewPasswordForm,
  args: {
    onSave: fn<NewPasswordFormProps['onSave']>(async () => null),
    onLater: fn(),
    variant: 'profile',
  } as NewPasswordFormProps,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
})

type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole' | 'queryByRole' | 'findByRole'>

function password(canvas: Canvas) {
  return canvas.getByLabelText(/^(Senha|Nova senha)/)
}

function again(canvas: Canvas) {
  return canvas.getByLabelText(/^Repita/)
}

function save(canvas: Canvas) {
  return canvas.getByRole('button', { name: 'Salvar senha' })
}

async function fillProfile(canvas: Canvas, first: string, second: string) {
  await userEvent.type(password(canvas), first)
  await userEvent.type(again(canvas), second)
  await userEvent.click(save(canvas))
}

export const Perfil = meta.story({
  name: 'Perfil: sem preencher',
  args: { variant: 'profile' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cadastre sua senha' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Mais Tarde' })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    for (const box of [password(canvas), again(canvas)])
      await hasAttributes(box, { autocomplete: 'new-password', 'aria-required': 'true' })
    await userEvent.click(save(canvas))
    await waitFor(() => expect(password(canvas)).toHaveAccessibleDescription(/^Informe a nova senha\./))
    await expect(again(canvas)).toHaveAccessibleDescription('Repita a nova senha.')
    await expect(password(canvas)).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const PerfilDiferentes = meta.story({
  name: 'Perfil: não conferem',
  tags: ['spec:8-password-mismatch'],
  args: { variant: 'profile' },
  play: async ({ canvas, args }) => {
    await fillProfile(canvas, 'ensaio123', 'ensaio124')
    await waitFor(() => expect(again(canvas)).toHaveAccessibleDescription('As senhas não conferem!'))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const PerfilSalva = meta.story({
  name: 'Perfil: alterada',
  tags: ['spec:8-password-changed'],
  args: { variant: 'profile' },
  play: async ({ canvas, args }) => {
    await fillProfile(canvas, 'ensaio123', 'ensaio123')
    await isAnnounced(await canvas.findByText('Senha alterada com sucesso!'))
    await expect(args.onSave).toHaveBeenCalledWith('ensaio123')
    await expect(password(canvas)).toHaveValue('')
    await expect(again(canvas)).toHaveValue('')
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
  },
})

const later = fn<NewPasswordFormProps['onSave']>(async () => null)

export const PerfilDeNovo = meta.story({
  name: 'Perfil: outra troca, a caminho, uma vez só',
  beforeEach() {
    later.mockResolvedValueOnce(null)
    later.mockImplementationOnce(() => new Promise(() => {}))
  },
  args: { onSave: later },
  play: async ({ canvas, args }) => {
    await fillProfile(canvas, 'ensaio123', 'ensaio123')
    await canvas.findByText('Senha alterada com sucesso!')
    await fillProfile(canvas, 'ensaio124', 'ensaio124')
    await waitFor(() => expect(save(canvas)).toHaveAttribute('aria-busy', 'true'))
    // What is said of the first is not of the second.
    await expect(canvas.queryByText('Senha alterada com sucesso!')).toBeNull()
    await userEvent.type(again(canvas), '{Enter}')
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
})

export const PerfilLongaDemais = meta.story({
  ...notPictured,
  name: 'Perfil: longa demais',
  play: async ({ canvas, args }) => {
    await userEvent.click(password(canvas))
    await userEvent.paste('a'.repeat(longestPassword + 1))
    await userEvent.click(again(canvas))
    await userEvent.paste('a'.repeat(longestPassword + 1))
    await userEvent.click(save(canvas))
    await waitFor(() =>
      expect(password(canvas)).toHaveAccessibleDescription(
        `Use no máximo ${longestPassword} caracteres. Pelo menos seis caracteres.`,
      ),
    )
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const PerfilPelaRede = meta.story({
  name: 'Perfil pela rede: inválida',
  tags: ['spec:8-password-invalid'],
  args: { variant: 'profile', onSave: client.account.setPassword },
  beforeEach({ msw }) {
    msw.use(refuse(setPassword, 'invalid', 'Esta senha é muito comum.'))
  },
  play: async ({ canvas }) => {
    await fillProfile(canvas, '123456', '123456')
    const warning = await canvas.findByRole('alertdialog', { name: 'Aviso!' })
    await expect(warning).toHaveAccessibleDescription('A senha informada é inválida!')
    await userEvent.click(canvas.getByRole('button', { name: 'Entendi!' }))
    await waitFor(() => expect(password(canvas)).toHaveFocus())
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await expect(password(canvas)).toHaveValue('123456')
    await expect(password(canvas)).toHaveAccessibleDescription(/^Esta senha é muito comum\./)
    await userEvent.type(password(canvas), '7')
    await waitFor(() => expect(password(canvas)).toBeValid())
  },
})

export const PerfilSemConexao = meta.story({
  name: 'Perfil pela rede: sem conexão, depois alterada',
  args: { variant: 'profile', onSave: client.account.setPassword },
  beforeEach({ msw }) {
    msw.use(cut(setPassword, { once: true }))
  },
  play: async ({ canvas }) => {
    await fillProfile(canvas, 'ensaio123', 'ensaio123')
    await expect(await canvas.findByText(/conexão/)).toBeVisible()
    await expect(canvas.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(save(canvas)).not.toHaveAttribute('aria-busy'))
    await userEvent.click(save(canvas))
    await isAnnounced(await canvas.findByText('Senha alterada com sucesso!'))
  },
})

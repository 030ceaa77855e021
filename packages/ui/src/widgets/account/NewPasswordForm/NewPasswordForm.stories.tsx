import { createClient } from '@ensaio/client'
import { Failure, setPassword } from '@ensaio/domain'
import { cut, refuse } from '@ensaio/mocks'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { write } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx'

const client = createClient({ baseUrl: '/api' })
const short = 'A senha precisa ter pelo menos seis caracteres.'
const different = 'As senhas são diferentes.'
const terms = 'É necessário concordar com os termos antes de continuar.'

const meta = preview.meta({
  title: 'Componentes/Conta/NewPasswordForm',
  component: NewPasswordForm,
  args: {
    onSave: fn<NewPasswordFormProps['onSave']>(async () => null),
    onLater: fn(),
    variant: 'first',
  } as NewPasswordFormProps,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          '`first`: a senha do primeiro acesso, com os termos; o botão parece desligado até tudo valer, continua alcançável pelo teclado e diz o que falta. `profile`: outra senha para quem já tem uma; recusa com código `invalid` abre o aviso.',
      },
    },
  },
})

type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole' | 'queryByRole' | 'findByRole'>

function password(canvas: Canvas) {
  return canvas.getByLabelText(/^(Senha|Nova senha)/)
}

function again(canvas: Canvas) {
  return canvas.getByLabelText(/^Repita/)
}

function next(canvas: Canvas) {
  return canvas.getByRole('button', { name: 'Próximo' })
}

export const PrimeiroAcesso = meta.story({
  name: 'Primeiro acesso: o botão diz o que falta',
  play: async ({ canvas, args }) => {
    await expect(next(canvas)).toHaveAttribute('aria-disabled', 'true')
    await expect(next(canvas)).toHaveAccessibleDescription(short)
    await userEvent.type(password(canvas), 'ensaio')
    await expect(next(canvas)).toHaveAccessibleDescription(different)
    await userEvent.type(again(canvas), 'ensaio')
    await expect(next(canvas)).toHaveAccessibleDescription(terms)
    next(canvas).focus()
    await expect(next(canvas)).toHaveFocus()
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(next(canvas)).not.toHaveAttribute('aria-disabled')
    await expect(next(canvas)).toHaveAccessibleDescription('')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.click(next(canvas))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('ensaio'))
  },
})

export const Insiste = meta.story({
  name: 'Primeiro acesso: insiste e vê tudo o que falta',
  play: async ({ canvas, args }) => {
    await write(password(canvas), 'abc')
    await userEvent.keyboard('{Enter}')
    await expect(password(canvas)).toHaveAccessibleDescription(`${short} Pelo menos seis caracteres.`)
    await expect(again(canvas)).toHaveAccessibleDescription(different)
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(terms)
    await write(password(canvas), 'def')
    await expect(password(canvas)).toBeValid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const AindaDiferentes = meta.story({
  name: 'Primeiro acesso: diferentes, dito ao sair do campo',
  play: async ({ canvas }) => {
    await userEvent.type(password(canvas), 'ensaio123')
    await userEvent.type(again(canvas), 'ensaio124')
    await expect(again(canvas)).toBeValid()
    await userEvent.tab()
    await expect(again(canvas)).toHaveAccessibleDescription(different)
  },
})

export const MostraAsSenhas = meta.story({
  name: 'Mostra cada senha',
  play: async ({ canvas }) => {
    await userEvent.type(password(canvas), 'ensaio123')
    const [show] = canvas.getAllByRole('button', { name: 'Mostrar senha' })
    if (show) await userEvent.click(show)
    await expect(password(canvas)).toHaveAttribute('type', 'text')
    await expect(again(canvas)).toHaveAttribute('type', 'password')
  },
})

export const Termos = meta.story({
  name: 'Lê os termos e volta',
  play: async ({ canvas }) => {
    const read = canvas.getByRole('button', { name: 'Ler os termos' })
    await userEvent.click(read)
    await expect(await canvas.findByRole('dialog', { name: 'Termos de uso' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(read).toHaveFocus()
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
})

async function fillFirst(canvas: Canvas) {
  await userEvent.type(password(canvas), 'ensaio123')
  await userEvent.type(again(canvas), 'ensaio123')
  await userEvent.click(canvas.getByRole('checkbox'))
}

export const RecusadaNoPrimeiroAcesso = meta.story({
  name: 'Primeiro acesso: recusada, diz por quê',
  args: {
    onSave: fn<NewPasswordFormProps['onSave']>(async () => {
      throw new Failure('invalid', 'Esta senha é muito comum. Escolha outra.')
    }),
  },
  play: async ({ canvas }) => {
    await fillFirst(canvas)
    await userEvent.click(next(canvas))
    await waitFor(() => expect(password(canvas)).toHaveAccessibleDescription(/^Esta senha é muito comum\./))
    await expect(password(canvas)).toHaveFocus()
    await expect(password(canvas)).toHaveValue('ensaio123')
    await expect(canvas.queryByText('A senha não foi salva')).toBeNull()
    await userEvent.type(password(canvas), '4')
    await expect(password(canvas)).toBeValid()
  },
})

export const MaisTarde = meta.story({
  name: 'Mais Tarde',
  tags: ['spec:4-onboard-later'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mais Tarde' }))
    await expect(args.onLater).toHaveBeenCalledOnce()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

export const NoCelular = meta.story({
  name: 'Primeiro acesso no celular',
  ...onPhone,
})

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

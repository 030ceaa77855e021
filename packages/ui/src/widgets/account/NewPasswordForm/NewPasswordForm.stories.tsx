import { Failure } from '@ensaio/domain'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce, hasAttributes } from '#storybook/assertions'
import { press, tabTo, write } from '#storybook/keyboard'
import { notPictured, notPicturedOn } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { NewPasswordForm, type NewPasswordFormProps } from './NewPasswordForm.tsx'

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
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cadastre sua senha' })).toBeVisible()
    for (const box of [password(canvas), again(canvas)])
      await hasAttributes(box, {
        autocomplete: 'new-password',
        'aria-required': 'true',
        'aria-invalid': null,
      })
    await expect(next(canvas)).toHaveAttribute('aria-disabled', 'true')
    await expect(next(canvas)).toHaveAccessibleDescription(short)
    // Passing through says nothing yet.
    await tabTo(password(canvas))
    await tabTo(again(canvas))
    await tabTo(canvas.getByRole('checkbox'))
    await tabTo(canvas.getByRole('button', { name: 'Ler os termos' }))
    for (const box of [password(canvas), again(canvas), canvas.getByRole('checkbox')])
      await expect(box).not.toHaveAttribute('aria-invalid')
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
    await waitFor(() => calledOnce(args.onSave, 'ensaio'))
    await waitFor(() => expect(next(canvas)).not.toHaveAttribute('aria-busy'))
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
    // Said at the fields; not twice.
    await expect(next(canvas)).toHaveAccessibleDescription('')
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
    // From the first error on, the terms say so, too, once left.
    await tabTo(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(terms)
    await userEvent.clear(again(canvas))
    await userEvent.type(again(canvas), 'ensaio123')
    await expect(again(canvas)).toBeValid()
  },
})

export const CurtaDemais = meta.story({
  name: 'Primeiro acesso: curta demais, dito ao sair do campo',
  play: async ({ canvas }) => {
    await userEvent.type(password(canvas), 'abcde')
    await expect(password(canvas)).toBeValid()
    await userEvent.tab()
    await expect(password(canvas)).toHaveAccessibleDescription(`${short} Pelo menos seis caracteres.`)
    await expect(again(canvas)).toBeValid()
    await userEvent.type(password(canvas), 'f')
    await expect(password(canvas)).toBeValid()
  },
})

export const DizOQueFalta = meta.story({
  ...notPictured,
  name: 'Primeiro acesso: o botão, apertado antes, diz o que falta',
  play: async ({ canvas, args }) => {
    await press(next(canvas))
    await expect(password(canvas)).toHaveAccessibleDescription(`${short} Pelo menos seis caracteres.`)
    await expect(again(canvas)).toHaveAccessibleDescription(different)
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(terms)
    await press(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeValid()
    await press(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(terms)
    await expect(args.onSave).not.toHaveBeenCalled()
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
  ...notPicturedOn('phone'),
  name: 'Lê os termos e volta',
  play: async ({ canvas }) => {
    const read = canvas.getByRole('button', { name: 'Ler os termos' })
    await userEvent.click(read)
    const dialog = await canvas.findByRole('dialog', { name: 'Termos de uso' })
    await expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(5)
    await expect(dialog.getBoundingClientRect().width).toBe(720)
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
    await userEvent.type(password(canvas), '{Backspace}')
    await expect(password(canvas)).toHaveAccessibleDescription(/^Esta senha é muito comum\./)
  },
})

const saveOnce = fn<NewPasswordFormProps['onSave']>(async () => null)

export const SemConexaoNoPrimeiroAcesso = meta.story({
  name: 'Primeiro acesso: sem conexão, e de novo',
  beforeEach() {
    saveOnce.mockRejectedValueOnce(new Failure('offline', 'Verifique a sua conexão.'))
    saveOnce.mockImplementationOnce(() => new Promise(() => {}))
  },
  args: { onSave: saveOnce },
  play: async ({ canvas, args }) => {
    await fillFirst(canvas)
    await userEvent.click(next(canvas))
    await isAnnounced(await canvas.findByText('A senha não foi salva'), 'alert')
    await expect(canvas.getByText('Verifique a sua conexão.')).toBeVisible()
    await expect(password(canvas)).toBeValid()
    await userEvent.dblClick(next(canvas))
    // Sent again: the failure is of before.
    await waitFor(() => expect(canvas.queryByText('A senha não foi salva')).toBeNull())
    await expect(next(canvas)).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(again(canvas), '{Enter}')
    await expect(args.onSave).toHaveBeenCalledTimes(2)
  },
})

export const SemMaisTarde = meta.story({
  name: 'Primeiro acesso sem “Mais Tarde”',
  args: { onLater: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mais Tarde' })).toBeNull()
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

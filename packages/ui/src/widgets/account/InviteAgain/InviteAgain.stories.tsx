import { createClient } from '@ensaio/client'
import { correctInvitation, inviteAgain } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { calledOnce, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { InviteAgain, type InviteAgainProps } from './InviteAgain.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/InviteAgain',
  component: InviteAgain,
  args: {
    name: 'Bia Reis',
    email: 'bia@horizonte.test',
    onInvite: fn<NonNullable<InviteAgainProps['onInvite']>>(async () => null),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Ao lado de quem recebeu um convite e ainda não cadastrou a senha: diz isso, manda o convite de novo e corrige um e-mail errado.',
      },
    },
  },
})

export const Convida = meta.story({
  name: 'Manda de novo, pelo teclado',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ainda não entrou pelo convite.')).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Enviar convite de novo: Bia Reis' }))
    await waitFor(() => calledOnce(args.onInvite, 'bia@horizonte.test'))
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
})

export const ACaminho = meta.story({
  name: 'A caminho: um segundo toque não manda outro',
  args: { onInvite: fn<NonNullable<InviteAgainProps['onInvite']>>(() => new Promise(() => {})) },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Enviar convite de novo: Bia Reis' })
    await userEvent.dblClick(send)
    await expect(send).toHaveAttribute('aria-busy', 'true')
    await expect(args.onInvite).toHaveBeenCalledOnce()
  },
})

export const SoDiz = meta.story({
  name: 'Para quem não convida',
  args: { onInvite: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const NoCelular = meta.story({
  name: 'No celular, com nome longo',
  ...onPhone,
  args: { name: 'Maria Aparecida Conceição de Albuquerque Vasconcelos' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Corrige = meta.story({
  name: 'Corrige o e-mail, pelo teclado',
  args: { onCorrect: fn<NonNullable<InviteAgainProps['onCorrect']>>(async () => null) },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Corrigir e-mail: Bia Reis' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Corrigir o e-mail de Bia Reis' }))
    const email = dialog.getByRole('textbox', { name: /^E-mail/ })
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/deixa de valer/)
    await expect(email).toHaveValue('bia@horizonte.test')
    await hasAttributes(email, {
      type: 'email',
      inputmode: 'email',
      autocomplete: 'off',
      'aria-required': 'true',
    })
    await userEvent.clear(email)
    await write(email, 'Bia@Certo.test')
    await press(dialog.getByRole('button', { name: 'Corrigir e convidar' }))
    await waitFor(() => calledOnce(args.onCorrect, 'bia@certo.test'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onInvite).not.toHaveBeenCalled()
  },
})

export const DesisteDeCorrigir = meta.story({
  ...notPictured,
  name: 'Desiste de corrigir: só quem corrige, sem convidar',
  args: { onInvite: undefined, onCorrect: fn<NonNullable<InviteAgainProps['onCorrect']>>(async () => null) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await press(canvas.getByRole('button', { name: 'Corrigir e-mail: Bia Reis' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.clear(dialog.getByRole('textbox'))
    await press(dialog.getByRole('button', { name: 'Corrigir e convidar' }))
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Informe o e-mail.'))
    await press(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onCorrect).not.toHaveBeenCalled()
  },
})

const known = 'Este e-mail já é de uma conta. Use outro.'

export const JaEDeAlguem = meta.story({
  name: 'O e-mail certo já é de uma conta',
  args: { onCorrect: (newEmail) => client.companies.correctEmail('bia@horizonte.test', newEmail) },
  beforeEach({ msw }) {
    msw.use(refuse(correctInvitation, 'invalid', known, { fields: { email: known } }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Corrigir e-mail: Bia Reis' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Corrigir o e-mail de Bia Reis' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Corrigir e convidar' }))
    const email = dialog.getByRole('textbox', { name: /^E-mail/ })
    await waitFor(() => expect(email).toHaveAccessibleDescription(known))
    await expect(email).toHaveValue('bia@horizonte.test')
  },
})

export const PelaRede = meta.story({
  name: 'Pela rede: três links em uma hora',
  render: (args) => <InviteAgain {...args} onInvite={client.companies.inviteAgain} />,
  beforeEach({ msw }) {
    msw.use(refuse(inviteAgain, 'too_many', 'Já enviamos três links a esta pessoa na última hora.'))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(
      await screen.findByText('Já enviamos três links a esta pessoa na última hora.'),
    ).toBeVisible()
  },
})

import { createClient } from '@ensaio/client'
import { inviteAgain } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { press } from '#storybook/keyboard'
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
          'Ao lado de quem recebeu um convite e ainda não cadastrou a senha: diz isso, e manda o convite de novo.',
      },
    },
  },
})

export const Convida = meta.story({
  name: 'Manda de novo, pelo teclado',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Ainda não entrou pelo convite.')).toBeVisible()
    await press(canvas.getByRole('button', { name: 'Enviar convite de novo: Bia Reis' }))
    await waitFor(() => expect(args.onInvite).toHaveBeenCalledWith('bia@horizonte.test'))
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

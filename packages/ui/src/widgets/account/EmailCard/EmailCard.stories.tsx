import { createClient } from '@ensaio/client'
import { changeEmail } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { calledOnce, emailField, hasAttributes } from '#storybook/assertions'
import { press, write } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { EmailCard, type EmailCardProps } from './EmailCard.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/EmailCard',
  component: EmailCard,
  args: {
    email: 'mariana@horizonte.test',
    onChange: fn<EmailCardProps['onChange']>(async () => undefined),
  },
  parameters: {
    docs: {
      description: {
        component:
          'O e-mail com que a pessoa entra. Trocar pede a senha e envia um link ao novo endereço; nada muda antes de ele ser usado, e o endereço de antes recebe um aviso.',
      },
    },
  },
})

export const Endereco = meta.story({
  name: 'O endereço de hoje',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mariana@horizonte.test')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'E-mail' })).toBeVisible()
  },
})

async function openDialog(canvas: Pick<ReturnType<typeof within>, 'getByRole'>) {
  await press(canvas.getByRole('button', { name: 'Trocar e-mail' }))
  return within(await screen.findByRole('dialog', { name: 'Trocar o e-mail' }))
}

export const Desiste = meta.story({
  ...notPictured,
  name: 'Desiste: nada vai, e o que digitou some',
  play: async ({ canvas, args }) => {
    const dialog = await openDialog(canvas)
    await write(dialog.getByRole('textbox', { name: /^Novo e-mail/ }), 'mariana@nova.test')
    await write(dialog.getByLabelText(/^Sua senha/), 'ensaio123')
    await press(dialog.getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Trocar e-mail' })).toHaveFocus()
    const again = await openDialog(canvas)
    await expect(again.getByRole('textbox', { name: /^Novo e-mail/ })).toHaveValue('')
    await expect(again.getByLabelText(/^Sua senha/)).toHaveValue('')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const Longo = meta.story({
  name: 'Um endereço longo, no celular',
  ...onPhone,
  args: { email: 'departamento.comercial.regional.sudeste@construtora-horizonte-incorporadora.test' },
})

export const Troca = meta.story({
  name: 'Troca pelo teclado',
  play: async ({ canvas, args }) => {
    const dialog = await openDialog(canvas)
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/em até 24 horas/)
    await hasAttributes(dialog.getByRole('textbox', { name: /^Novo e-mail/ }), {
      ...emailField,
      autocomplete: 'email',
      'aria-required': 'true',
    })
    await hasAttributes(dialog.getByLabelText(/^Sua senha/), {
      autocomplete: 'current-password',
      'aria-required': 'true',
    })
    await write(dialog.getByRole('textbox', { name: /^Novo e-mail/ }), 'Mariana@Nova.test')
    await write(dialog.getByLabelText(/^Sua senha/), 'ensaio123')
    await press(dialog.getByRole('button', { name: 'Enviar link' }))
    await waitFor(() => calledOnce(args.onChange, 'mariana@nova.test', 'ensaio123'))
    await isAnnounced(await screen.findByText('Link enviado para mariana@nova.test.'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The old one is valid until the link is used.
    await expect(canvas.getByText('mariana@horizonte.test')).toBeVisible()
  },
})

const taken = 'Este e-mail não pode ser usado aqui. Informe outro.'

export const Recusado = meta.story({
  name: 'O servidor recusa: no campo, e o que foi digitado fica',
  render: (args) => <EmailCard {...args} onChange={client.security.changeEmail} />,
  beforeEach({ msw }) {
    msw.use(refuse(changeEmail, 'invalid', taken, { fields: { email: taken } }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar e-mail' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Trocar o e-mail' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar link' }))
    const email = dialog.getByRole('textbox', { name: /^Novo e-mail/ })
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Informe/))
    await expect(dialog.getByLabelText(/^Sua senha/)).toHaveAccessibleDescription('Digite a sua senha.')
    await userEvent.type(email, 'outra@demo.test')
    await userEvent.type(dialog.getByLabelText(/^Sua senha/), 'ensaio123')
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar link' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription(taken))
    await expect(email).toHaveValue('outra@demo.test')
    await expect(dialog.getByLabelText(/^Sua senha/)).toHaveValue('ensaio123')
    await expect(screen.queryByText(/^Link enviado/)).toBeNull()
  },
})

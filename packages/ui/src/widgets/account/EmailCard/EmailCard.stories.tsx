import { createClient } from '@ensaio/client'
import { changeEmail } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { press, write } from '#storybook/keyboard'
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
    await press(canvas.getByRole('button', { name: 'Trocar e-mail' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Trocar o e-mail' }))
    await write(dialog.getByRole('textbox', { name: /^Novo e-mail/ }), 'Mariana@Nova.test')
    await write(dialog.getByLabelText(/^Sua senha/), 'ensaio123')
    await press(dialog.getByRole('button', { name: 'Enviar link' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('mariana@nova.test', 'ensaio123'))
    await expect(await screen.findByText('Link enviado para mariana@nova.test.')).toBeVisible()
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
    await userEvent.type(email, 'outra@demo.test')
    await userEvent.type(dialog.getByLabelText(/^Sua senha/), 'ensaio123')
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar link' }))
    await waitFor(() => expect(email).toHaveAccessibleDescription(taken))
    await expect(email).toHaveValue('outra@demo.test')
  },
})

import { createClient } from '@ensaio/client'
import { confirmEmail } from '@ensaio/domain'
import { refuse } from '@ensaio/mocks'
import { expect, fn } from 'storybook/test'
import { isAnnounced } from '#storybook/announced'
import { press } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ConfirmEmail, type ConfirmEmailProps } from './ConfirmEmail.tsx'

const client = createClient({ baseUrl: '/api' })

const meta = preview.meta({
  title: 'Componentes/Conta/ConfirmEmail',
  component: ConfirmEmail,
  args: {
    onConfirm: fn<ConfirmEmailProps['onConfirm']>(async () => 'mariana@nova.test'),
    homeHref: '#conta',
  },
  parameters: {
    docs: {
      description: {
        component:
          'A página que o link enviado a um novo e-mail abre. Abrir não muda nada, porque leitores de e-mail abrem links: a troca vale quando a pessoa confirma.',
      },
    },
  },
})

export const Pergunta = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Confirmar e-mail' })).toBeVisible()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

export const Confirmado = meta.story({
  name: 'Confirma pelo teclado',
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Confirmar e-mail' }))
    await isAnnounced(await canvas.findByText(/você entra com mariana@nova.test/))
    await expect(canvas.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', '#conta')
  },
})

export const EnderecoMaisLongo = meta.story({
  name: 'O endereço mais longo',
  ...onPhone,
  args: {
    onConfirm: fn<ConfirmEmailProps['onConfirm']>(
      async () =>
        'maria.aparecida.da.conceicao.albuquerque.vasconcelos@construtora-horizonte-empreendimentos.test',
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas.getByRole('button', { name: 'Confirmar e-mail' }))
    await expect(await canvas.findByText(/vasconcelos@construtora/)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

const spent = 'Este link já foi usado ou expirou. Peça outro em Segurança, nas suas configurações.'

export const JaUsado = meta.story({
  name: 'O link não vale mais',
  ...onPhone,
  render: (args) => (
    <ConfirmEmail {...args} onConfirm={async () => (await client.security.confirmEmail('usado')).email} />
  ),
  beforeEach({ msw }) {
    msw.use(refuse(confirmEmail, 'not_found', spent))
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Confirmar e-mail' }))
    await expect(await canvas.findByText(spent)).toBeVisible()
  },
})

import { expect, userEvent } from 'storybook/test'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { ShareLink } from './ShareLink.tsx'

const url = 'https://portal.test/calendar/Zk3vT9qLw8RrY2mNc5Xb7A'

const meta = preview.meta({
  title: 'Componentes/Ensaio/ShareLink',
  component: ShareLink,
  parameters: {
    docs: {
      description: {
        component:
          'Envia um link de agendamento pelo menu do aparelho, por cópia, por WhatsApp ou por e-mail, conforme o que se sabe da pessoa. `url` é o endereço inteiro; sem `message`, só se copia. Com mais de um na tela, `of` diz de que ensaio é cada um.',
      },
    },
  },
  args: { url, message: `Escolha o melhor dia:\n${url}`, subject: 'Ensaio na Rua Augusta, 1500' },
})

export const ParaQuemSeSabe = meta.story({
  name: 'Para quem se sabe o telefone',
  args: { phone: '+5511912345678', email: 'paulo@horizonte.test' },
  play: async ({ canvas }) => {
    const whatsApp = canvas.getByRole('link', { name: /WhatsApp/ })
    await expect(whatsApp).toHaveAttribute('href', expect.stringContaining('wa.me/5511912345678?text='))
    const mail = canvas.getByRole('link', { name: /e-mail/ })
    await expect(mail).toHaveAttribute('href', expect.stringContaining('mailto:paulo@horizonte.test'))
    // In the order shown: copy, WhatsApp, e-mail.
    for (const way of [canvas.getByRole('button', { name: /Copiar/ }), whatsApp, mail]) {
      await userEvent.tab()
      await expect(way).toHaveFocus()
    }
  },
})

export const ParaQualquerUm = meta.story({
  name: 'Para qualquer contato, no celular',
  ...onPhone,
  play: async ({ canvas }) => {
    const whatsApp = canvas.getByRole('link', { name: /WhatsApp/ })
    await expect(whatsApp).toHaveAttribute('href', expect.stringContaining('wa.me/?text='))
  },
})

export const SoCopiar = meta.story({
  name: 'Só copiar',
  args: { message: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Copiar/ })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

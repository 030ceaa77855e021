import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { notPictured, together } from '#storybook/pictures'
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

/** A phone with a share menu, which answers as `share` does. */
function withMenu(share: () => Promise<void>) {
  return () => {
    Object.defineProperty(navigator, 'share', { value: fn(share), configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'share')
    }
  }
}

export const PeloAparelho = meta.story({
  name: 'Pelo menu do celular, primeiro',
  ...onPhone,
  args: { of: 'Unidade 84' },
  beforeEach: withMenu(async () => {}),
  play: async ({ canvas, args }) => {
    const share = canvas.getByRole('button', { name: 'Compartilhar, Unidade 84' })
    await expect(canvas.getAllByRole('button')[0]).toBe(share)
    await userEvent.click(share)
    await expect(navigator.share).toHaveBeenCalledWith({ text: args.message })
  },
})

export const MenuFechado = meta.story({
  name: 'Fechar o menu do celular não é falha',
  ...together(onPhone, notPictured),
  beforeEach: withMenu(() => Promise.reject(new DOMException('', 'AbortError'))),
  play: async ({ canvas }) => {
    const share = canvas.getByRole('button', { name: 'Compartilhar' })
    await userEvent.click(share)
    await expect(navigator.share).toHaveBeenCalledOnce()
    await expect(share).not.toHaveAttribute('aria-busy')
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  },
})

export const MenuRecusaOTexto = meta.story({
  name: 'O menu do celular não aceita o texto',
  ...together(onPhone, notPictured),
  beforeEach: withMenu(() => Promise.reject(new TypeError('Cannot be shared.'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar' }))
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  },
})

export const MenuFalhou = meta.story({
  name: 'O menu do celular falha',
  ...together(onPhone, notPictured),
  beforeEach: withMenu(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compartilhar' }))
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  },
})

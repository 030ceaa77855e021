import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { onPhone } from '#storybook/windows'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  title: 'Componentes/Página inicial/Footer',
  component: Footer,
  args: {
    year: 2026,
    socials: [
      { label: 'Instagram', href: 'https://instagram.com/' },
      { label: 'LinkedIn', href: 'https://linkedin.com/' },
      { label: 'YouTube', href: 'https://youtube.com/' },
    ],
  },
  parameters: {
    bare: true,
    docs: {
      description: {
        component:
          'O fim de toda página. Não pede nada à rede; o ano vem de fora. As redes sociais abrem em outra aba.',
      },
    },
  },
})

export const ComRedes = meta.story({
  name: 'Com redes sociais',
  tags: ['spec:2-footer'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2026 Ensaio. Todos os direitos reservados.')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'LinkedIn' })
    await tabTo(link)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link.getAttribute('rel')).toContain('noopener')
  },
})

export const SemRedes = meta.story({
  name: 'Sem redes sociais',
  args: { socials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})

export const Celular = meta.story(onPhone)

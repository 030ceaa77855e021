import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import { notPictured } from '#storybook/pictures'
import preview from '#storybook/preview'
import { Text } from '../../text/Text.tsx'
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx'
import { TextLink } from './TextLink.tsx'

const meta = preview.meta({
  title: 'Primitivos/Navegação/TextLink',
  component: TextLink,
  args: { href: '#entrar', children: 'Entre na sua conta' },
  render: (args) => (
    <Text>
      Já é cliente? <TextLink {...args} />.
    </Text>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'Um link no meio do texto; o que se faz é `Button`. `quiet` fica da cor do texto, para títulos de linhas; `external` abre outra aba, sem dar à outra página acesso a esta. Dentro de um app, `LinkProvider` leva ao roteador.\n\n**Acessibilidade.** Sublinhado sempre que não for `quiet`, porque a cor sozinha não basta. As palavras dizem aonde leva: nunca “clique aqui”.',
      },
    },
  },
})

export const NoTexto = meta.story({
  name: 'No texto',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Entre na sua conta' })
    await expect(link).toHaveAttribute('href', '#entrar')
    for (const other of ['target', 'rel']) await expect(link).not.toHaveAttribute(other)
  },
})

export const Titulo = meta.story({ name: 'Título de uma linha, na cor do texto', args: { quiet: true } })

export const DoAplicativo = meta.story({
  ...notPictured,
  name: 'Com o link do aplicativo, menos para fora',
  args: { href: '/entrar' },
  render: (args) => (
    <LinkProvider link={({ href, ...anchor }) => <a href={`#/app${href}`} {...anchor} />}>
      <TextLink {...args} aria-label="Entrar" />
      <TextLink {...args} external aria-label="Entrar em outra aba" />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '#/app/entrar')
    const out = canvas.getByRole('link', { name: 'Entrar em outra aba' })
    await expect(out).toHaveAttribute('href', '/entrar')
  },
})

export const Externo = meta.story({
  args: { external: true },
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('link', { name: /^Entre na sua conta/ }))
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#entrar')
  },
})

import { expect } from 'storybook/test'
import { tabTo } from '#storybook/keyboard'
import preview from '#storybook/preview'
import { Text } from '../../text/Text.tsx'
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

export const NoTexto = meta.story({ name: 'No texto' })

export const Externo = meta.story({
  args: { external: true },
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole('link', { name: /^Entre na sua conta/ }))
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
})
